/** An ArithmeticException leaves main. */
public class UncaughtDivision {
    static class Fraction {
        final int numerator;
        final int denominator;

        Fraction(int numerator, int denominator) {
            this.numerator = numerator;
            this.denominator = denominator;
        }

        int whole() {
            return numerator
                / denominator;
        }
    }

    public static void main(String[] args) {
        Fraction[] all = {new Fraction(7, 2), new Fraction(9, -4), new Fraction(1, 0)};
        for (Fraction f : all) {
            System.out.println(f.whole());
        }
    }
}
