public class Main {
    sealed interface Expr {}
    record Num(int value) implements Expr {}
    record Add(Expr left, Expr right) implements Expr {}
    record Mul(Expr left, Expr right) implements Expr {}
    record Neg(Expr inner) implements Expr {}

    static int eval(Expr e) {
        if (e instanceof Num n) return n.value();
        if (e instanceof Add a) return eval(a.left()) + eval(a.right());
        if (e instanceof Mul m) return eval(m.left()) * eval(m.right());
        if (e instanceof Neg n) return -eval(n.inner());
        throw new AssertionError(e);
    }

    static String show(Expr e) {
        return e instanceof Num n ? "" + n.value()
            : e instanceof Add a ? "(" + show(a.left) + " + " + show(a.right) + ")"
            : e instanceof Mul m ? show(m.left) + " * " + show(m.right)
            : "-" + show(((Neg) e).inner());
    }

    static Expr simplify(Expr e) {
        if (e instanceof Mul m) {
            Expr l = simplify(m.left()), r = simplify(m.right());
            if (l.equals(new Num(0)) || r.equals(new Num(0))) return new Num(0);
            if (l.equals(new Num(1))) return r;
            return new Mul(l, r);
        }
        if (e instanceof Add(Expr l, Expr r)) return new Add(simplify(l), simplify(r));
        return e;
    }

    public static void main(String[] args) {
        Expr e = new Add(new Mul(new Num(1), new Num(7)), new Neg(new Mul(new Num(0), new Num(9))));
        System.out.println(show(e) + " = " + eval(e));
        System.out.println(simplify(e));
    }
}
