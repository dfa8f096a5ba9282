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

    public byte[] readAllBytes() throws IOException {
        return readNBytes(Integer.MAX_VALUE);
    }

    public byte[] readNBytes(int most) throws IOException {
        if (most < 0) throw new IllegalArgumentException("len < 0");
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        while (all.size() < most) {
            int next = read();
            if (next < 0) break;
            all.write(next);
        }
        return all.toByteArray();
    }

    public long skip(long count) throws IOException {
        long done = 0;
        while (done < count && read() >= 0) done++;
        return done;
    }

    public long transferTo(OutputStream out) throws IOException {
        long done = 0;
        for (int next = read(); next >= 0; next = read()) {
            out.write(next);
            done++;
        }
        return done;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int limit) {
    }

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }
}
