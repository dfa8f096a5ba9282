package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Reads bytes of another encoding as those of UTF-8. All are read when the first one is wanted. */
final class Decoder extends InputStream {
    private final InputStream in;
    private final Charset charset;
    private ByteArrayInputStream decoded;

    private Decoder(InputStream in, Charset charset) {
        this.in = in;
        this.charset = charset;
    }

    /** The stream itself for UTF-8. */
    static InputStream of(InputStream in, Charset charset) {
        return charset.equals(StandardCharsets.UTF_8) ? in : new Decoder(in, charset);
    }

    public int read() throws IOException {
        if (decoded == null) decoded = new ByteArrayInputStream(new String(in.readAllBytes(), charset).getBytes());
        return decoded.read();
    }

    public int available() throws IOException {
        return decoded == null ? in.available() : decoded.available();
    }

    public void close() throws IOException {
        in.close();
    }
}
