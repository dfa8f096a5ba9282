package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Writes numbers as a pattern says: `#` a digit if there is one, `0` always one, `,` groups, `E0` with an exponent. */
public class DecimalFormat extends NumberFormat {
    private static final int MOST_FRACTION_DIGITS = 340;

    private DecimalFormatSymbols symbols;
    private RoundingMode rounding = RoundingMode.HALF_EVEN;
    private DecimalPattern pattern;
    private String positivePrefix;
    private String positiveSuffix;
    /** Null where a negative number is the positive one behind a minus sign. */
    private String negativePrefix;
    private String negativeSuffix;
    private int multiplier;
    private int groupingSize;
    private boolean isPointAlwaysShown;
    private boolean isParsingBigDecimal;

    public DecimalFormat() {
        this("#,##0.###");
    }

    public DecimalFormat(String pattern) {
        this(pattern, new DecimalFormatSymbols());
    }

    public DecimalFormat(String pattern, DecimalFormatSymbols symbols) {
        this.symbols = symbols;
        applyPattern(pattern);
    }

    public void applyPattern(String text) {
        pattern = new DecimalPattern(text);
        positivePrefix = pattern.prefix;
        positiveSuffix = pattern.suffix;
        negativePrefix = pattern.negativePrefix;
        negativeSuffix = pattern.negativeSuffix;
        multiplier = pattern.multiplier;
        groupingSize = pattern.group();
        isPointAlwaysShown = pattern.showsPoint();
        setGroupingUsed(groupingSize > 0);
        setMinimumIntegerDigits(pattern.minimumIntegers());
        setMaximumIntegerDigits(pattern.maximumIntegers());
        setMinimumFractionDigits(pattern.minimumFraction());
        setMaximumFractionDigits(pattern.maximumFraction());
    }

    String shown(Number number) {
        if (!(number instanceof Double || number instanceof Float)) {
            BigDecimal exact = exact(number).multiply(BigDecimal.valueOf(multiplier));
            return around(exact.signum() < 0, digits(exact.signum() < 0, exact.abs(), exact.abs()));
        }
        double value = number.doubleValue();
        if (Double.isNaN(value)) return symbols.getNaN();
        boolean isNegative = value < 0 || value == 0 && 1 / value < 0;
        double size = Math.abs(value * multiplier);
        if (Double.isInfinite(size)) return around(isNegative, symbols.getInfinity());
        return around(isNegative, digits(isNegative, new BigDecimal(Double.toString(size)), new BigDecimal(size)));
    }

    private static BigDecimal exact(Number number) {
        if (number instanceof BigDecimal) return (BigDecimal) number;
        if (number instanceof BigInteger) return new BigDecimal((BigInteger) number);
        return BigDecimal.valueOf(number.longValue());
    }

    private String around(boolean isNegative, String digits) {
        if (!isNegative) return positivePrefix + digits + positiveSuffix;
        if (negativePrefix != null) return negativePrefix + digits + negativeSuffix;
        return symbols.getMinusSign() + positivePrefix + digits + positiveSuffix;
    }

    /** The number at its shortest, and as it is, which alone says on which side of the middle it lies. */
    private String digits(boolean isNegative, BigDecimal shortest, BigDecimal exact) {
        RoundingMode mode = isNegative ? mirrored() : rounding;
        if (pattern.exponent > 0) {
            long digits = (long) getMaximumIntegerDigits() + getMaximumFractionDigits();
            int most = (int) Math.min(MOST_FRACTION_DIGITS, digits);
            BigDecimal rounded = shortest;
            if (most > 0 && shortest.precision() > most)
                rounded = rounded(shortest, exact, mode, most - shortest.precision() + shortest.scale());
            return withExponent(rounded);
        }
        int most = Math.min(MOST_FRACTION_DIGITS, getMaximumFractionDigits());
        return withoutExponent(rounded(shortest, exact, mode, most));
    }

    /** What the mode is for the size of a negative number. */
    private RoundingMode mirrored() {
        if (rounding == RoundingMode.CEILING) return RoundingMode.FLOOR;
        return rounding == RoundingMode.FLOOR ? RoundingMode.CEILING : rounding;
    }

    private static BigDecimal rounded(BigDecimal shortest, BigDecimal exact, RoundingMode mode, int scale) {
        if (shortest.scale() <= scale) return shortest;
        boolean isToNearest = mode == RoundingMode.HALF_EVEN || mode == RoundingMode.HALF_UP
                || mode == RoundingMode.HALF_DOWN;
        BigDecimal cut = shortest.setScale(scale, RoundingMode.DOWN);
        if (mode == RoundingMode.UNNECESSARY && cut.compareTo(shortest) != 0)
            throw new ArithmeticException(
                    "Rounding needed with the rounding mode being set to RoundingMode.UNNECESSARY");
        return (isToNearest ? exact : shortest).setScale(scale, mode);
    }

    private String withoutExponent(BigDecimal number) {
        String all = number.setScale(Math.max(0, number.scale())).unscaledValue().toString();
        int scale = Math.max(0, number.scale());
        if (all.length() <= scale) all = "0".repeat(scale - all.length() + 1) + all;
        String integers = withoutZeros(all.substring(0, all.length() - scale));
        String fraction = all.substring(all.length() - scale);
        int end = fraction.length();
        while (end > getMinimumFractionDigits() && fraction.charAt(end - 1) == '0') end--;
        fraction = fraction.substring(0, end);
        if (end < getMinimumFractionDigits()) fraction += "0".repeat(getMinimumFractionDigits() - end);
        if (integers.length() < getMinimumIntegerDigits())
            integers = "0".repeat(getMinimumIntegerDigits() - integers.length()) + integers;
        if (integers.length() > getMaximumIntegerDigits())
            integers = integers.substring(integers.length() - getMaximumIntegerDigits());
        if (integers.isEmpty() && fraction.isEmpty()) integers = "0";
        boolean hasPoint = isPointAlwaysShown || !fraction.isEmpty();
        return grouped(integers) + (hasPoint ? symbols.getDecimalSeparator() + fraction : "");
    }

    private static String withoutZeros(String digits) {
        int start = 0;
        while (start < digits.length() && digits.charAt(start) == '0') start++;
        return digits.substring(start);
    }

    private String grouped(String integers) {
        if (!isGroupingUsed() || groupingSize == 0) return integers;
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < integers.length(); i++) {
            if (i > 0 && (integers.length() - i) % groupingSize == 0) shown.append(symbols.getGroupingSeparator());
            shown.append(integers.charAt(i));
        }
        return shown.toString();
    }

    /** Where more integer digits are allowed than needed, the exponent is a multiple of their number. */
    private String withExponent(BigDecimal number) {
        boolean isZero = number.signum() == 0;
        String digits = isZero ? "" : withoutEndZeros(number.unscaledValue().toString());
        int before = isZero ? 0 : number.precision() - number.scale();
        int least = getMinimumIntegerDigits();
        int most = getMaximumIntegerDigits();
        int exponent = before - least;
        if (most > 1 && most > least) {
            exponent = (before >= 1 ? before - 1 : before - most) / most * most;
            least = 1;
        }
        int integers = isZero ? least : before - exponent;
        int all = Math.max(Math.max(digits.length(), integers), getMinimumIntegerDigits() + getMinimumFractionDigits());
        digits += "0".repeat(all - digits.length());
        boolean hasPoint = isPointAlwaysShown || all > integers;
        String point = hasPoint ? "" + symbols.getDecimalSeparator() : "";
        if (isZero) exponent = 0;
        String power = "" + Math.abs(exponent);
        if (power.length() < pattern.exponent) power = "0".repeat(pattern.exponent - power.length()) + power;
        String sign = exponent < 0 ? "" + symbols.getMinusSign() : "";
        return digits.substring(0, integers) + point + digits.substring(integers) + "E" + sign + power;
    }

    private static String withoutEndZeros(String digits) {
        int end = digits.length();
        while (end > 0 && digits.charAt(end - 1) == '0') end--;
        return digits.substring(0, end);
    }

    public Number parse(String text) throws ParseException {
        String minus = "" + symbols.getMinusSign();
        String below = negativePrefix == null ? minus + positivePrefix : negativePrefix;
        boolean isNegative = text.startsWith(below) && below.length() >= positivePrefix.length();
        String prefix = isNegative ? below : positivePrefix;
        String suffix = isNegative && negativePrefix != null ? negativeSuffix : positiveSuffix;
        StringBuilder digits = new StringBuilder();
        int end = text.startsWith(prefix) ? read(text, prefix.length(), digits) : -1;
        if (end < 0 || !text.startsWith(suffix, end))
            throw new ParseException("Unparseable number: \"" + text + '"', 0);
        BigDecimal size = new BigDecimal(digits.toString()).divide(BigDecimal.valueOf(multiplier));
        BigDecimal number = isNegative ? size.negate() : size;
        if (isParsingBigDecimal) return number;
        boolean isWhole = number.signum() == 0 ? !isNegative : number.stripTrailingZeros().scale() <= 0;
        if (isWhole && number.toBigInteger().bitLength() < 64) return number.longValue();
        return isNegative && number.signum() == 0 ? -0.0 : number.doubleValue();
    }

    /** Reads a number without its sign. Where it ends; -1 where there is none. */
    private int read(String text, int start, StringBuilder digits) {
        boolean hasPoint = false;
        boolean hasDigit = false;
        int at = start;
        for (; at < text.length(); at++) {
            char next = text.charAt(at);
            boolean isPoint = next == symbols.getDecimalSeparator() && !hasPoint && !isParseIntegerOnly();
            boolean isSeparator = next == symbols.getGroupingSeparator() && isGroupingUsed() && !hasPoint && hasDigit;
            boolean isFollowed = at + 1 < text.length() && isDigit(text.charAt(at + 1));
            if (isDigit(next)) {
                digits.append(next);
                hasDigit = true;
            } else if (isPoint) {
                digits.append(hasDigit ? "." : "0.");
                hasPoint = true;
            } else if (!isSeparator || !isFollowed) break;
        }
        if (!hasDigit) return -1;
        if (hasPoint) digits.append('0');
        return text.startsWith("E", at) ? readExponent(text, at, digits) : at;
    }

    private static int readExponent(String text, int start, StringBuilder digits) {
        boolean isNegative = text.startsWith("-", start + 1);
        int first = isNegative ? start + 2 : start + 1;
        int end = first;
        while (end < text.length() && end - first < 9 && isDigit(text.charAt(end))) end++;
        if (end == first) return start;
        digits.append('E').append(text, start + 1, end);
        return end;
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    public String toPattern() {
        String number = numberPattern();
        String all = positivePrefix + number + positiveSuffix;
        return negativePrefix == null ? all : all + ";" + negativePrefix + number + negativeSuffix;
    }

    private String numberPattern() {
        StringBuilder shown = new StringBuilder();
        int integers = pattern.exponent > 0 ? getMaximumIntegerDigits()
                : Math.max(groupingSize, getMinimumIntegerDigits()) + 1;
        for (int i = integers; i > 0; i--) {
            if (i != integers && isGroupingUsed() && groupingSize != 0 && i % groupingSize == 0) shown.append(',');
            shown.append(i <= getMinimumIntegerDigits() ? '0' : '#');
        }
        if (getMaximumFractionDigits() > 0 || isPointAlwaysShown) shown.append('.');
        int fraction = Math.min(MOST_FRACTION_DIGITS, getMaximumFractionDigits());
        for (int i = 0; i < fraction; i++) shown.append(i < getMinimumFractionDigits() ? '0' : '#');
        if (pattern.exponent > 0) shown.append('E').append("0".repeat(pattern.exponent));
        return shown.toString();
    }

    public DecimalFormatSymbols getDecimalFormatSymbols() {
        return symbols;
    }

    public void setDecimalFormatSymbols(DecimalFormatSymbols symbols) {
        this.symbols = symbols;
    }

    public RoundingMode getRoundingMode() {
        return rounding;
    }

    public void setRoundingMode(RoundingMode mode) {
        if (mode == null) throw new NullPointerException();
        rounding = mode;
    }

    public String getPositivePrefix() {
        return positivePrefix;
    }

    public void setPositivePrefix(String prefix) {
        positivePrefix = prefix;
    }

    public String getPositiveSuffix() {
        return positiveSuffix;
    }

    public void setPositiveSuffix(String suffix) {
        positiveSuffix = suffix;
    }

    public String getNegativePrefix() {
        return negativePrefix == null ? symbols.getMinusSign() + positivePrefix : negativePrefix;
    }

    public void setNegativePrefix(String prefix) {
        negativeSuffix = getNegativeSuffix();
        negativePrefix = prefix;
    }

    public String getNegativeSuffix() {
        return negativePrefix == null ? positiveSuffix : negativeSuffix;
    }

    public void setNegativeSuffix(String suffix) {
        negativePrefix = getNegativePrefix();
        negativeSuffix = suffix;
    }

    public int getMultiplier() {
        return multiplier;
    }

    public void setMultiplier(int multiplier) {
        this.multiplier = multiplier;
    }

    public int getGroupingSize() {
        return groupingSize;
    }

    public void setGroupingSize(int size) {
        groupingSize = size;
    }

    public boolean isDecimalSeparatorAlwaysShown() {
        return isPointAlwaysShown;
    }

    public void setDecimalSeparatorAlwaysShown(boolean isShown) {
        isPointAlwaysShown = isShown;
    }

    public boolean isParseBigDecimal() {
        return isParsingBigDecimal;
    }

    public void setParseBigDecimal(boolean isParsing) {
        isParsingBigDecimal = isParsing;
    }
}
