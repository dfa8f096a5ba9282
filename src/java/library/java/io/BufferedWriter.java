package java.io;

/** Collects characters and hands them on in pieces; what is not flushed stays here. */
public class BufferedWriter extends Writer {
    private final Writer out;
    private final int size;
    private final StringBuilder waiting = new StringBuilder();
    private boolean closed;

    public BufferedWriter(Writer out) {
        this(out, 8192);
    }

    public BufferedWriter(Writer out, int size) {
        if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
        this.out = out;
        this.size = size;
    }

    public void write(char[] characters, int from, int count) throws IOException {
        if (closed) throw new IOException("Stream closed");
        waiting.append(characters, from, count);
        if (waiting.length() >= size) handOn();
    }

    public void newLine() throws IOException {
        write("\n");
    }

    private void handOn() throws IOException {
        String text = waiting.toString();
        waiting.setLength(0);
        out.write(text);
    }

    public void flush() throws IOException {
        if (closed) throw new IOException("Stream closed");
        handOn();
        out.flush();
    }

    public void close() throws IOException {
        if (closed) return;
        flush();
        closed = true;
        out.close();
    }
}
