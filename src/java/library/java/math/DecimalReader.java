package java.math;

/** Reads a decimal number as it is written: -12.5e+3. */
final class DecimalReader {
    /** Java reads longer texts another way, and says otherwise what is wrong with them. */
    private static final int SHORT = 18;
    private static final int EXPONENT_DIGITS = 10;

    private final char[] text;
    private final int end;
    private int position;
    private final StringBuilder digits = new StringBuilder();
    private int point = -1;
    private long exponent;

    DecimalReader(char[] text, int offset, int length) {
        if ((offset | length) < 0 || length > text.length - offset)
            throw new NumberFormatException("Bad offset or len arguments for char[] input.");
        this.text = text;
        position = offset;
        end = offset + length;
        try {
            read(length);
        } catch (ArrayIndexOutOfBoundsException problem) {
            NumberFormatException unreadable = new NumberFormatException();
            unreadable.initCause(problem);
            throw unreadable;
        }
    }

    BigInteger unscaled() {
        return new BigInteger(digits.toString());
    }

    int scale() {
        long places = point < 0 ? 0 : digits.length() - sign() - point;
        long scale = places - exponent;
        if ((int) scale != scale) throw new NumberFormatException("Scale out of range.");
        return (int) scale;
    }

    /** How many of the digits are a sign. */
    private int sign() {
        return digits.charAt(0) == '-' ? 1 : 0;
    }

    private void read(int length) {
        if (text[position] == '-') digits.append('-');
        if (text[position] == '-' || text[position] == '+') position++;
        int start = digits.length();
        while (position < end && text[position] != 'e' && text[position] != 'E') {
            readDigitOrPoint(start, length);
            position++;
        }
        if (position < end) readExponent();
        if (digits.length() == start) throw new NumberFormatException("No digits found.");
    }

    private void readDigitOrPoint(int start, int length) {
        char next = text[position];
        if (next == '.') {
            if (point >= 0) throw new NumberFormatException("Character array contains more than one decimal point.");
            point = digits.length() - start;
        } else if (Character.digit(next, 10) >= 0) {
            digits.append(Character.digit(next, 10));
        } else if (length > SHORT) {
            throw new NumberFormatException("Character array is missing \"e\" notation exponential mark.");
        } else {
            throw new NumberFormatException("Character " + next
                + " is neither a decimal digit number, decimal point, nor \"e\" notation exponential mark.");
        }
    }

    private void readExponent() {
        position++;
        boolean isNegative = text[position] == '-';
        if (isNegative || text[position] == '+') position++;
        while (end - position > EXPONENT_DIGITS && Character.digit(text[position], 10) == 0) position++;
        if (end - position > EXPONENT_DIGITS) throw new NumberFormatException("Too many nonzero exponent digits.");
        do {
            int digit = Character.digit(text[position], 10);
            if (digit < 0) throw new NumberFormatException("Not a digit.");
            exponent = exponent * 10 + digit;
            position++;
        } while (position < end);
        if (isNegative) exponent = -exponent;
        if ((int) exponent != exponent) throw new NumberFormatException("Exponent overflow.");
    }
}
