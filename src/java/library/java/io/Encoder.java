package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Takes the bytes of UTF-8 and hands on those of another encoding, character by character. */
final class Encoder extends OutputStream {
    private final OutputStream out;
    private Charset charset;
    private final ByteArrayOutputStream character = new ByteArrayOutputStream();
    private int missing;

    private Encoder(OutputStream out, Charset charset) {
        this.out = out;
        this.charset = charset;
    }

    /** The stream itself for UTF-8. */
    static OutputStream into(OutputStream out, Charset charset) {
        return charset.equals(StandardCharsets.UTF_8) ? out : new Encoder(out, charset);
    }

    /** The encoding of this name. */
    static Charset named(String name) throws UnsupportedEncodingException {
        if (name == null) throw new NullPointerException("charsetName");
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException problem) {
            throw new UnsupportedEncodingException(name);
        }
    }

    public void write(int value) throws IOException {
        int unit = value & 0xFF;
        if (unit >= 0xC0) missing = unit >= 0xF0 ? 3 : unit >= 0xE0 ? 2 : 1;
        else if (unit >= 0x80) missing--;
        character.write(unit);
        if (missing > 0) return;
        out.write(character.toString().getBytes(charset));
        character.reset();
        // Only the first character is marked with the order of the bytes.
        if (charset.equals(StandardCharsets.UTF_16)) charset = StandardCharsets.UTF_16BE;
    }

    public void flush() throws IOException {
        out.flush();
    }

    public void close() throws IOException {
        out.close();
    }
}
