package java.lang;

import java.io.Serializable;

/** A char as an object, and what kinds of characters there are. */
public final class Character implements Comparable<Character>, Serializable {
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final int MIN_CODE_POINT = 0;
    public static final int MAX_CODE_POINT = 0x10ffff;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    /** One object for each small value, made when it is first wanted. */
    private static final Character[] SMALL = new Character[128];

    private final char value;

    public Character(char value) {
        this.value = value;
    }

    public static Character valueOf(char value) {
        if (value > 127) return new Character(value);
        if (SMALL[value] == null) SMALL[value] = new Character(value);
        return SMALL[value];
    }

    public char charValue() {
        return value;
    }

    public int hashCode() {
        return value;
    }

    public static int hashCode(char value) {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Character && ((Character) other).value == value;
    }

    public int compareTo(Character other) {
        return value - other.value;
    }

    public static int compare(char first, char second) {
        return first - second;
    }

    public String toString() {
        return "" + value;
    }

    public static String toString(char value) {
        return "" + value;
    }

    public static String toString(int point) {
        if (point < 0 || point > MAX_CODE_POINT) {
            String digits = Integer.toHexString(point).toUpperCase();
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x" + digits);
        }
        if (point < MIN_SUPPLEMENTARY_CODE_POINT) return "" + (char) point;
        return "" + highSurrogate(point) + lowSurrogate(point);
    }

    public static boolean isDigit(char character) {
        return character < 128 ? character >= '0' && character <= '9' : isDigit((int) character);
    }

    public static native boolean isDigit(int point);

    public static boolean isLetter(char character) {
        if (character >= 128) return isLetter((int) character);
        return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z';
    }

    public static native boolean isLetter(int point);

    public static boolean isLetterOrDigit(char character) {
        return isLetter(character) || isDigit(character);
    }

    public static boolean isLetterOrDigit(int point) {
        return isLetter(point) || isDigit(point);
    }

    public static native boolean isAlphabetic(int point);

    public static boolean isUpperCase(char character) {
        return character < 128 ? character >= 'A' && character <= 'Z' : isUpperCase((int) character);
    }

    public static native boolean isUpperCase(int point);

    public static boolean isLowerCase(char character) {
        return character < 128 ? character >= 'a' && character <= 'z' : isLowerCase((int) character);
    }

    public static native boolean isLowerCase(int point);

    public static boolean isWhitespace(char character) {
        if (character >= 128) return isWhitespace((int) character);
        return character == ' ' || character >= 9 && character <= 13 || character >= 28 && character <= 31;
    }

    public static native boolean isWhitespace(int point);

    public static native boolean isSpaceChar(int point);

    public static boolean isSpaceChar(char character) {
        return isSpaceChar((int) character);
    }

    public static char toUpperCase(char character) {
        return (char) toUpperCase((int) character);
    }

    public static native int toUpperCase(int point);

    public static char toLowerCase(char character) {
        return (char) toLowerCase((int) character);
    }

    public static native int toLowerCase(int point);

    /** The value of a digit or letter as a digit, or -1. */
    public static int digit(char character, int radix) {
        int value = -1;
        if (character >= '0' && character <= '9') value = character - '0';
        else if (character >= 'a' && character <= 'z') value = character - 'a' + 10;
        else if (character >= 'A' && character <= 'Z') value = character - 'A' + 10;
        return value < radix ? value : -1;
    }

    public static int digit(int point, int radix) {
        return point < 128 ? digit((char) point, radix) : -1;
    }

    public static int getNumericValue(char character) {
        return digit(character, 36);
    }

    public static int getNumericValue(int point) {
        return digit(point, 36);
    }

    public static char forDigit(int digit, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX || digit < 0 || digit >= radix) return '\0';
        return (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
    }

    public static int charCount(int point) {
        return point >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1;
    }

    public static boolean isHighSurrogate(char character) {
        return character >= '\ud800' && character <= '\udbff';
    }

    public static boolean isLowSurrogate(char character) {
        return character >= '\udc00' && character <= '\udfff';
    }

    public static boolean isSurrogate(char character) {
        return character >= '\ud800' && character <= '\udfff';
    }

    public static char highSurrogate(int point) {
        return (char) (0xd800 + ((point - 0x10000) >> 10));
    }

    public static char lowSurrogate(int point) {
        return (char) (0xdc00 + ((point - 0x10000) & 0x3ff));
    }

    public static int toCodePoint(char high, char low) {
        return 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
    }

    public static char[] toChars(int point) {
        return toString(point).toCharArray();
    }

    public static boolean isJavaIdentifierStart(char character) {
        return isLetter(character) || character == '_' || character == '$';
    }

    public static boolean isJavaIdentifierPart(char character) {
        return isJavaIdentifierStart(character) || isDigit(character) || isIdentifierIgnorable(character);
    }

    public static boolean isIdentifierIgnorable(char character) {
        return character <= 8 || character >= 14 && character <= 27 || character >= 127 && character <= 159;
    }

    public static boolean isISOControl(char character) {
        return character <= 31 || character >= 127 && character <= 159;
    }

    public static char reverseBytes(char character) {
        return (char) (character << 8 | character >> 8);
    }
}
