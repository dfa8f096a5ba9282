package java.io;

/** Reads the bytes of another stream; can go back to a mark. */
public class BufferedInputStream extends FilterInputStream {
    /** The bytes since the mark; null when there is none. */
    private ByteArrayOutputStream sinceMark;
    /** The bytes that are read again; null when there are none. */
    private ByteArrayInputStream again;

    public BufferedInputStream(InputStream in) {
        super(in);
    }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
    }

    public int read() throws IOException {
        int next = again == null ? -1 : again.read();
        if (next < 0) {
            again = null;
            next = in.read();
        }
        if (next >= 0 && sinceMark != null) sinceMark.write(next);
        return next;
    }

    public int available() throws IOException {
        return (again == null ? 0 : again.available()) + in.available();
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) {
        sinceMark = new ByteArrayOutputStream();
    }

    public void reset() throws IOException {
        if (sinceMark == null) throw new IOException("Resetting to invalid mark");
        ByteArrayOutputStream ahead = sinceMark;
        if (again != null) {
            for (int next = again.read(); next >= 0; next = again.read()) ahead.write(next);
        }
        again = new ByteArrayInputStream(ahead.toByteArray());
        sinceMark = new ByteArrayOutputStream();
    }
}
