package java.io;

import java.nio.charset.Charset;

/** Writes characters into a stream of bytes, in UTF-8 unless told otherwise; what is not flushed stays here. */
public class OutputStreamWriter extends Writer {
    private final OutputStream out;
    private final StringBuilder waiting = new StringBuilder();

    public OutputStreamWriter(OutputStream out) {
        this.out = out;
    }

    public OutputStreamWriter(OutputStream out, Charset charset) {
        this(Encoder.into(out, charset));
    }

    public OutputStreamWriter(OutputStream out, String charsetName) throws UnsupportedEncodingException {
        this(out, Encoder.named(charsetName));
    }

    public void write(char[] characters, int from, int count) throws IOException {
        waiting.append(characters, from, count);
        if (waiting.length() >= 8192) handOn();
    }

    private void handOn() throws IOException {
        byte[] bytes = waiting.toString().getBytes();
        waiting.setLength(0);
        out.write(bytes, 0, bytes.length);
    }

    public void flush() throws IOException {
        handOn();
        out.flush();
    }

    public void close() throws IOException {
        flush();
        out.close();
    }
}
