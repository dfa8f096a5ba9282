package java.nio.charset;

/** The encodings that every Java knows. */
public final class StandardCharsets {
    public static final Charset US_ASCII = new StandardCharset("US-ASCII");
    public static final Charset ISO_8859_1 = new StandardCharset("ISO-8859-1");
    public static final Charset UTF_8 = new StandardCharset("UTF-8");
    public static final Charset UTF_16BE = new StandardCharset("UTF-16BE");
    public static final Charset UTF_16LE = new StandardCharset("UTF-16LE");
    public static final Charset UTF_16 = new StandardCharset("UTF-16");

    private StandardCharsets() {
    }
}
