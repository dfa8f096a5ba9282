package java.lang;

import java.io.BufferedReader;
import java.io.Serializable;
import java.io.StringReader;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.util.Comparator;
import java.util.Formatter;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** A text. Its characters are kept by the interpreter; what is not written out here is listed as intrinsic. */
public final class String implements Comparable<String>, CharSequence, Serializable {
    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveOrder();

    private static String pool;

    private static class CaseInsensitiveOrder implements Comparator<String> {
        public int compare(String first, String second) {
            return first.compareToIgnoreCase(second);
        }
    }

    public String() {
    }

    public String(String text) {
        become(text.toString());
    }

    public String(char[] characters) {
        become(textOf(characters, 0, characters.length));
    }

    public String(char[] characters, int offset, int count) {
        become(textOf(characters, offset, count));
    }

    public String(int[] codePoints, int offset, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) text.appendCodePoint(codePoints[offset + i]);
        become(text.toString());
    }

    public String(byte[] utf8) {
        become(decoded(utf8, 0, utf8.length));
    }

    public String(byte[] utf8, int offset, int count) {
        become(decoded(utf8, offset, count));
    }

    public String(byte[] bytes, Charset charset) {
        become(Encodings.textOf(bytes, 0, bytes.length, charset));
    }

    public String(byte[] bytes, String charsetName) throws UnsupportedEncodingException {
        become(Encodings.textOf(bytes, 0, bytes.length, encoding(charsetName)));
    }

    public String(byte[] bytes, int offset, int count, Charset charset) {
        checkOffsets(offset, offset + count, bytes.length, count);
        become(Encodings.textOf(bytes, offset, count, charset));
    }

    public String(byte[] bytes, int offset, int count, String charsetName) throws UnsupportedEncodingException {
        checkOffsets(offset, offset + count, bytes.length, count);
        become(Encodings.textOf(bytes, offset, count, encoding(charsetName)));
    }

    public String(StringBuilder text) {
        become(text.toString());
    }

    public String(StringBuffer text) {
        become(text.toString());
    }

    /** Gives a string that is just being made its characters. */
    private native void become(String text);

    private static String textOf(char[] characters, int offset, int count) {
        checkOffsets(offset, offset + count, characters.length, count);
        return new String();
    }

    private static String decoded(byte[] utf8, int offset, int count) {
        checkOffsets(offset, offset + count, utf8.length, count);
        return new String();
    }

    private static void checkOffsets(int offset, int end, int length, int count) {
        if (offset < 0 || count < 0 || end > length) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", count " + count + ", length " + length);
        }
    }

    public native int length();

    public native boolean isEmpty();

    public native boolean isBlank();

    public char charAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException("String index out of range: " + index);
        }
        return 0;
    }

    public int codePointAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length());
        }
        return 0;
    }

    public native int codePointCount(int start, int end);

    public native int hashCode();

    public native boolean equals(Object other);

    public native boolean equalsIgnoreCase(String other);

    public native int compareTo(String other);

    public native int compareToIgnoreCase(String other);

    public boolean contentEquals(CharSequence other) {
        return equals(other.toString());
    }

    public native int indexOf(int character);

    public native int indexOf(int character, int from);

    public native int indexOf(String part);

    public native int indexOf(String part, int from);

    public native int lastIndexOf(int character);

    public native int lastIndexOf(int character, int from);

    public native int lastIndexOf(String part);

    public native int lastIndexOf(String part, int from);

    public boolean contains(CharSequence part) {
        return indexOf(part.toString()) >= 0;
    }

    public native boolean startsWith(String prefix);

    public native boolean startsWith(String prefix, int from);

    public native boolean endsWith(String suffix);

    public boolean regionMatches(int from, String other, int otherFrom, int count) {
        return regionMatches(false, from, other, otherFrom, count);
    }

    public boolean regionMatches(boolean ignoresCase, int from, String other, int otherFrom, int count) {
        if (from < 0 || otherFrom < 0 || from + count > length() || otherFrom + count > other.length()) return false;
        if (count <= 0) return true;
        String own = substring(from, from + count);
        String that = other.substring(otherFrom, otherFrom + count);
        return ignoresCase ? own.equalsIgnoreCase(that) : own.equals(that);
    }

    public String substring(int start) {
        return substring(start, length());
    }

    public String substring(int start, int end) {
        if (start < 0 || end > length() || start > end) {
            throw new StringIndexOutOfBoundsException("begin " + start + ", end " + end + ", length " + length());
        }
        return isEmpty() ? this : new String();
    }

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public String concat(String other) {
        return isEmpty() ? this : new String();
    }

    public String replace(char old, char replacement) {
        return isEmpty() ? this : new String();
    }

    public String replace(CharSequence old, CharSequence replacement) {
        return replaceText(old.toString(), replacement.toString());
    }

    private String replaceText(String old, String replacement) {
        return isEmpty() ? this : new String();
    }

    public boolean matches(String pattern) {
        checkPattern(pattern);
        return matchesPattern(pattern);
    }

    public String replaceAll(String pattern, String replacement) {
        checkPattern(pattern);
        return replacePattern(pattern, replacement, true);
    }

    public String replaceFirst(String pattern, String replacement) {
        checkPattern(pattern);
        return replacePattern(pattern, replacement, false);
    }

    public String[] split(String pattern) {
        return split(pattern, 0);
    }

    public String[] split(String pattern, int limit) {
        checkPattern(pattern);
        return splitPattern(pattern, limit);
    }

    private static void checkPattern(String pattern) {
        if (!isPattern(pattern)) throw PatternSyntaxException.of(pattern, 0);
    }

    private static native boolean isPattern(String pattern);

    private native boolean matchesPattern(String pattern);

    private String replacePattern(String pattern, String replacement, boolean everywhere) {
        return new String();
    }

    private String[] splitPattern(String pattern, int limit) {
        return new String[] {new String()};
    }

    public String toLowerCase() {
        return isEmpty() ? this : new String();
    }

    public String toLowerCase(Locale locale) {
        return toLowerCase();
    }

    public String toUpperCase() {
        return isEmpty() ? this : new String();
    }

    public String toUpperCase(Locale locale) {
        return toUpperCase();
    }

    public String trim() {
        return isEmpty() ? this : new String();
    }

    public String strip() {
        return isEmpty() ? this : new String();
    }

    public String stripLeading() {
        return isEmpty() ? this : new String();
    }

    public String stripTrailing() {
        return isEmpty() ? this : new String();
    }

    public String repeat(int count) {
        if (count < 0) throw new IllegalArgumentException("count is negative: " + count);
        return isEmpty() ? this : new String();
    }

    public String indent(int count) {
        if (isEmpty()) return "";
        StringBuilder text = new StringBuilder();
        for (String line : split("\r\n|\r|\n")) {
            int start = 0;
            while (start < -count && start < line.length() && Character.isWhitespace(line.charAt(start))) start++;
            text.append(" ".repeat(Math.max(count, 0))).append(line.substring(start)).append('\n');
        }
        return text.toString();
    }

    /** The one string of this text: the literal where there is one. Literals are in the pool from the start. */
    public String intern() {
        if (pool == null) pool = this;
        return pool;
    }

    public String toString() {
        return this;
    }

    public char[] toCharArray() {
        return new char[length()];
    }

    public byte[] getBytes() {
        return new byte[length()];
    }

    public byte[] getBytes(Charset charset) {
        return Encodings.bytesOf(this, Objects.requireNonNull(charset));
    }

    public byte[] getBytes(String charsetName) throws UnsupportedEncodingException {
        return Encodings.bytesOf(this, encoding(charsetName));
    }

    private static Charset encoding(String name) throws UnsupportedEncodingException {
        if (name == null) throw new NullPointerException();
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException problem) {
            throw new UnsupportedEncodingException(name);
        }
    }

    public void getChars(int start, int end, char[] target, int at) {
        for (int i = start; i < end; i++) target[at + i - start] = charAt(i);
    }

    public Stream<String> lines() {
        return new BufferedReader(new StringReader(this)).lines();
    }

    public static String join(CharSequence separator, CharSequence... parts) {
        String between = separator.toString();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) text.append(between);
            text.append(parts[i]);
        }
        return text.toString();
    }

    public static String join(CharSequence separator, Iterable<? extends CharSequence> parts) {
        String between = separator.toString();
        StringBuilder text = new StringBuilder();
        boolean isFirst = true;
        for (CharSequence part : parts) {
            if (!isFirst) text.append(between);
            text.append(part);
            isFirst = false;
        }
        return text.toString();
    }

    public static String format(String format, Object... values) {
        return Formatter.text(format, values);
    }

    public static String format(Locale locale, String format, Object... values) {
        return Formatter.text(format, values);
    }

    public String formatted(Object... values) {
        return Formatter.text(this, values);
    }

    public static String valueOf(Object value) {
        return value == null ? "null" : value.toString();
    }

    public static String valueOf(char[] characters) {
        return new String(characters);
    }

    public static String valueOf(char[] characters, int offset, int count) {
        return new String(characters, offset, count);
    }

    public static String copyValueOf(char[] characters) {
        return new String(characters);
    }

    public static String valueOf(boolean value) {
        return value ? "true" : "false";
    }

    public static String valueOf(char value) {
        return "" + value;
    }

    public static String valueOf(int value) {
        return "" + value;
    }

    public static String valueOf(long value) {
        return "" + value;
    }

    public static String valueOf(float value) {
        return "" + value;
    }

    public static String valueOf(double value) {
        return "" + value;
    }
}
