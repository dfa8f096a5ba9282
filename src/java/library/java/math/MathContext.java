package java.math;

import java.io.Serializable;

/** To how many digits results are rounded, and how; 0 digits mean that they are exact. */
public final class MathContext implements Serializable {
    public static final MathContext UNLIMITED = new MathContext(0, RoundingMode.HALF_UP);
    public static final MathContext DECIMAL32 = new MathContext(7, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL64 = new MathContext(16, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL128 = new MathContext(34, RoundingMode.HALF_EVEN);

    private final int precision;
    private final RoundingMode roundingMode;

    public MathContext(int precision) {
        this(precision, RoundingMode.HALF_UP);
    }

    public MathContext(int precision, RoundingMode roundingMode) {
        if (precision < 0) throw new IllegalArgumentException("Digits < 0");
        if (roundingMode == null) throw new NullPointerException("null RoundingMode");
        this.precision = precision;
        this.roundingMode = roundingMode;
    }

    /** As `toString` writes it. */
    public MathContext(String text) {
        if (text == null) throw new NullPointerException("null String");
        String start = "precision=";
        String middle = " roundingMode=";
        int at = text.indexOf(middle);
        if (!text.startsWith(start) || at < 0) throw new IllegalArgumentException("bad string format");
        int digits;
        try {
            digits = Integer.parseInt(text.substring(start.length(), at));
            roundingMode = RoundingMode.valueOf(text.substring(at + middle.length()));
        } catch (RuntimeException problem) {
            throw new IllegalArgumentException("bad string format");
        }
        if (digits < 0) throw new IllegalArgumentException("Digits < 0");
        precision = digits;
    }

    public int getPrecision() {
        return precision;
    }

    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    public boolean equals(Object other) {
        if (!(other instanceof MathContext)) return false;
        MathContext context = (MathContext) other;
        return context.precision == precision && context.roundingMode == roundingMode;
    }

    public int hashCode() {
        return precision + roundingMode.hashCode() * 59;
    }

    public String toString() {
        return "precision=" + precision + " roundingMode=" + roundingMode;
    }
}
