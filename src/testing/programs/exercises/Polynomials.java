import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** Polynomials as maps from exponents to coefficients. */
public class Polynomials {
    private final TreeMap<Integer, Integer> terms = new TreeMap<>((a, b) -> b - a);

    static Polynomials of(int... coefficients) {
        Polynomials p = new Polynomials();
        for (int i = 0; i < coefficients.length; i++) {
            p.add(coefficients.length - 1 - i, coefficients[i]);
        }
        return p;
    }

    private Polynomials add(int exponent, int coefficient) {
        terms.merge(exponent, coefficient, (a, b) -> a + b == 0 ? null : a + b);
        terms.remove(exponent, 0);
        return this;
    }

    Polynomials combine(Polynomials o, BiFunction<Integer, Integer, Integer> sign) {
        Polynomials result = new Polynomials();
        terms.forEach(result::add);
        o.terms.forEach((e, c) -> result.add(e, sign.apply(e, c)));
        return result;
    }

    Polynomials plus(Polynomials o) {
        return combine(o, (e, c) -> c);
    }

    Polynomials minus(Polynomials o) {
        return combine(o, (e, c) -> -c);
    }

    Polynomials times(Polynomials o) {
        Polynomials result = new Polynomials();
        for (Map.Entry<Integer, Integer> a : terms.entrySet()) {
            for (Map.Entry<Integer, Integer> b : o.terms.entrySet()) {
                result.add(a.getKey() + b.getKey(), a.getValue() * b.getValue());
            }
        }
        return result;
    }

    Polynomials derivative() {
        Polynomials result = new Polynomials();
        terms.forEach((e, c) -> {
            if (e > 0) {
                result.add(e - 1, c * e);
            }
        });
        return result;
    }

    double at(double x) {
        double sum = 0;
        int last = terms.isEmpty() ? 0 : terms.firstKey();
        for (int e = last; e >= 0; e--) {
            sum = sum * x + terms.getOrDefault(e, 0);
        }
        return sum;
    }

    double root(double guess) {
        Polynomials d = derivative();
        for (int i = 0; i < 50; i++) {
            double step = at(guess) / d.at(guess);
            guess -= step;
            if (Math.abs(step) < 1e-12) {
                break;
            }
        }
        return guess;
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        for (Map.Entry<Integer, Integer> t : terms.entrySet()) {
            int e = t.getKey(), c = t.getValue();
            s.append(s.length() == 0 ? (c < 0 ? "-" : "") : c < 0 ? " - " : " + ");
            if (Math.abs(c) != 1 || e == 0) {
                s.append(Math.abs(c));
            }
            s.append(e == 0 ? "" : e == 1 ? "x" : "x^" + e);
        }
        return s.length() == 0 ? "0" : s.toString();
    }

    public static void main(String[] args) {
        Polynomials p = of(1, 0, -2);
        Polynomials q = of(-3, 1, 0, 5);
        System.out.println(p + " | " + q + " | " + p.plus(q) + " | " + p.minus(p) + " | " + q.minus(p));
        System.out.println(p.times(q) + " | " + p.times(p).derivative() + " | " + of(7).derivative());
        System.out.println(p.at(3) + " " + q.at(-1) + " " + new Polynomials().at(5));
        System.out.printf("%.6f %.6f%n", p.root(1), q.root(1));
        Polynomials power = of(1);
        for (int i = 0; i < 6; i++) {
            power = power.times(of(1, 1));
        }
        System.out.println(power);
    }
}
