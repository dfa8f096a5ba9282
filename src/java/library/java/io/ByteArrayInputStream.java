package java.io;

/** Reads the bytes of an array, or of a part of it. */
public class ByteArrayInputStream extends InputStream {
    private final byte[] bytes;
    private final int end;
    private int position;
    private int mark;

    public ByteArrayInputStream(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    public ByteArrayInputStream(byte[] bytes, int offset, int count) {
        this.bytes = bytes;
        this.position = offset;
        this.mark = offset;
        this.end = Math.min(offset + count, bytes.length);
    }

    public int read() {
        return position < end ? bytes[position++] & 255 : -1;
    }

    public int available() {
        return end - position;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) {
        mark = position;
    }

    public void reset() {
        position = mark;
    }
}
