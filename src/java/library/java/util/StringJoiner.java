package java.util;

/** Puts texts together with a separator between them. */
public final class StringJoiner {
    private final String separator;
    private final String prefix;
    private final String suffix;
    private String joined;
    private String ifEmpty;

    public StringJoiner(CharSequence separator) {
        this(separator, "", "");
    }

    public StringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        this.separator = separator.toString();
        this.prefix = prefix.toString();
        this.suffix = suffix.toString();
    }

    public StringJoiner setEmptyValue(CharSequence text) {
        ifEmpty = text.toString();
        return this;
    }

    public StringJoiner add(CharSequence text) {
        joined = joined == null ? String.valueOf(text) : joined + separator + String.valueOf(text);
        return this;
    }

    public StringJoiner merge(StringJoiner other) {
        if (other.joined != null) add(other.joined);
        return this;
    }

    public int length() {
        return toString().length();
    }

    public String toString() {
        if (joined == null && ifEmpty != null) return ifEmpty;
        return prefix + (joined == null ? "" : joined) + suffix;
    }
}
