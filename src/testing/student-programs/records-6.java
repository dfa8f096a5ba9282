import java.util.*;
import java.util.stream.Collectors;

sealed interface Expr permits Num, Var, Bin, Neg, Call {}
record Num(double value) implements Expr {}
record Var(String name) implements Expr {
    Var {
        Objects.requireNonNull(name, "name");
        if (name.isBlank()) throw new IllegalArgumentException("blank name");
    }
}
record Bin(char op, Expr left, Expr right) implements Expr {}
record Neg(Expr e) implements Expr {}
record Call(String fn, List<Expr> args) implements Expr {
    Call(String fn, Expr... args) { this(fn, List.of(args)); }
    Call { args = List.copyOf(args); }
}

class Parser {
    private final String src;
    private int pos = -1, ch;
    Parser(String src) { this.src = src; next(); }
    private void next() { ch = (++pos < src.length()) ? src.charAt(pos) : -1; }
    private boolean eat(int c) {
        while (ch == ' ') next();
        if (ch != c) return false;
        next();
        return true;
    }
    Expr parse() {
        Expr e = sum();
        if (pos < src.length()) throw new RuntimeException("Unexpected: " + (char) ch);
        return e;
    }
    private Expr sum() {
        Expr x = product();
        for (;;) {
            if (eat('+')) x = new Bin('+', x, product());
            else if (eat('-')) x = new Bin('-', x, product());
            else return x;
        }
    }
    private Expr product() {
        Expr x = factor();
        while (true) {
            if (eat('*')) x = new Bin('*', x, factor());
            else if (eat('/')) x = new Bin('/', x, factor());
            else return x;
        }
    }
    private Expr factor() {
        if (eat('-')) return new Neg(factor());
        if (eat('(')) { Expr e = sum(); if (!eat(')')) throw new RuntimeException("Missing )"); return e; }
        int start = pos;
        if (Character.isDigit(ch) || ch == '.') {
            while (ch >= '0' && ch <= '9' || ch == '.') next();
            return new Num(Double.parseDouble(src.substring(start, pos)));
        }
        if (Character.isLetter(ch)) {
            while (Character.isLetterOrDigit(ch)) next();
            String name = src.substring(start, pos);
            if (!eat('(')) return new Var(name);
            List<Expr> args = new ArrayList<>();
            if (!eat(')')) { do args.add(sum()); while (eat(',')); if (!eat(')')) throw new RuntimeException("Missing )"); }
            return new Call(name, args);
        }
        throw new RuntimeException("Unexpected: " + (ch < 0 ? "end" : Character.toString(ch)));
    }
}

public class Main {
    static double eval(Expr e, Map<String, Double> env) {
        if (e instanceof Num n) return n.value();
        if (e instanceof Var v) {
            Double d = env.get(v.name());
            if (d == null) throw new NoSuchElementException("unbound " + v.name());
            return d;
        }
        if (e instanceof Neg n) return -eval(n.e(), env);
        if (e instanceof Bin b) {
            double l = eval(b.left(), env), r = eval(b.right(), env);
            return switch (b.op()) {
                case '+' -> l + r;
                case '-' -> l - r;
                case '*' -> l * r;
                case '/' -> { if (r == 0) throw new ArithmeticException("div by 0"); yield l / r; }
                default -> throw new IllegalStateException("op " + b.op());
            };
        }
        if (e instanceof Call c) {
            double[] xs = c.args().stream().mapToDouble(a -> eval(a, env)).toArray();
            return switch (c.fn()) {
                case "max", "maximum" -> Arrays.stream(xs).max().orElse(Double.NaN);
                case "sqrt" -> Math.sqrt(xs[0]);
                case "sum" -> { double s = 0; for (double x : xs) s += x; yield s; }
                default -> throw new UnsupportedOperationException(c.fn() + "/" + xs.length);
            };
        }
        throw new AssertionError();
    }
    static Expr simplify(Expr e) {
        if (e instanceof Bin b && b.op() == '*' && (b.left().equals(new Num(0)) || b.right().equals(new Num(0)))) return new Num(0);
        if (e instanceof Bin b) {
            Expr l = simplify(b.left()), r = simplify(b.right());
            if (b.op() == '+' && l instanceof Num n && n.value() == 0) return r;
            if (l instanceof Num x && r instanceof Num y) return new Num(eval(new Bin(b.op(), x, y), Map.of()));
            return new Bin(b.op(), l, r);
        }
        return e instanceof Neg n && n.e() instanceof Neg m ? simplify(m.e()) : e;
    }
    static String show(Expr e) {
        return e instanceof Num n ? (n.value() == Math.rint(n.value()) ? String.valueOf((long) n.value()) : "" + n.value())
            : e instanceof Var v ? v.name()
            : e instanceof Bin b ? "(" + show(b.left()) + b.op() + show(b.right()) + ")"
            : e instanceof Neg n ? "-" + show(n.e())
            : e instanceof Call c ? c.args().stream().map(Main::show).collect(Collectors.joining(",", c.fn() + "(", ")")) : "?";
    }
    public static void main(String[] args) {
        Map<String, Double> env = Map.of("x", 3.0, "y", 0.5);
        for (String s : List.of("1 + 2*x", "-(x-1)*2/y", "max(1, x, sqrt(16)) + sum()", "0*z + 4", "--x", "1/(x-3)", "foo(1)", "2 +", "(1", "3 $ 4")) {
            try {
                Expr e = new Parser(s).parse();
                System.out.println(s + " => " + show(e) + " => " + show(simplify(e)));
                System.out.println("   = " + eval(e, env));
            } catch (ArithmeticException | NoSuchElementException | UnsupportedOperationException ex) {
                System.out.println("   ! " + ex.getClass().getSimpleName() + ": " + ex.getMessage());
            } catch (RuntimeException ex) {
                System.out.println(s + " syntax " + ex.getMessage());
            }
        }
        System.out.println(new Call("f", new Num(1), new Var("q")));
        System.out.println(new Bin('+', new Num(1), new Num(2)).hashCode() == new Bin('+', new Num(1), new Num(2)).hashCode());
        try { new Var(" "); } catch (IllegalArgumentException ex) { System.out.println(ex); }
        try { new Var(null); } catch (NullPointerException ex) { System.out.println(ex.getMessage()); }
    }
}
