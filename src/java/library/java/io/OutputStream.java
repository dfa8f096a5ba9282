package java.io;

/** Bytes can be written to it. */
public abstract class OutputStream implements Closeable, Flushable {
    public abstract void write(int value) throws IOException;

    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    public void write(byte[] bytes, int from, int count) throws IOException {
        for (int i = 0; i < count; i++) write(bytes[from + i]);
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
    }
}
