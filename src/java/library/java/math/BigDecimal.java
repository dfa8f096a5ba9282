package java.math;

/** A decimal number of any size: a whole number divided by ten to the power of the scale. */
public class BigDecimal extends Number implements Comparable<BigDecimal> {
    private static final BigDecimal[] SMALL = new BigDecimal[11];

    static {
        for (int i = 0; i < SMALL.length; i++) SMALL[i] = new BigDecimal(BigInteger.valueOf(i), 0);
    }

    public static final BigDecimal ZERO = SMALL[0];
    public static final BigDecimal ONE = SMALL[1];
    public static final BigDecimal TEN = SMALL[10];

    public static final int ROUND_UP = 0;
    public static final int ROUND_DOWN = 1;
    public static final int ROUND_CEILING = 2;
    public static final int ROUND_FLOOR = 3;
    public static final int ROUND_HALF_UP = 4;
    public static final int ROUND_HALF_DOWN = 5;
    public static final int ROUND_HALF_EVEN = 6;
    public static final int ROUND_UNNECESSARY = 7;

    private static final int LONG_DIGITS = 19;
    private static final int LARGEST_POWER = 999_999_999;
    /** Of a double. */
    private static final int FRACTION_BITS = 52;
    private static final int EXPONENT_BIAS = 1023;
    private static final int DOUBLE_DIGITS = 15;

    private final BigInteger unscaled;
    private final int scale;
    /** 0 until it is asked for. */
    private int precision;
    /** Null until it is asked for. */
    private String text;

    public BigDecimal(BigInteger unscaled, int scale) {
        if (unscaled == null) throw new NullPointerException();
        this.unscaled = unscaled;
        this.scale = scale;
    }

    public BigDecimal(BigInteger unscaled, int scale, MathContext context) {
        this(new BigDecimal(unscaled, scale).round(context));
    }

    public BigDecimal(BigInteger value) {
        this(value, 0);
    }

    public BigDecimal(BigInteger value, MathContext context) {
        this(value, 0, context);
    }

    public BigDecimal(String val) {
        this(val.toCharArray());
    }

    public BigDecimal(String val, MathContext context) {
        this(val.toCharArray(), context);
    }

    public BigDecimal(char[] text) {
        this(text, 0, text.length);
    }

    public BigDecimal(char[] text, MathContext context) {
        this(text, 0, text.length, context);
    }

    public BigDecimal(char[] text, int offset, int length) {
        this(new DecimalReader(text, offset, length));
    }

    public BigDecimal(char[] text, int offset, int length, MathContext context) {
        this(new BigDecimal(text, offset, length).round(context));
    }

    public BigDecimal(int value) {
        this(BigInteger.valueOf(value), 0);
    }

    public BigDecimal(int value, MathContext context) {
        this(BigInteger.valueOf(value), 0, context);
    }

    public BigDecimal(long value) {
        this(BigInteger.valueOf(value), 0);
    }

    public BigDecimal(long value, MathContext context) {
        this(BigInteger.valueOf(value), 0, context);
    }

    /** Every digit of the double. */
    public BigDecimal(double value) {
        this(exact(value));
    }

    public BigDecimal(double value, MathContext context) {
        this(exact(value).round(context));
    }

    private BigDecimal(DecimalReader reader) {
        this(reader.unscaled(), reader.scale());
    }

    private BigDecimal(BigDecimal other) {
        this(other.unscaled, other.scale);
    }

    private static BigDecimal exact(double value) {
        if (value - value != 0) throw new NumberFormatException("Infinite or NaN");
        if (value == 0) return ZERO;
        long bits = Double.doubleToLongBits(value);
        int biased = (int) (bits >> FRACTION_BITS) & 0x7FF;
        long significand = bits & ((1L << FRACTION_BITS) - 1);
        if (biased > 0) significand |= 1L << FRACTION_BITS;
        int exponent = Math.max(biased, 1) - EXPONENT_BIAS - FRACTION_BITS;
        while ((significand & 1) == 0) {
            significand >>= 1;
            exponent++;
        }
        BigInteger whole = BigInteger.valueOf(value < 0 ? -significand : significand);
        if (exponent >= 0) return new BigDecimal(whole.shiftLeft(exponent), 0);
        return new BigDecimal(whole.multiply(BigInteger.valueOf(5).pow(-exponent)), -exponent);
    }

    public static BigDecimal valueOf(long value) {
        return value >= 0 && value < SMALL.length ? SMALL[(int) value] : new BigDecimal(value);
    }

    public static BigDecimal valueOf(long unscaled, int scale) {
        return scale == 0 ? valueOf(unscaled) : new BigDecimal(BigInteger.valueOf(unscaled), scale);
    }

    public static BigDecimal valueOf(double value) {
        return new BigDecimal(Double.toString(value));
    }

    private static BigDecimal of(BigInteger unscaled, long scale) {
        return new BigDecimal(unscaled, checked(unscaled, scale));
    }

    /** A scale as an int; zero may have the nearest one. */
    private static int checked(BigInteger unscaled, long scale) {
        if ((int) scale == scale) return (int) scale;
        if (unscaled.signum() != 0) throw new ArithmeticException(scale > 0 ? "Underflow" : "Overflow");
        return nearest(scale);
    }

    private static int nearest(long scale) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, scale));
    }

    private static BigInteger raised(BigInteger value, long tens) {
        if (tens <= 0 || value.signum() == 0) return value;
        return value.multiply(BigInteger.TEN.pow(checked(value, tens)));
    }

    private static RoundingMode modeOf(int mode) {
        if (mode < ROUND_UP || mode > ROUND_UNNECESSARY) throw new IllegalArgumentException("Invalid rounding mode");
        return RoundingMode.valueOf(mode);
    }

    public BigDecimal add(BigDecimal augend) {
        long padding = (long) augend.scale - scale;
        BigInteger sum = raised(unscaled, padding).add(raised(augend.unscaled, -padding));
        return new BigDecimal(sum, Math.max(scale, augend.scale));
    }

    public BigDecimal add(BigDecimal augend, MathContext context) {
        if (context.getPrecision() == 0 || signum() != 0 && augend.signum() != 0) return add(augend).round(context);
        int preferred = Math.max(scale, augend.scale);
        if (signum() == 0 && augend.signum() == 0) return new BigDecimal(BigInteger.ZERO, preferred);
        BigDecimal sum = (signum() == 0 ? augend : this).round(context);
        if (sum.scale > preferred) return sum.stripped(preferred);
        int more = Math.min(preferred - sum.scale, context.getPrecision() - sum.precision());
        return sum.setScale(sum.scale + more);
    }

    public BigDecimal subtract(BigDecimal subtrahend) {
        return add(subtrahend.negate());
    }

    public BigDecimal subtract(BigDecimal subtrahend, MathContext context) {
        return add(subtrahend.negate(), context);
    }

    public BigDecimal multiply(BigDecimal multiplicand) {
        return of(unscaled.multiply(multiplicand.unscaled), (long) scale + multiplicand.scale);
    }

    public BigDecimal multiply(BigDecimal multiplicand, MathContext context) {
        return multiply(multiplicand).round(context);
    }

    public BigDecimal divide(BigDecimal divisor, int scale, RoundingMode mode) {
        long tens = (long) scale + divisor.scale - this.scale;
        BigInteger dividend = raised(unscaled, tens);
        if (divisor.signum() == 0) {
            // Java computes with longs, and otherwise with BigIntegers, which have other words.
            boolean isSmall = Math.abs(tens) < LONG_DIGITS && dividend.bitLength() < Long.SIZE;
            throw new ArithmeticException(isSmall ? "/ by zero" : "BigInteger divide by zero");
        }
        return new BigDecimal(Rounding.divide(dividend, raised(divisor.unscaled, -tens), mode), scale);
    }

    public BigDecimal divide(BigDecimal divisor, int scale, int mode) {
        return divide(divisor, scale, modeOf(mode));
    }

    public BigDecimal divide(BigDecimal divisor, RoundingMode mode) {
        return divide(divisor, scale, mode);
    }

    public BigDecimal divide(BigDecimal divisor, int mode) {
        return divide(divisor, scale, mode);
    }

    public BigDecimal divide(BigDecimal divisor) {
        int preferred = preferredScale(divisor);
        if (signum() == 0) return new BigDecimal(BigInteger.ZERO, preferred);
        BigDecimal quotient;
        try {
            quotient = divide(divisor, new MathContext(enoughDigits(divisor, 0), RoundingMode.UNNECESSARY));
        } catch (ArithmeticException problem) {
            throw new ArithmeticException("Non-terminating decimal expansion; no exact representable decimal result.");
        }
        return preferred > quotient.scale ? quotient.setScale(preferred) : quotient;
    }

    public BigDecimal divide(BigDecimal divisor, MathContext context) {
        int digits = context.getPrecision();
        if (digits == 0) return divide(divisor);
        int preferred = preferredScale(divisor);
        if (signum() == 0) return new BigDecimal(BigInteger.ZERO, preferred);
        long longer = (long) precision() - divisor.precision();
        BigInteger first = raised(unscaled.abs(), -longer);
        BigInteger second = raised(divisor.unscaled.abs(), longer);
        long tens = digits - longer - (first.compareTo(second) > 0 ? 1 : 0);
        BigInteger dividend = raised(unscaled, tens);
        BigInteger by = raised(divisor.unscaled, -tens);
        BigDecimal quotient =
            of(Rounding.divide(dividend, by, context.getRoundingMode()), (long) scale - divisor.scale + tens);
        boolean isExact = quotient.unscaled.multiply(by).equals(dividend);
        return (isExact ? quotient.stripped(preferred) : quotient).round(context);
    }

    private int preferredScale(BigDecimal divisor) {
        if (divisor.signum() == 0)
            throw new ArithmeticException(signum() == 0 ? "Division undefined" : "Division by zero");
        return nearest((long) scale - divisor.scale);
    }

    /** The digits that a quotient has at most if it ends. */
    private int enoughDigits(BigDecimal divisor, long more) {
        long digits = precision() + (long) Math.ceil(10.0 * divisor.precision() / 3.0) + more;
        return (int) Math.min(digits, Integer.MAX_VALUE);
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor) {
        int preferred = nearest((long) scale - divisor.scale);
        if (compareMagnitude(divisor) < 0) return new BigDecimal(BigInteger.ZERO, preferred);
        if (signum() == 0 && divisor.signum() != 0) return setScale(preferred);
        int digits = enoughDigits(divisor, Math.abs((long) scale - divisor.scale) + 2);
        BigDecimal quotient = divide(divisor, new MathContext(digits, RoundingMode.DOWN));
        if (quotient.scale > 0) quotient = quotient.setScale(0, RoundingMode.DOWN).stripped(preferred);
        return quotient.scale < preferred ? quotient.setScale(preferred) : quotient;
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext context) {
        int digits = context.getPrecision();
        if (digits == 0 || compareMagnitude(divisor) < 0) return divideToIntegralValue(divisor);
        int preferred = nearest((long) scale - divisor.scale);
        BigDecimal result = divide(divisor, new MathContext(digits, RoundingMode.DOWN));
        if (result.scale < 0) {
            if (subtract(result.multiply(divisor)).compareMagnitude(divisor) >= 0)
                throw new ArithmeticException("Division impossible");
        } else if (result.scale > 0) {
            result = result.setScale(0, RoundingMode.DOWN);
        }
        int more = digits - result.precision();
        if (preferred <= result.scale || more <= 0) return result.stripped(preferred);
        return result.setScale(result.scale + Math.min(more, preferred - result.scale));
    }

    public BigDecimal remainder(BigDecimal divisor) {
        return divideAndRemainder(divisor)[1];
    }

    public BigDecimal remainder(BigDecimal divisor, MathContext context) {
        return divideAndRemainder(divisor, context)[1];
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
        BigDecimal quotient = divideToIntegralValue(divisor);
        return new BigDecimal[] { quotient, subtract(quotient.multiply(divisor)) };
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext context) {
        BigDecimal quotient = divideToIntegralValue(divisor, context);
        return new BigDecimal[] { quotient, subtract(quotient.multiply(divisor)) };
    }

    public BigDecimal pow(int exponent) {
        if (exponent < 0 || exponent > LARGEST_POWER) throw new ArithmeticException("Invalid operation");
        return of(unscaled.pow(exponent), (long) scale * exponent);
    }

    /** By squaring, with as many digits more as the exponent has, and one (ANSI X3.274). */
    public BigDecimal pow(int exponent, MathContext context) {
        if (context.getPrecision() == 0) return pow(exponent);
        int length = String.valueOf(Math.abs(exponent)).length();
        if (exponent < -LARGEST_POWER || exponent > LARGEST_POWER) throw new ArithmeticException("Invalid operation");
        if (exponent == 0) return ONE;
        if (length > context.getPrecision()) throw new ArithmeticException("Invalid operation");
        MathContext working = new MathContext(context.getPrecision() + length + 1, context.getRoundingMode());
        BigDecimal power = ONE;
        for (int bit = Integer.highestOneBit(Math.abs(exponent)); bit > 0; bit >>= 1) {
            if (power != ONE) power = power.multiply(power, working);
            if ((Math.abs(exponent) & bit) != 0) power = power.multiply(this, working);
        }
        return (exponent < 0 ? ONE.divide(power, working) : power).round(context);
    }

    public BigDecimal sqrt(MathContext context) {
        if (signum() < 0) throw new ArithmeticException("Attempted square root of negative BigDecimal");
        BigDecimal zero = new BigDecimal(BigInteger.ZERO, scale / 2);
        if (signum() == 0) return zero;
        int digits = context.getPrecision();
        RoundingMode mode = context.getRoundingMode();
        boolean isExact = digits == 0 || mode == RoundingMode.UNNECESSARY;
        int wanted = digits == 0 ? stripTrailingZeros().precision() / 2 + 1 : digits;
        BigDecimal approximation = approximateRoot(isToNearest(mode) && digits > 0 ? 2 * wanted : wanted);
        RoundingMode rootMode = mode == RoundingMode.UNNECESSARY ? RoundingMode.DOWN : mode;
        BigDecimal root = approximation.round(new MathContext(wanted, rootMode));
        if (!isExact) root = corrected(root, mode);
        else if (root.multiply(root).compareTo(this) != 0)
            throw new ArithmeticException("Computed square root not exact.");
        if (root.scale == zero.scale) return root;
        return root.stripTrailingZeros().add(zero, new MathContext(digits, RoundingMode.UNNECESSARY));
    }

    private static boolean isToNearest(RoundingMode mode) {
        return mode == RoundingMode.HALF_UP || mode == RoundingMode.HALF_DOWN || mode == RoundingMode.HALF_EVEN;
    }

    /** By Newton's method from the square root of the nearest double, with so many digits and two. */
    private BigDecimal approximateRoot(int digits) {
        BigDecimal stripped = stripTrailingZeros();
        int shift = stripped.scale - stripped.precision() + 1;
        shift = shift % 2 == 0 ? shift : shift - 1;
        BigDecimal square = stripped.scaleByPowerOfTen(shift);
        if (square.compareTo(ONE) == 0) return ONE.scaleByPowerOfTen(-shift / 2);
        BigDecimal half = new BigDecimal(BigInteger.valueOf(5), 1);
        BigDecimal root = new BigDecimal(Math.sqrt(square.doubleValue()));
        int correct = DOUBLE_DIGITS;
        do {
            int working = Math.max(Math.max(correct, digits + 2), square.precision());
            MathContext context = new MathContext(working, RoundingMode.HALF_EVEN);
            root = half.multiply(root.add(square.divide(root, context), context));
            correct *= 2;
        } while (correct < digits + 2);
        return root.scaleByPowerOfTen(-shift / 2);
    }

    /** One unit of the last place nearer where the approximation was on the wrong side. */
    private BigDecimal corrected(BigDecimal root, RoundingMode mode) {
        if (isToNearest(mode)) return root;
        int side = root.multiply(root).compareTo(this);
        if ((mode == RoundingMode.DOWN || mode == RoundingMode.FLOOR) && side > 0) return root.subtract(root.ulp());
        if ((mode == RoundingMode.UP || mode == RoundingMode.CEILING) && side < 0) return root.add(root.ulp());
        return root;
    }

    public BigDecimal negate() {
        return new BigDecimal(unscaled.negate(), scale);
    }

    public BigDecimal negate(MathContext context) {
        return negate().round(context);
    }

    public BigDecimal abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigDecimal abs(MathContext context) {
        return abs().round(context);
    }

    public BigDecimal plus() {
        return this;
    }

    public BigDecimal plus(MathContext context) {
        return round(context);
    }

    public BigDecimal round(MathContext context) {
        BigDecimal rounded = this;
        if (context.getPrecision() == 0) return rounded;
        // Rounding 99 up makes a digit more.
        while (rounded.precision() > context.getPrecision()) {
            long scale = (long) rounded.scale - (rounded.precision() - context.getPrecision());
            rounded = rounded.setScale(checked(rounded.unscaled, scale), context.getRoundingMode());
        }
        return rounded;
    }

    public BigDecimal setScale(int scale) {
        return setScale(scale, RoundingMode.UNNECESSARY);
    }

    public BigDecimal setScale(int scale, int mode) {
        return setScale(scale, modeOf(mode));
    }

    public BigDecimal setScale(int scale, RoundingMode mode) {
        if (scale == this.scale) return this;
        long tens = (long) scale - this.scale;
        if (tens > 0) return new BigDecimal(raised(unscaled, tens), scale);
        return new BigDecimal(Rounding.divide(unscaled, raised(BigInteger.ONE, -tens), mode), scale);
    }

    public int signum() {
        return unscaled.signum();
    }

    public int scale() {
        return scale;
    }

    public int precision() {
        if (precision == 0) precision = unscaled.abs().toString().length();
        return precision;
    }

    public BigInteger unscaledValue() {
        return unscaled;
    }

    public BigDecimal ulp() {
        return new BigDecimal(BigInteger.ONE, scale);
    }

    public BigDecimal stripTrailingZeros() {
        return signum() == 0 ? ZERO : stripped(Integer.MIN_VALUE);
    }

    /** Without zeros at the end, as long as the scale is above the preferred one. */
    private BigDecimal stripped(int preferred) {
        if (signum() == 0 || scale <= preferred) return this;
        String digits = unscaled.toString();
        long most = (long) scale - preferred;
        int zeros = 0;
        while (zeros < most && digits.charAt(digits.length() - 1 - zeros) == '0') zeros++;
        if (zeros == 0) return this;
        return new BigDecimal(unscaled.divide(BigInteger.TEN.pow(zeros)), scale - zeros);
    }

    public BigDecimal movePointLeft(int places) {
        return places == 0 ? this : moved((long) scale + places);
    }

    public BigDecimal movePointRight(int places) {
        return places == 0 ? this : moved((long) scale - places);
    }

    private BigDecimal moved(long scale) {
        BigDecimal moved = of(unscaled, scale);
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public BigDecimal scaleByPowerOfTen(int power) {
        return of(unscaled, (long) scale - power);
    }

    public int compareTo(BigDecimal val) {
        if (scale == val.scale) return unscaled.compareTo(val.unscaled);
        int signs = Integer.compare(signum(), val.signum());
        return signs != 0 ? signs : compareMagnitude(val) * signum();
    }

    private int compareMagnitude(BigDecimal other) {
        if (signum() == 0 || other.signum() == 0) return Math.abs(signum()) - Math.abs(other.signum());
        long exponent = (long) precision() - scale;
        long otherExponent = (long) other.precision() - other.scale;
        if (exponent != otherExponent) return exponent < otherExponent ? -1 : 1;
        long padding = (long) other.scale - scale;
        return raised(unscaled.abs(), padding).compareTo(raised(other.unscaled.abs(), -padding));
    }

    public boolean equals(Object other) {
        if (!(other instanceof BigDecimal)) return false;
        BigDecimal decimal = (BigDecimal) other;
        return decimal.scale == scale && decimal.unscaled.equals(unscaled);
    }

    public int hashCode() {
        return 31 * unscaled.hashCode() + scale;
    }

    public BigDecimal min(BigDecimal other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public BigDecimal max(BigDecimal other) {
        return compareTo(other) >= 0 ? this : other;
    }

    public String toString() {
        if (text == null) text = new DecimalText(unscaled, scale).scientific();
        return text;
    }

    public String toEngineeringString() {
        return new DecimalText(unscaled, scale).engineering();
    }

    public String toPlainString() {
        return new DecimalText(unscaled, scale).plain();
    }

    public BigInteger toBigInteger() {
        return setScale(0, RoundingMode.DOWN).unscaled;
    }

    public BigInteger toBigIntegerExact() {
        return setScale(0).unscaled;
    }

    public int intValue() {
        return (int) longValue();
    }

    /** The lowest bits; the power of ten may be so large that they are all 0. */
    public long longValue() {
        return scale <= -Long.SIZE || precision() <= scale ? 0 : toBigInteger().longValue();
    }

    public long longValueExact() {
        if (signum() == 0) return 0;
        if ((long) precision() - scale > LONG_DIGITS) throw new ArithmeticException("Overflow");
        if (precision() <= scale) throw new ArithmeticException("Rounding necessary");
        BigInteger whole = toBigIntegerExact();
        if (whole.bitLength() >= Long.SIZE) throw new ArithmeticException("Overflow");
        return whole.longValue();
    }

    public int intValueExact() {
        return (int) exactWithin(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public short shortValueExact() {
        return (short) exactWithin(Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public byte byteValueExact() {
        return (byte) exactWithin(Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    private long exactWithin(long least, long most) {
        long value = longValueExact();
        if (value < least || value > most) throw new ArithmeticException("Overflow");
        return value;
    }

    public float floatValue() {
        return Float.parseFloat(toString());
    }

    public double doubleValue() {
        return Double.parseDouble(toString());
    }
}
