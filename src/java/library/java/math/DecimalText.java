package java.math;

/** How a decimal number is written. */
final class DecimalText {
    /** Numbers below one are written with at most so many zeros before their first digit. */
    private static final int LOWEST_EXPONENT = -6;

    private final boolean isZero;
    private final String sign;
    private final String digits;
    private final int scale;

    DecimalText(BigInteger unscaled, int scale) {
        this.isZero = unscaled.signum() == 0;
        this.sign = unscaled.signum() < 0 ? "-" : "";
        this.digits = unscaled.abs().toString();
        this.scale = scale;
    }

    String scientific() {
        if (isPlain()) return plain();
        return sign + withPoint(1) + exponent(exponent());
    }

    /** The exponent is a multiple of three. */
    String engineering() {
        if (isPlain()) return plain();
        long exponent = exponent();
        int whole = (int) Math.floorMod(exponent, 3L) + 1;
        exponent -= whole - 1;
        if (!isZero) return sign + withPoint(whole) + exponent(exponent);
        if (whole == 1) return digits + exponent(exponent);
        return (whole == 2 ? "0.00" : "0.0") + exponent(exponent + 3);
    }

    String plain() {
        if (scale == 0) return sign + digits;
        if (scale < 0) return isZero ? "0" : sign + digits + "0".repeat(Math.negateExact(scale));
        if (digits.length() > scale) return sign + withPoint(digits.length() - scale);
        return sign + "0." + "0".repeat(scale - digits.length()) + digits;
    }

    private boolean isPlain() {
        return scale >= 0 && exponent() >= LOWEST_EXPONENT;
    }

    /** Of the first digit. */
    private long exponent() {
        return digits.length() - 1L - scale;
    }

    private String withPoint(int whole) {
        if (digits.length() <= whole) return digits + "0".repeat(whole - digits.length());
        return digits.substring(0, whole) + "." + digits.substring(whole);
    }

    private static String exponent(long exponent) {
        return exponent == 0 ? "" : "E" + (exponent > 0 ? "+" : "") + exponent;
    }
}
