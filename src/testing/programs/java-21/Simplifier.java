/** Terms simplified by nested record patterns. */
public class Simplifier {
    sealed interface Expr {}
    record Num(int v) implements Expr {}
    record Add(Expr l, Expr r) implements Expr {}
    record Mul(Expr l, Expr r) implements Expr {}
    record Neg(Expr e) implements Expr {}
    static Expr simp(Expr e) {
        return switch (e) {
            case Add(Num(int a), Num(int b)) -> new Num(a + b);
            case Add(Expr l, Num(var z)) when z == 0 -> simp(l);
            case Add(var l, var r) -> new Add(simp(l), simp(r));
            case Mul(Num(int z), Expr r) when z == 1 -> simp(r);
            case Mul(Num(int z), var ignored) when z == 0 -> new Num(0);
            case Mul m -> new Mul(simp(m.l()), simp(m.r()));
            case Neg(Neg(var inner)) -> simp(inner);
            case Neg n -> new Neg(simp(n.e()));
            case Num n -> n;
        };
    }
    static String show(Expr e) {
        String r;
        switch (e) {
            case Num(int v): r = "" + v;
            break;
            case Add(Expr a, Expr b): r = "(" + show(a) + "+" + show(b) + ")";
            break;
            case Mul(Expr a, Expr b): r = show(a) + "*" + show(b);
            break;
            case Neg(Expr a): r = "-" + show(a);
            break;
        }
        return r;
    }
    enum D {
        N, S
    }
    static int k(Object o) {
        return switch (o) {
            case D d when d == D.N -> 1;
            case D d -> 2;
            case Character c -> c;
            case Long l -> (int) (l + 1);
            default -> {
                int h = o.hashCode();
                yield h > 0 ? 7 : 8;
            }
        };
    }
    public static void main(String[] args) {
        System.out.println(show(simp(new Add(new Num(1), new Num(2)))));
        System.out.println(show(simp(new Add(new Mul(new Num(1), new Num(5)), new Num(0)))));
        System.out.println(show(simp(new Neg(new Neg(new Mul(new Num(0), new Num(5)))))));
        System.out.println(show(simp(new Mul(new Num(3), new Neg(new Num(5))))));
        System.out.println(k(D.N) + " " + k(D.S) + " " + k('a') + " " + k(41L));
        try {
            Expr n = null;
            simp(n);
        } catch (NullPointerException x) {
            System.out.println("npe");
        }
        try {
            simp(new Add(null, new Num(0)));
        } catch (NullPointerException x) {
            System.out.println("npe2");
        }
    }
}
