package java.lang;

/** A long as an object. */
public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    /** One object for each small value, made when it is first wanted. */
    private static final Long[] SMALL = new Long[256];

    private final long value;

    public Long(long value) {
        this.value = value;
    }

    public static Long valueOf(long value) {
        if (value < -128 || value > 127) return new Long(value);
        int index = (int) value + 128;
        if (SMALL[index] == null) SMALL[index] = new Long(value);
        return SMALL[index];
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
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
        return other instanceof Long && ((Long) other).value == value;
    }

    public int compareTo(Long other) {
        return compare(value, other.value);
    }

    public String toString() {
        return "" + value;
    }

    public static String toString(long value) {
        return "" + value;
    }

    public static int hashCode(long value) {
        return (int) (value ^ (value >>> 32));
    }

    public static int compare(long first, long second) {
        return first < second ? -1 : first == second ? 0 : 1;
    }

    public static long parseLong(String text) {
        return parseLong(text, 10);
    }

    public static long parseLong(String text, int radix) {
        if (text == null) throw new NumberFormatException("Cannot parse null string");
        if (radix < 2) throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        if (radix > 36) throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        if (text.isEmpty()) throw notNumber(text, radix);
        char first = text.charAt(0);
        boolean isNegative = first == '-';
        int start = isNegative || first == '+' ? 1 : 0;
        if (start == text.length()) throw notNumber(text, radix);
        long limit = isNegative ? MIN_VALUE : -MAX_VALUE;
        long negated = 0;
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

    public static Long valueOf(String text) {
        return valueOf(parseLong(text, 10));
    }

    public static Long valueOf(String text, int radix) {
        return valueOf(parseLong(text, radix));
    }

    public static Long decode(String text) {
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

    public static String toString(long value, int radix) {
        if (radix < 2 || radix > 36 || radix == 10) return "" + value;
        long rest = value > 0 ? -value : value;
        String text = "";
        do {
            text = Character.forDigit((int) -(rest % radix), radix) + text;
            rest /= radix;
        } while (rest != 0);
        return value < 0 ? "-" + text : text;
    }

    public static String toBinaryString(long value) {
        return bits(value, 1);
    }

    public static String toOctalString(long value) {
        return bits(value, 3);
    }

    public static String toHexString(long value) {
        return bits(value, 4);
    }

    /** The digits of the unsigned value, each made of a number of bits. */
    private static String bits(long value, int size) {
        long rest = value;
        String text = "";
        do {
            text = Character.forDigit((int) rest & ((1 << size) - 1), 16) + text;
            rest >>>= size;
        } while (rest != 0);
        return text;
    }

    public static int signum(long value) {
        return value < 0 ? -1 : value > 0 ? 1 : 0;
    }

    public static long sum(long first, long second) {
        return first + second;
    }

    public static long max(long first, long second) {
        return first >= second ? first : second;
    }

    public static long min(long first, long second) {
        return first <= second ? first : second;
    }

    public static int bitCount(long value) {
        int count = 0;
        for (long rest = value; rest != 0; rest &= rest - 1) count++;
        return count;
    }

    public static int numberOfLeadingZeros(long value) {
        if (value == 0) return 64;
        int count = 0;
        for (long rest = value; rest > 0; rest <<= 1) count++;
        return count;
    }

    public static int numberOfTrailingZeros(long value) {
        if (value == 0) return 64;
        int count = 0;
        for (long rest = value; (rest & 1) == 0; rest >>>= 1) count++;
        return count;
    }

    public static long highestOneBit(long value) {
        return value == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static long lowestOneBit(long value) {
        return value & -value;
    }

    public static long reverse(long value) {
        long reversed = 0;
        for (int i = 0; i < 64; i++) reversed = (reversed << 1) | ((value >>> i) & 1);
        return reversed;
    }

    public static long reverseBytes(long value) {
        long reversed = 0;
        for (int i = 0; i < 64; i += 8) reversed = (reversed << 8) | ((value >>> i) & 255);
        return reversed;
    }

    public static long rotateLeft(long value, int distance) {
        return (value << distance) | (value >>> -distance);
    }

    public static long rotateRight(long value, int distance) {
        return (value >>> distance) | (value << -distance);
    }

    public static int compareUnsigned(long first, long second) {
        return compare(first + MIN_VALUE, second + MIN_VALUE);
    }

    public static long divideUnsigned(long dividend, long divisor) {
        if (divisor < 0) return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
        if (dividend >= 0) return dividend / divisor;
        long quotient = ((dividend >>> 1) / divisor) << 1;
        return compareUnsigned(dividend - quotient * divisor, divisor) < 0 ? quotient : quotient + 1;
    }

    public static long remainderUnsigned(long dividend, long divisor) {
        return dividend - divideUnsigned(dividend, divisor) * divisor;
    }

    public static String toUnsignedString(long value) {
        if (value >= 0) return "" + value;
        return "" + divideUnsigned(value, 10) + remainderUnsigned(value, 10);
    }
}
