package java.nio.charset;

import java.util.Locale;

/** A named encoding of characters as bytes: UTF-8, UTF-16, ISO-8859-1 or US-ASCII. */
public abstract class Charset implements Comparable<Charset> {
    private final String name;

    Charset(String name) {
        this.name = name;
    }

    public static boolean isSupported(String name) {
        return named(checked(name)) != null;
    }

    public static Charset forName(String name) {
        Charset charset = named(checked(name));
        if (charset == null) throw new UnsupportedCharsetException(name);
        return charset;
    }

    public static Charset defaultCharset() {
        return StandardCharsets.UTF_8;
    }

    private static String checked(String name) {
        if (name == null) throw new IllegalArgumentException("Null charset name");
        if (!name.matches("[A-Za-z0-9][-+.:_A-Za-z0-9]*")) throw new IllegalCharsetNameException(name);
        return name;
    }

    private static Charset named(String name) {
        switch (name.toUpperCase()) {
            case "UTF-8":
            case "UTF8":
                return StandardCharsets.UTF_8;
            case "US-ASCII":
            case "ASCII":
            case "ISO646-US":
                return StandardCharsets.US_ASCII;
            case "ISO-8859-1":
            case "ISO8859_1":
            case "ISO8859-1":
            case "LATIN1":
                return StandardCharsets.ISO_8859_1;
            case "UTF-16":
            case "UTF16":
            case "UTF_16":
                return StandardCharsets.UTF_16;
            case "UTF-16BE":
                return StandardCharsets.UTF_16BE;
            case "UTF-16LE":
                return StandardCharsets.UTF_16LE;
            default:
                return null;
        }
    }

    public final String name() {
        return name;
    }

    public String displayName() {
        return name;
    }

    public String displayName(Locale locale) {
        return name;
    }

    public boolean canEncode() {
        return true;
    }

    public final int compareTo(Charset other) {
        return name.compareToIgnoreCase(other.name);
    }

    public final int hashCode() {
        return name.hashCode();
    }

    public final boolean equals(Object other) {
        return other instanceof Charset && name.equals(((Charset) other).name);
    }

    public final String toString() {
        return name;
    }
}
