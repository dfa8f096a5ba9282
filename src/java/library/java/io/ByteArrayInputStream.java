package java.io;

/** Reads the bytes of an array. */
public class ByteArrayInputStream extends InputStream {
    private final byte[] bytes;
    private int position;

    public ByteArrayInputStream(byte[] bytes) {
        this.bytes = bytes;
    }

    public int read() {
        return position < bytes.length ? bytes[position++] & 255 : -1;
    }

    public int available() {
        return bytes.length - position;
    }
}
