package java.io;

import java.nio.charset.Charset;

/** Reads the characters that a stream of bytes means, in UTF-8 unless told otherwise. */
public class InputStreamReader extends Reader {
    private final InputStream in;
    private int waiting = -1;

    public InputStreamReader(InputStream in) {
        this.in = in;
    }

    public InputStreamReader(InputStream in, Charset charset) {
        this(Decoder.of(in, charset));
    }

    public InputStreamReader(InputStream in, String charsetName) throws UnsupportedEncodingException {
        this(in, Encoder.named(charsetName));
    }

    public int read() throws IOException {
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
        return waiting >= 0 || in.available() > 0;
    }

    public void close() throws IOException {
        in.close();
    }
}
