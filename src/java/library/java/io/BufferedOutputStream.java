package java.io;

/** Collects bytes and hands them on in pieces; what is not flushed stays here. */
public class BufferedOutputStream extends FilterOutputStream {
    private final int size;
    private final ByteArrayOutputStream waiting = new ByteArrayOutputStream();

    public BufferedOutputStream(OutputStream out) {
        this(out, 8192);
    }

    public BufferedOutputStream(OutputStream out, int size) {
        super(out);
        if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
        this.size = size;
    }

    public void write(int value) throws IOException {
        if (waiting.size() >= size) handOn();
        waiting.write(value);
    }

    private void handOn() throws IOException {
        waiting.writeTo(out);
        waiting.reset();
    }

    public void flush() throws IOException {
        handOn();
        out.flush();
    }
}
