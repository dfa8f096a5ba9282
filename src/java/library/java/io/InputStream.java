package java.io;

/** Bytes can be read from it. */
public abstract class InputStream implements Closeable {
    /** The next byte, or -1 at the end. */
    public abstract int read() throws IOException;

    public int read(byte[] bytes) throws IOException {
        return read(bytes, 0, bytes.length);
    }

    public int read(byte[] bytes, int from, int count) throws IOException {
        int done = 0;
        while (done < count) {
            int next = read();
            if (next < 0) return done == 0 ? -1 : done;
            bytes[from + done] = (byte) next;
            done++;
        }
        return done;
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }
}
