import java.util.*;
import java.util.function.*;

/** Expressions folded by functions and monoids. */
public class Folds {
    sealed interface Expr permits Num, Add, Neg {}
    record Num(int v) implements Expr {}
    record Add(Expr l, Expr r) implements Expr {}
    record Neg(Expr e) implements Expr {}
    interface Monoid<T> {
        T zero();
        T plus(T a, T b);
        static <T> Monoid<T> of(T z, BinaryOperator<T> f) {
            return new Monoid<>() {
                public T zero() {
                    return z;
                }
                public T plus(T a, T b) {
                    return f.apply(a, b);
                }
            };
        }
    }
    static <T> T fold(Iterable<? extends T> xs, Monoid<T> m) {
        T r = m.zero();
        for (T x : xs) r = m.plus(r, x);
        return r;
    }
    static <T> T fold(Expr e, Function<Integer, T> n, BinaryOperator<T> a, UnaryOperator<T> g) {
        if (e instanceof Num x) return n.apply(x.v());
        if (e instanceof Add x) return a.apply(fold(x.l(), n, a, g), fold(x.r(), n, a, g));
        return g.apply(fold(((Neg) e).e(), n, a, g));
    }
    public static void main(String[] args) {
        Expr e = new Add(new Num(2), new Neg(new Add(new Num(3), new Num(4))));
        int v = fold(e, x -> x, (a, b) -> a + b, x -> -x);
        String s = fold(e, String::valueOf, (a, b) -> "(" + a + "+" + b + ")", x -> "-" + x);
        System.out.println(v + " " + s);
        System.out.println(fold(List.of(1, 2, 3), Monoid.of(0, Integer::sum)));
        System.out.println(fold(List.of("a", "b"), Monoid.of("", (a, b) -> a + b)).length());
        System.out.println(Folds.<Integer>fold(e, x -> 1, Integer::sum, x -> x + 1) + 1);
    }
}
