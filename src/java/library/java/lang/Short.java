package java.lang;

/** A short as an object. */
public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    /** One object for each small value, made when it is first wanted. */
    private static final Short[] SMALL = new Short[256];

    private final short value;

    public Short(short value) {
        this.value = value;
    }

    public static Short valueOf(short value) {
        if (value < -128 || value > 127) return new Short(value);
        int index = (int) value + 128;
        if (SMALL[index] == null) SMALL[index] = new Short(value);
        return SMALL[index];
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return value;
    }

    public int intValue() {
        return (int) value;
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
        return other instanceof Short && ((Short) other).value == value;
    }

    public int compareTo(Short other) {
        return compare(value, other.value);
    }

    public String toString() {
        return "" + value;
    }

    public static String toString(short value) {
        return "" + value;
    }

    public static short parseShort(String text) {
        return parseShort(text, 10);
    }

    public static short parseShort(String text, int radix) {
        int number = Integer.parseInt(text, radix);
        if (number < MIN_VALUE || number > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (short) number;
    }

    public static Short valueOf(String text) {
        return valueOf(parseShort(text));
    }

    public static int hashCode(short value) {
        return value;
    }

    public static int compare(short first, short second) {
        return first - second;
    }

    public static int toUnsignedInt(short value) {
        return value & 65535;
    }

    public static long toUnsignedLong(short value) {
        return value & 65535L;
    }
}
