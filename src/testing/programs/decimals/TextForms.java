import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/** How decimal numbers are written, read and compared. */
public class TextForms {
    static void read(String text) {
        try {
            BigDecimal value = new BigDecimal(text);
            System.out.println(text + " = " + value + " (" + value.unscaledValue() + ", " + value.scale() + ", " + value.precision() + ")");
        } catch (NumberFormatException e) {
            System.out.println(text + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int scale = -8; scale <= 12; scale += 2) {
            BigDecimal value = new BigDecimal(BigInteger.valueOf(-12345), scale);
            BigDecimal zero = BigDecimal.valueOf(0, scale);
            System.out.println(scale + ": " + value + " " + value.toPlainString() + " " + value.toEngineeringString() + " | " + zero + " " + zero.toPlainString() + " " + zero.toEngineeringString());
        }
        for (String text : new String[] {"1", "-1.50", "+.5", "5.", "1e3", "1E-7", "1.0E+10", "000.00100", "", "-", "1.2.3", "12a", "1e", "1e1.5", "1e99999999999", "0x10", "1,5", " 1", "12345678901234567890.123456789"}) read(text);

        String[] texts = {"1", "1.0", "1.00", "100", "1E+2", "0", "0.000", "-0.0", "1200.00", "0.00120", "1000000"};
        for (String text : texts) {
            BigDecimal value = new BigDecimal(text);
            System.out.println(text + " " + value.stripTrailingZeros() + " " + value.stripTrailingZeros().scale() + " " + value.hashCode() + " " + value.signum() + " " + value.ulp());
        }
        Set<BigDecimal> hashed = new HashSet<>();
        Set<BigDecimal> sorted = new TreeSet<>();
        for (String text : texts) {
            hashed.add(new BigDecimal(text));
            sorted.add(new BigDecimal(text));
        }
        System.out.println(hashed.size() + " " + sorted);
        BigDecimal one = new BigDecimal("1.0");
        System.out.println(one.equals(BigDecimal.ONE) + " " + one.compareTo(BigDecimal.ONE) + " " + one.stripTrailingZeros().equals(BigDecimal.ONE) + " " + one.max(BigDecimal.ONE) + " " + one.min(new BigDecimal("0.99")) + " " + (BigDecimal.valueOf(1) == BigDecimal.ONE));

        for (double value : new double[] {0.1, 0.5, 1e-3, 123456.789, -2.5e10, 1e23}) System.out.println(new BigDecimal(value) + " " + BigDecimal.valueOf(value) + " " + new BigDecimal(value).doubleValue());
        BigDecimal big = new BigDecimal("98765432109876543210.75");
        System.out.println(big.intValue() + " " + big.longValue() + " " + big.doubleValue() + " " + big.floatValue() + " " + big.toBigInteger() + " " + new BigDecimal("300.9").byteValue());
        System.out.println(big.movePointLeft(5) + " " + big.movePointRight(5) + " " + big.scaleByPowerOfTen(7) + " " + big.scaleByPowerOfTen(-25) + " " + big.negate().abs().plus());
        BigDecimal[] exact = {new BigDecimal("42.0"), new BigDecimal("42.5"), new BigDecimal("3000000000"), big};
        for (BigDecimal value : exact) {
            try {
                System.out.println(value.intValueExact() + " " + value.toBigIntegerExact());
            } catch (ArithmeticException e) {
                System.out.println(value + ": " + e.getMessage());
            }
        }
        new BigDecimal("twelve");
    }
}
