package java.util;

/** What a format says about one value: %-8.2f. */
final class FormatSpecifier {
    private final String text;
    private final String flags;
    private final int width;
    private final int precision;
    private final char letter;
    private final char kind;

    FormatSpecifier(String text, String flags, int width, int precision, char letter) {
        this.text = text;
        this.flags = flags;
        this.width = width;
        this.precision = precision;
        this.letter = letter;
        this.kind = Character.toLowerCase(letter);
    }

    String text() {
        return text;
    }

    private boolean has(char flag) {
        return flags.indexOf(flag) >= 0;
    }

    private boolean isOneOf(String letters) {
        return letters.indexOf(letter) >= 0;
    }

    void check() {
        if (!isOneOf("bBhHsScCdoxXeEfgGn%")) throw new UnknownFormatConversionException(String.valueOf(letter));
        switch (kind) {
            case 'b':
            case 'h':
                refuse("#");
                checkText();
                break;
            case 's':
                checkText();
                break;
            case 'c':
                checkPrecision();
                refuse("#+ 0,(");
                checkWidth("-");
                break;
            case 'd':
                checkNumber();
                checkPrecision();
                refuse("#");
                break;
            case 'o':
            case 'x':
                checkNumber();
                checkPrecision();
                refuse(",");
                break;
            case 'e':
                checkNumber();
                refuse(",");
                break;
            case 'f':
                checkNumber();
                break;
            case 'g':
                checkNumber();
                refuse("#");
                break;
            default:
                checkPrecision();
                checkWidth("-");
        }
    }

    private void checkText() {
        checkWidth("-");
        refuse("+ 0,(");
    }

    private void checkNumber() {
        checkWidth("-0");
        if (has('+') && has(' ') || has('-') && has('0')) throw new IllegalFormatFlagsException(allFlags());
    }

    /** Flags that fill up to a width need one. */
    private void checkWidth(String fillers) {
        for (int i = 0; i < fillers.length(); i++) {
            if (has(fillers.charAt(i)) && width < 0) throw new MissingFormatWidthException(text);
        }
    }

    private void checkPrecision() {
        if (precision >= 0) throw new IllegalFormatPrecisionException(precision);
    }

    private void refuse(String unwanted) {
        for (int i = 0; i < unwanted.length(); i++) {
            char flag = unwanted.charAt(i);
            if (has(flag)) throw new FormatFlagsConversionMismatchException(String.valueOf(flag), kind);
        }
    }

    private String allFlags() {
        String all = "";
        for (int i = 0; i < "-^#+ 0,(<".length(); i++) {
            char flag = "-^#+ 0,(<".charAt(i);
            if (flag == '^' ? letter != kind : has(flag)) all += flag;
        }
        return all;
    }

    String show(Object value) {
        if (kind == 's' && value instanceof Formattable) return shownByItself((Formattable) value);
        String shown = plain(value);
        return pad(Character.isUpperCase(letter) ? shown.toUpperCase() : shown);
    }

    private String shownByItself(Formattable value) {
        int given = (has('-') ? FormattableFlags.LEFT_JUSTIFY : 0)
            | (letter == 'S' ? FormattableFlags.UPPERCASE : 0)
            | (has('#') ? FormattableFlags.ALTERNATE : 0);
        Formatter formatter = new Formatter();
        value.formatTo(formatter, given, width, precision);
        return formatter.toString();
    }

    private String plain(Object value) {
        switch (kind) {
            case 'b':
                return cut(value instanceof Boolean ? value.toString() : String.valueOf(value != null));
            case 's':
                refuse("#");
                return cut(String.valueOf(value));
            case 'h':
                return cut(value == null ? "null" : Integer.toHexString(value.hashCode()));
            case 'c':
                return character(value);
            case 'd':
                return value == null ? "null" : decimal(value);
            case 'x':
            case 'o':
                return value == null ? "null" : unsigned(value);
            default:
                return value == null ? cut("null") : fraction(value);
        }
    }

    String pad(String shown) {
        String spaces = " ".repeat(Math.max(width - shown.length(), 0));
        return has('-') ? shown + spaces : spaces + shown;
    }

    private String cut(String shown) {
        return precision >= 0 && precision < shown.length() ? shown.substring(0, precision) : shown;
    }

    private IllegalFormatConversionException mismatch(Object value) {
        return new IllegalFormatConversionException(kind, value.getClass());
    }

    private String character(Object value) {
        if (value == null) return "null";
        if (value instanceof Character) return value.toString();
        if (!isInteger(value) || value instanceof Long) throw mismatch(value);
        int point = ((Number) value).intValue();
        if (point < 0 || point > Character.MAX_CODE_POINT) throw new IllegalFormatCodePointException(point);
        return Character.toString(point);
    }

    private static boolean isInteger(Object value) {
        return value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte;
    }

    /** By its name, so that programs without such numbers do without the class. */
    private static boolean isBig(Object value, String name) {
        return value instanceof Number && value.getClass().getName().equals(name);
    }

    private String decimal(Object value) {
        if (!isInteger(value) && !isBig(value, "java.math.BigInteger")) throw mismatch(value);
        String digits = value.toString();
        return digits.startsWith("-") ? signed(true, digits.substring(1)) : signed(false, digits);
    }

    private String unsigned(Object value) {
        if (!isInteger(value)) throw mismatch(value);
        refuse("( +");
        long bits = ((Number) value).longValue();
        if (value instanceof Integer) bits &= 0xFFFFFFFFL;
        else if (value instanceof Short) bits &= 0xFFFFL;
        else if (value instanceof Byte) bits &= 0xFFL;
        String digits = kind == 'x' ? Long.toHexString(bits) : Long.toOctalString(bits);
        String prefix = !has('#') ? "" : kind == 'x' ? "0x" : "0";
        return prefix + zeros(digits, width - prefix.length());
    }

    private String fraction(Object value) {
        if (isBig(value, "java.math.BigDecimal")) return decimalFraction(value.toString());
        if (!(value instanceof Double) && !(value instanceof Float)) throw mismatch(value);
        double number = ((Number) value).doubleValue();
        if (number != number) return "NaN";
        boolean isNegative = number < 0 || number == 0 && 1 / number < 0;
        if (number - number != 0) return sign(isNegative, "Infinity");
        return signed(isNegative, digits(new Decimal(number == 0 ? "0" : "" + Math.abs(number))));
    }

    private String decimalFraction(String shown) {
        boolean isNegative = shown.startsWith("-");
        return signed(isNegative, digits(new Decimal(isNegative ? shown.substring(1) : shown)));
    }

    private String digits(Decimal number) {
        int places = precision < 0 ? 6 : precision;
        if (kind == 'f') return point(number.fixed(places), places);
        if (kind == 'e') return scientific(number, places);
        int significant = places == 0 ? 1 : places;
        Decimal rounded = number.rounded(significant);
        int exponent = rounded.exponent();
        // Java takes 0.00 for a number that is very small.
        boolean isSmall = rounded.isZero() ? exponent != 0 : exponent < -4;
        if (isSmall || exponent >= significant) return scientific(number, significant - 1);
        if (rounded.isZero()) return number.fixed(significant - 1);
        return rounded.fixed(significant - 1 - exponent);
    }

    private String scientific(Decimal number, int places) {
        Decimal rounded = number.rounded(places + 1);
        int exponent = rounded.exponent();
        String size = String.valueOf(Math.abs(exponent));
        String mantissa = point(rounded.mantissa(places), places);
        return mantissa + "e" + (exponent < 0 ? "-" : "+") + (size.length() < 2 ? "0" + size : size);
    }

    private String point(String shown, int places) {
        return has('#') && places == 0 ? shown + "." : shown;
    }

    /** Groups, fills with zeros, and puts the sign. */
    private String signed(boolean isNegative, String digits) {
        String grouped = has(',') ? grouped(digits) : digits;
        int around = sign(isNegative, "").length();
        return sign(isNegative, zeros(grouped, width - around));
    }

    private String sign(boolean isNegative, String shown) {
        if (isNegative) return has('(') ? "(" + shown + ")" : "-" + shown;
        if (has('+')) return "+" + shown;
        return has(' ') ? " " + shown : shown;
    }

    private String zeros(String digits, int length) {
        return has('0') && digits.length() < length ? "0".repeat(length - digits.length()) + digits : digits;
    }

    private static String grouped(String digits) {
        int end = 0;
        while (end < digits.length() && Character.isDigit(digits.charAt(end))) end++;
        String shown = digits.substring(end);
        int at = end;
        while (at > 3) {
            shown = "," + digits.substring(at - 3, at) + shown;
            at -= 3;
        }
        return digits.substring(0, at) + shown;
    }

    /** A number of at least 0 as decimal digits: 0.d₁d₂… times ten to the power of scale. */
    private static final class Decimal {
        private final String digits;
        private final int scale;

        Decimal(String digits, int scale) {
            int zeros = 0;
            while (zeros < digits.length() && digits.charAt(zeros) == '0') zeros++;
            this.digits = digits.substring(zeros);
            this.scale = scale - zeros;
        }

        /** As Double.toString and BigDecimal.toString write it. */
        Decimal(String shown) {
            this(mantissaOf(shown).replace(".", ""), pointOf(mantissaOf(shown)) + exponentOf(shown));
        }

        private static String mantissaOf(String shown) {
            int end = shown.indexOf('E');
            return end < 0 ? shown : shown.substring(0, end);
        }

        private static int pointOf(String mantissa) {
            int point = mantissa.indexOf('.');
            return point < 0 ? mantissa.length() : point;
        }

        private static int exponentOf(String shown) {
            int start = shown.indexOf('E');
            return start < 0 ? 0 : Integer.parseInt(shown.substring(start + 1));
        }

        boolean isZero() {
            return digits.isEmpty();
        }

        /** Of the first digit; zero has that of its last one. */
        int exponent() {
            return isZero() ? scale : scale - 1;
        }

        /** Rounded to a number of digits, half up. */
        Decimal rounded(int count) {
            if (count >= digits.length()) return this;
            if (count < 0) return new Decimal("", 0);
            String kept = "0" + digits.substring(0, count);
            if (digits.charAt(count) < '5') return new Decimal(kept, scale + 1);
            int last = kept.length() - 1;
            while (kept.charAt(last) == '9') last--;
            char raised = (char) (kept.charAt(last) + 1);
            return new Decimal(kept.substring(0, last) + raised + "0".repeat(kept.length() - 1 - last), scale + 1);
        }

        /** With a number of digits after the point. */
        String fixed(int places) {
            Decimal rounded = rounded(scale + places);
            String whole = rounded.isZero() ? "0" : rounded.part(0, Math.max(rounded.scale, 0));
            if (whole.isEmpty()) whole = "0";
            return places == 0 ? whole : whole + "." + rounded.part(rounded.scale, rounded.scale + places);
        }

        String mantissa(int places) {
            return places == 0 ? part(0, 1) : part(0, 1) + "." + part(1, 1 + places);
        }

        /** The digits from one place to another; there are zeros before the first and after the last. */
        private String part(int from, int to) {
            String part = "";
            for (int i = from; i < to; i++) part += i < 0 || i >= digits.length() ? '0' : digits.charAt(i);
            return part;
        }
    }
}
