import java.util.HashMap;
import java.util.Map;

/** An expression tree with visitors that evaluate, print, simplify and differentiate. */
public class ExpressionVisitor {
    interface Expr {
        <R> R accept(Visitor<R> v);
    }

    interface Visitor<R> {
        R number(int value);

        R variable(String name);

        R binary(char op, Expr left, Expr right);
    }

    static Expr num(int value) {
        return new Expr() {
            @Override
            public <R> R accept(Visitor<R> v) {
                return v.number(value);
            }
        };
    }

    static Expr var(String name) {
        return new Expr() {
            @Override
            public <R> R accept(Visitor<R> v) {
                return v.variable(name);
            }
        };
    }

    record Binary(char op, Expr left, Expr right) implements Expr {
        @Override
        public <R> R accept(Visitor<R> v) {
            return v.binary(op, left, right);
        }
    }

    static class Evaluator implements Visitor<Integer> {
        private final Map<String, Integer> env;

        Evaluator(Map<String, Integer> env) {
            this.env = env;
        }

        @Override
        public Integer number(int value) {
            return value;
        }

        @Override
        public Integer variable(String name) {
            return env.get(name);
        }

        @Override
        public Integer binary(char op, Expr left, Expr right) {
            int l = left.accept(this);
            int r = right.accept(this);
            return op == '+' ? l + r : l * r;
        }
    }

    static class Printer implements Visitor<String> {
        @Override
        public String number(int value) {
            return Integer.toString(value);
        }

        @Override
        public String variable(String name) {
            return name;
        }

        @Override
        public String binary(char op, Expr left, Expr right) {
            return "(" + left.accept(this) + " " + op + " " + right.accept(this) + ")";
        }
    }

    static abstract class Rebuilder implements Visitor<Expr> {
        @Override
        public Expr number(int value) {
            return num(value);
        }

        @Override
        public Expr variable(String name) {
            return var(name);
        }
    }

    static class Simplifier extends Rebuilder {
        @Override
        public Expr binary(char op, Expr left, Expr right) {
            Expr l = left.accept(this);
            Expr r = right.accept(this);
            String a = l.accept(new Printer());
            String b = r.accept(new Printer());
            if (op == '+') {
                return a.equals("0") ? r : b.equals("0") ? l : new Binary(op, l, r);
            }
            if (a.equals("0") || b.equals("0")) {
                return num(0);
            }
            return a.equals("1") ? r : b.equals("1") ? l : new Binary(op, l, r);
        }
    }

    static class Derivative extends Rebuilder {
        @Override
        public Expr number(int value) {
            return num(0);
        }

        @Override
        public Expr variable(String name) {
            return num(name.equals("x") ? 1 : 0);
        }

        @Override
        public Expr binary(char op, Expr l, Expr r) {
            Expr dl = l.accept(this);
            Expr dr = r.accept(this);
            return op == '+' ? new Binary('+', dl, dr)
                : new Binary('+', new Binary('*', dl, r), new Binary('*', l, dr));
        }
    }

    public static void main(String[] args) {
        Expr e = new Binary('+', new Binary('*', num(3), new Binary('*', var("x"), var("x"))),
            new Binary('+', new Binary('*', num(0), var("y")), var("x")));
        Map<String, Integer> env = new HashMap<>();
        env.put("x", 4);
        env.put("y", 9);
        System.out.println(e.accept(new Printer()) + " = " + e.accept(new Evaluator(env)));
        Expr s = e.accept(new Simplifier());
        System.out.println(s.accept(new Printer()));
        Expr d = s.accept(new Derivative());
        System.out.println(d.accept(new Printer()));
        System.out.println(d.accept(new Simplifier()).accept(new Printer()) + " = " + d.accept(new Evaluator(env)));
    }
}
