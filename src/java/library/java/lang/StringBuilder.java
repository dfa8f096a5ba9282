package java.lang;

import java.io.Serializable;

/** A text that can be changed. */
public final class StringBuilder implements CharSequence, Comparable<StringBuilder>, Appendable, Serializable {
    private String text;

    public StringBuilder() {
        text = "";
    }

    public StringBuilder(int capacity) {
        if (capacity < 0) throw new NegativeArraySizeException("" + capacity);
        text = "";
    }

    public StringBuilder(String text) {
        this.text = text.toString();
    }

    public StringBuilder(CharSequence text) {
        this.text = text.toString();
    }

    public int length() {
        return text.length();
    }

    public int capacity() {
        return text.length() + 16;
    }

    public void ensureCapacity(int capacity) {
    }

    public void trimToSize() {
    }

    public char charAt(int index) {
        checkIndex(index);
        return text.charAt(index);
    }

    public StringBuilder append(String value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(Object value) {
        text = text + String.valueOf(value);
        return this;
    }

    public StringBuilder append(CharSequence value) {
        text = text + String.valueOf(value);
        return this;
    }

    public StringBuilder append(CharSequence value, int start, int end) {
        CharSequence part = value == null ? "null" : value;
        if (start < 0 || start > end || end > part.length()) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + part.length());
        }
        text = text + part.subSequence(start, end).toString();
        return this;
    }

    public StringBuilder append(char[] value) {
        text = text + String.valueOf(value);
        return this;
    }

    public StringBuilder append(char[] value, int offset, int count) {
        text = text + new String(value, offset, count);
        return this;
    }

    public StringBuilder append(boolean value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(char value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(int value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(long value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(float value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(double value) {
        text = text + value;
        return this;
    }

    public StringBuilder appendCodePoint(int point) {
        text = text + Character.toString(point);
        return this;
    }

    public StringBuilder insert(int offset, String value) {
        if (offset < 0 || offset > text.length()) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + text.length());
        }
        text = text.substring(0, offset) + value + text.substring(offset);
        return this;
    }

    public StringBuilder insert(int offset, Object value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, CharSequence value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, char[] value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, boolean value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, char value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, int value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, long value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, float value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, double value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder delete(int start, int end) {
        int last = Math.min(end, text.length());
        checkRange(start, last);
        text = text.substring(0, start) + text.substring(last);
        return this;
    }

    public StringBuilder deleteCharAt(int index) {
        checkIndex(index);
        text = text.substring(0, index) + text.substring(index + 1);
        return this;
    }

    public StringBuilder replace(int start, int end, String value) {
        int last = Math.min(end, text.length());
        checkRange(start, last);
        text = text.substring(0, start) + value.toString() + text.substring(last);
        return this;
    }

    public void setCharAt(int index, char value) {
        checkIndex(index);
        text = text.substring(0, index) + value + text.substring(index + 1);
    }

    public void setLength(int length) {
        if (length < 0) throw new StringIndexOutOfBoundsException(length);
        int missing = length - text.length();
        text = missing > 0 ? text + "\0".repeat(missing) : text.substring(0, length);
    }

    public StringBuilder reverse() {
        text = reversed(text);
        return this;
    }

    /** Surrogate pairs keep their order. */
    private static String reversed(String text) {
        return new String();
    }

    public int indexOf(String part) {
        return text.indexOf(part);
    }

    public int indexOf(String part, int from) {
        return text.indexOf(part, from);
    }

    public int lastIndexOf(String part) {
        return text.lastIndexOf(part);
    }

    public int lastIndexOf(String part, int from) {
        return text.lastIndexOf(part, from);
    }

    public String substring(int start) {
        return substring(start, text.length());
    }

    public String substring(int start, int end) {
        checkRange(start, end);
        return text.substring(start, end);
    }

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public int compareTo(StringBuilder other) {
        return text.compareTo(other.text);
    }

    public String toString() {
        return new String(text);
    }

    private void checkIndex(int index) {
        if (index < 0 || index >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + text.length());
        }
    }

    private void checkRange(int start, int end) {
        if (start < 0 || start > end || end > text.length()) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + text.length());
        }
    }
}
