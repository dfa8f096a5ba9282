import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** Quotients that end, those that do not, and series. */
public class Divisions {
    interface Computation { Object compute(); }

    static void show(String name, Computation computation) {
        try {
            System.out.println(name + " = " + computation.compute());
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static BigDecimal e(int digits) {
        MathContext context = new MathContext(digits + 5);
        BigDecimal sum = BigDecimal.ONE;
        BigDecimal term = BigDecimal.ONE;
        for (int n = 1; term.compareTo(BigDecimal.ONE.movePointLeft(digits + 3)) > 0; n++) {
            term = term.divide(BigDecimal.valueOf(n), context);
            sum = sum.add(term);
        }
        return sum.setScale(digits, RoundingMode.HALF_UP);
    }

    static BigDecimal arctan(int inverse, int digits) {
        BigDecimal x = BigDecimal.valueOf(inverse);
        BigDecimal square = x.multiply(x);
        BigDecimal term = BigDecimal.ONE.divide(x, digits, RoundingMode.HALF_EVEN);
        BigDecimal sum = term;
        for (int n = 1; term.signum() != 0; n++) {
            term = term.divide(square, digits, RoundingMode.HALF_EVEN);
            BigDecimal part = term.divide(BigDecimal.valueOf(2 * n + 1), digits, RoundingMode.HALF_EVEN);
            sum = n % 2 == 0 ? sum.add(part) : sum.subtract(part);
        }
        return sum;
    }

    public static void main(String[] args) {
        BigDecimal one = BigDecimal.ONE;
        BigDecimal zero = new BigDecimal("0.00");
        for (int n = 1; n <= 16; n++) {
            BigDecimal divisor = BigDecimal.valueOf(n);
            show("1/" + n, () -> one.divide(divisor));
        }
        show("1/3 by 4", () -> one.divide(new BigDecimal("3"), 4, RoundingMode.HALF_EVEN));
        show("1/3 in 4", () -> one.divide(new BigDecimal("3"), new MathContext(4)));
        show("2.00/3", () -> new BigDecimal("2.00").divide(new BigDecimal("3"), RoundingMode.UP));
        show("1.00/0.250", () -> new BigDecimal("1.00").divide(new BigDecimal("0.250")));
        show("600/0.3", () -> new BigDecimal("600").divide(new BigDecimal("0.3")));
        show("1/0", () -> one.divide(zero));
        show("0/0", () -> zero.divide(zero));
        show("1/0 by 2", () -> one.divide(zero, 2, RoundingMode.DOWN));
        show("1/0 in 5", () -> one.divide(zero, new MathContext(5)));
        show("1%0", () -> one.remainder(zero));
        show("1/3 exactly by 2", () -> one.divide(new BigDecimal(3), 2, RoundingMode.UNNECESSARY));
        show("old", () -> new BigDecimal("7").divide(new BigDecimal("8"), 2, BigDecimal.ROUND_HALF_DOWN));
        show("old and wrong", () -> one.setScale(1, 42));
        show("2^-1", () -> new BigDecimal(2).pow(-1));
        show("root", () -> new BigDecimal(-4).sqrt(MathContext.DECIMAL32));
        show("root exactly", () -> new BigDecimal(2).sqrt(MathContext.UNLIMITED));
        show("digits", () -> new MathContext(-3));
        show("NaN", () -> new BigDecimal(0.0 / 0.0));
        show("null", () -> one.compareTo(null));
        show("impossible", () -> new BigDecimal("123456").divideToIntegralValue(new BigDecimal("0.1"), new MathContext(3)));
        System.out.println(e(60));
        System.out.println(arctan(5, 55).multiply(BigDecimal.valueOf(16)).subtract(arctan(239, 55).multiply(BigDecimal.valueOf(4))).setScale(50, RoundingMode.DOWN));
        BigDecimal harmonic = BigDecimal.ZERO;
        for (int n = 1; n <= 30; n++) harmonic = harmonic.add(one.divide(BigDecimal.valueOf(n), MathContext.DECIMAL64), MathContext.DECIMAL64);
        System.out.println(harmonic);
        System.out.println(new BigDecimal(BigInteger.TWO.pow(70), 10).divide(new BigDecimal("1.024")) + " " + new BigDecimal(BigInteger.TEN, -3, new MathContext(1)));
        System.out.println(one.divide(BigDecimal.valueOf(7)));
    }
}
