package java.io;

import java.nio.charset.Charset;

/** Collects the bytes that are written to it. */
public class ByteArrayOutputStream extends OutputStream {
    private byte[] bytes = new byte[32];
    private int count;

    public ByteArrayOutputStream() {
    }

    public ByteArrayOutputStream(int size) {
    }

    public void write(int value) {
        if (count == bytes.length) {
            byte[] more = new byte[2 * count];
            for (int i = 0; i < count; i++) more[i] = bytes[i];
            bytes = more;
        }
        bytes[count++] = (byte) value;
    }

    public void reset() {
        count = 0;
    }

    public int size() {
        return count;
    }

    public byte[] toByteArray() {
        byte[] copy = new byte[count];
        for (int i = 0; i < count; i++) copy[i] = bytes[i];
        return copy;
    }

    public void writeTo(OutputStream out) throws IOException {
        out.write(bytes, 0, count);
    }

    public String toString() {
        return new String(bytes, 0, count);
    }

    public String toString(Charset charset) {
        return new String(bytes, 0, count, charset);
    }

    public String toString(String charsetName) throws UnsupportedEncodingException {
        return new String(bytes, 0, count, charsetName);
    }
}
