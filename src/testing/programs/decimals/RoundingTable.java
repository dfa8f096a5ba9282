import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.EnumMap;
import java.util.Map;

/** Every rounding mode over a table of values, to places and to digits. */
public class RoundingTable {
    static String rounded(BigDecimal value, RoundingMode mode) {
        try {
            return value.setScale(0, mode) + "/" + value.divide(new BigDecimal("3"), 2, mode);
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        String[] values = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5", "0.05", "99.5", "3"};
        for (RoundingMode mode : RoundingMode.values()) {
            System.out.printf("%-12s", mode);
            for (String value : values) System.out.print(" " + rounded(new BigDecimal(value), mode));
            System.out.println();
        }

        BigDecimal pi = new BigDecimal("3.14159265358979323846264338327950288");
        for (int digits = 1; digits < 12; digits += 2) System.out.print(pi.round(new MathContext(digits)) + " ");
        System.out.println();
        System.out.println(pi.round(MathContext.DECIMAL32) + " " + pi.round(MathContext.DECIMAL64) + " " + pi.round(MathContext.DECIMAL128) + " " + pi.round(MathContext.UNLIMITED).equals(pi));
        System.out.println(new BigDecimal("999.96").round(new MathContext(4)) + " " + new BigDecimal("12345").round(new MathContext(2)) + " " + new BigDecimal("0.0012345").round(new MathContext(3, RoundingMode.FLOOR)));

        BigDecimal third = BigDecimal.ONE.divide(new BigDecimal(3), new MathContext(10));
        System.out.println(third + " " + third.multiply(new BigDecimal(3)) + " " + third.add(third, new MathContext(3)) + " " + third.subtract(BigDecimal.ONE, new MathContext(2)) + " " + third.multiply(third, new MathContext(5)));
        System.out.println(new BigDecimal("1.1").pow(10) + " " + new BigDecimal("1.1").pow(10, new MathContext(5)) + " " + new BigDecimal("2").pow(-3, MathContext.DECIMAL32));
        System.out.println(new BigDecimal("2").sqrt(new MathContext(30)) + " " + new BigDecimal("6.25").sqrt(MathContext.UNLIMITED) + " " + new BigDecimal("1E+6").sqrt(MathContext.DECIMAL32));
        System.out.println(MathContext.DECIMAL64 + " | " + new MathContext(3, RoundingMode.UP) + " | " + new MathContext("precision=9 roundingMode=DOWN").getPrecision() + " " + new MathContext(7, RoundingMode.HALF_EVEN).equals(MathContext.DECIMAL32));

        Map<RoundingMode, Integer> sums = new EnumMap<>(RoundingMode.class);
        for (int cents = -50; cents <= 50; cents++)
            for (RoundingMode mode : RoundingMode.values())
                if (mode != RoundingMode.UNNECESSARY) sums.merge(mode, BigDecimal.valueOf(cents, 1).setScale(0, mode).intValueExact(), Integer::sum);
        System.out.println(sums);
        for (int mode = 0; mode < 8; mode++) System.out.print(RoundingMode.valueOf(mode) + " ");
        System.out.println();
        new BigDecimal("0.125").setScale(2);
    }
}
