package java.io;

/** Writes characters into a stream of bytes, in UTF-8; what is not flushed stays here. */
public class OutputStreamWriter extends Writer {
    private final OutputStream out;
    private final StringBuilder waiting = new StringBuilder();

    public OutputStreamWriter(OutputStream out) {
        this.out = out;
    }

    public void write(char[] characters, int from, int count) throws IOException {
        waiting.append(characters, from, count);
        if (waiting.length() >= 8192) handOn();
    }

    private void handOn() throws IOException {
        byte[] bytes = waiting.toString().getBytes();
        waiting.setLength(0);
        out.write(bytes, 0, bytes.length);
    }

    public void flush() throws IOException {
        handOn();
        out.flush();
    }

    public void close() throws IOException {
        flush();
        out.close();
    }
}
