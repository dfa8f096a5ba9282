package java.nio.charset;

/** One of the encodings that every Java knows. */
final class StandardCharset extends Charset {
    StandardCharset(String name) {
        super(name);
    }
}
