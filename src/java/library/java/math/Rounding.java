package java.math;

/** Division of whole numbers where a rest may be left. */
final class Rounding {
    private Rounding() {
    }

    static BigInteger divide(BigInteger dividend, BigInteger divisor, RoundingMode mode) {
        BigInteger quotient = dividend.divide(divisor);
        BigInteger rest = dividend.subtract(quotient.multiply(divisor));
        if (rest.signum() == 0) return quotient;
        int sign = dividend.signum() * divisor.signum();
        int half = rest.abs().shiftLeft(1).compareTo(divisor.abs());
        return isAway(mode, sign, half, quotient) ? quotient.add(BigInteger.valueOf(sign)) : quotient;
    }

    /** Whether a quotient goes away from zero; `half` says whether the rest is less than half, half, or more. */
    private static boolean isAway(RoundingMode mode, int sign, int half, BigInteger quotient) {
        switch (mode) {
            case UP:
                return true;
            case DOWN:
                return false;
            case CEILING:
                return sign > 0;
            case FLOOR:
                return sign < 0;
            case HALF_UP:
                return half >= 0;
            case HALF_DOWN:
                return half > 0;
            case HALF_EVEN:
                return half > 0 || half == 0 && quotient.testBit(0);
            default:
                throw new ArithmeticException("Rounding necessary");
        }
    }
}
