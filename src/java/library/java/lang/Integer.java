package java.lang;

/** An int as an object. */
public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    /** One object for each small value, made when it is first wanted. */
    private static final Integer[] SMALL = new Integer[256];

    private final int value;

    public Integer(int value) {
        this.value = value;
    }

    public static Integer valueOf(int value) {
        if (value < -128 || value > 127) return new Integer(value);
        int index = (int) value + 128;
        if (SMALL[index] == null) SMALL[index] = new Integer(value);
        return SMALL[index];
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public boolean equals(Object other) {
        return other instanceof Integer && ((Integer) other).value == value;
    }

    public int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public String toString() {
        return "" + value;
    }

    public static String toString(int value) {
        return "" + value;
    }

    public static int hashCode(int value) {
        return value;
    }

    public static int compare(int first, int second) {
        return first < second ? -1 : first == second ? 0 : 1;
    }

    public static int parseInt(String text) {
        return parseInt(text, 10);
    }

    public static int parseInt(String text, int radix) {
        if (text == null) throw new NumberFormatException("Cannot parse null string");
        if (radix < 2) throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        if (radix > 36) throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        if (text.isEmpty()) throw notNumber(text, radix);
        char first = text.charAt(0);
        boolean isNegative = first == '-';
        int start = isNegative || first == '+' ? 1 : 0;
        if (start == text.length()) throw notNumber(text, radix);
        int limit = isNegative ? MIN_VALUE : -MAX_VALUE;
        int negated = 0;
        for (int i = start; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0 || negated < limit / radix) throw notNumber(text, radix);
            negated *= radix;
            if (negated < limit + digit) throw notNumber(text, radix);
            negated -= digit;
        }
        return isNegative ? negated : -negated;
    }

    private static NumberFormatException notNumber(String text, int radix) {
        String under = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + text + "\"" + under);
    }

    public static Integer valueOf(String text) {
        return valueOf(parseInt(text, 10));
    }

    public static Integer valueOf(String text, int radix) {
        return valueOf(parseInt(text, radix));
    }

    public static Integer decode(String text) {
        if (text.isEmpty()) throw new NumberFormatException("Zero length string");
        boolean isSigned = text.startsWith("-") || text.startsWith("+");
        String sign = text.startsWith("-") ? "-" : "";
        String rest = isSigned ? text.substring(1) : text;
        int radix = 10;
        if (rest.startsWith("0x") || rest.startsWith("0X")) {
            radix = 16;
            rest = rest.substring(2);
        } else if (rest.startsWith("#")) {
            radix = 16;
            rest = rest.substring(1);
        } else if (rest.startsWith("0") && rest.length() > 1) {
            radix = 8;
            rest = rest.substring(1);
        }
        if (rest.startsWith("-") || rest.startsWith("+")) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        return valueOf(sign + rest, radix);
    }

    public static String toString(int value, int radix) {
        if (radix < 2 || radix > 36 || radix == 10) return "" + value;
        int rest = value > 0 ? -value : value;
        String text = "";
        do {
            text = Character.forDigit((int) -(rest % radix), radix) + text;
            rest /= radix;
        } while (rest != 0);
        return value < 0 ? "-" + text : text;
    }

    public static String toBinaryString(int value) {
        return bits(value, 1);
    }

    public static String toOctalString(int value) {
        return bits(value, 3);
    }

    public static String toHexString(int value) {
        return bits(value, 4);
    }

    /** The digits of the unsigned value, each made of a number of bits. */
    private static String bits(int value, int size) {
        int rest = value;
        String text = "";
        do {
            text = Character.forDigit((int) rest & ((1 << size) - 1), 16) + text;
            rest >>>= size;
        } while (rest != 0);
        return text;
    }

    public static int signum(int value) {
        return value < 0 ? -1 : value > 0 ? 1 : 0;
    }

    public static int sum(int first, int second) {
        return first + second;
    }

    public static int max(int first, int second) {
        return first >= second ? first : second;
    }

    public static int min(int first, int second) {
        return first <= second ? first : second;
    }

    public static int bitCount(int value) {
        int count = 0;
        for (int rest = value; rest != 0; rest &= rest - 1) count++;
        return count;
    }

    public static int numberOfLeadingZeros(int value) {
        if (value == 0) return 32;
        int count = 0;
        for (int rest = value; rest > 0; rest <<= 1) count++;
        return count;
    }

    public static int numberOfTrailingZeros(int value) {
        if (value == 0) return 32;
        int count = 0;
        for (int rest = value; (rest & 1) == 0; rest >>>= 1) count++;
        return count;
    }

    public static int highestOneBit(int value) {
        return value == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static int lowestOneBit(int value) {
        return value & -value;
    }

    public static int reverse(int value) {
        int reversed = 0;
        for (int i = 0; i < 32; i++) reversed = (reversed << 1) | ((value >>> i) & 1);
        return reversed;
    }

    public static int reverseBytes(int value) {
        int reversed = 0;
        for (int i = 0; i < 32; i += 8) reversed = (reversed << 8) | ((value >>> i) & 255);
        return reversed;
    }

    public static int rotateLeft(int value, int distance) {
        return (value << distance) | (value >>> -distance);
    }

    public static int rotateRight(int value, int distance) {
        return (value >>> distance) | (value << -distance);
    }

    public static int compareUnsigned(int first, int second) {
        return compare(first + MIN_VALUE, second + MIN_VALUE);
    }

    public static long toUnsignedLong(int value) {
        return value & 0xFFFFFFFFL;
    }

    public static int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public static int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }

    public static String toUnsignedString(int value) {
        return "" + toUnsignedLong(value);
    }
}
