package java.io;

import java.nio.charset.Charset;
import java.util.Objects;

/** Reads the characters that a stream of bytes means, in UTF-8 unless told otherwise. */
public class InputStreamReader extends Reader {
    private final InputStream in;
    /** Null for UTF-8. */
    private final Charset charset;
    private int waiting = -1;
    /** What has been read in another encoding than UTF-8; null before the first character of it. */
    private StringReader decoded;

    public InputStreamReader(InputStream in) {
        this.in = in;
        this.charset = null;
    }

    public InputStreamReader(InputStream in, Charset charset) {
        this.in = in;
        this.charset = Objects.requireNonNull(charset, "charset").name().equals("UTF-8") ? null : charset;
    }

    public InputStreamReader(InputStream in, String charsetName) throws UnsupportedEncodingException {
        this(in, encoding(charsetName));
    }

    static Charset encoding(String name) throws UnsupportedEncodingException {
        if (name == null) throw new NullPointerException("charsetName");
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException problem) {
            throw new UnsupportedEncodingException(name);
        }
    }

    /** Other encodings are read as a whole. */
    private StringReader decoded() throws IOException {
        if (decoded == null) decoded = new StringReader(new String(in.readAllBytes(), charset));
        return decoded;
    }

    public int read() throws IOException {
        return charset == null ? utf8() : decoded().read();
    }

    private int utf8() throws IOException {
        if (waiting >= 0) {
            int low = waiting;
            waiting = -1;
            return low;
        }
        int first = in.read();
        if (first < 128) return first;
        if (first < 224) return ((first & 31) << 6) | continuation();
        if (first < 240) return ((first & 15) << 12) | (continuation() << 6) | continuation();
        int point = ((first & 7) << 18) | (continuation() << 12) | (continuation() << 6) | continuation();
        waiting = 0xDC00 + ((point - 0x10000) & 0x3FF);
        return 0xD800 + ((point - 0x10000) >> 10);
    }

    private int continuation() throws IOException {
        return in.read() & 63;
    }

    public int read(char[] characters, int from, int count) throws IOException {
        return fill(characters, from, count);
    }

    public boolean ready() throws IOException {
        return waiting >= 0 || decoded != null || in.available() > 0;
    }

    public void close() throws IOException {
        in.close();
    }
}
