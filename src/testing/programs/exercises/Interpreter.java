import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An interpreter for a tiny language with variables, loops and functions. */
public class Interpreter {
    static class Environment {
        private final Environment parent;
        private final Map<String, Integer> values = new HashMap<>();

        Environment(Environment parent) {
            this.parent = parent;
        }

        int get(String name) {
            for (Environment e = this; e != null; e = e.parent) {
                Integer v = e.values.get(name);
                if (v != null) {
                    return v;
                }
            }
            throw new RuntimeException("undefined " + name);
        }

        void set(String name, int value) {
            for (Environment e = this; e != null; e = e.parent) {
                if (e.values.containsKey(name)) {
                    e.values.put(name, value);
                    return;
                }
            }
            values.put(name, value);
        }
    }

    interface Expr {
        int eval(Environment env);
    }

    interface Stmt {
        void exec(Environment env);
    }

    static class ReturnSignal extends RuntimeException {
        final int value;

        ReturnSignal(int value) {
            this.value = value;
        }
    }

    static Expr n(int value) {
        return env -> value;
    }

    static Expr v(String name) {
        return env -> env.get(name);
    }

    static Expr op(Expr a, char op, Expr b) {
        return switch (op) {
            case '+' -> env -> a.eval(env) + b.eval(env);
            case '-' -> env -> a.eval(env) - b.eval(env);
            case '*' -> env -> a.eval(env) * b.eval(env);
            case '<' -> env -> a.eval(env) < b.eval(env) ? 1 : 0;
            default -> throw new IllegalArgumentException("operator " + op);
        };
    }

    static Stmt set(String name, Expr e) {
        return env -> env.set(name, e.eval(env));
    }

    static Stmt block(Stmt... all) {
        return env -> {
            for (Stmt s : all) s.exec(env);
        };
    }

    static Stmt loop(Expr condition, Stmt body) {
        return env -> {
            while (condition.eval(env) != 0) {
                body.exec(env);
            }
        };
    }

    static Stmt when(Expr condition, Stmt then) {
        return env -> {
            if (condition.eval(env) != 0) {
                then.exec(env);
            }
        };
    }

    static Stmt print(Expr e) {
        return env -> System.out.println(e.eval(env));
    }

    static Stmt ret(Expr e) {
        return env -> { throw new ReturnSignal(e.eval(env)); };
    }

    private final Map<String, Stmt> bodies = new HashMap<>();
    private final Map<String, List<String>> parameters = new HashMap<>();
    private final Environment globals = new Environment(null);
    private int calls;

    void define(String name, List<String> names, Stmt body) {
        bodies.put(name, body);
        parameters.put(name, names);
    }

    Expr call(String name, Expr... arguments) {
        return env -> {
            calls++;
            Environment local = new Environment(globals);
            List<Integer> values = new ArrayList<>();
            for (Expr a : arguments) {
                values.add(a.eval(env));
            }
            for (int i = 0; i < values.size(); i++) {
                local.values.put(parameters.get(name).get(i), values.get(i));
            }
            try {
                bodies.get(name).exec(local);
                return 0;
            } catch (ReturnSignal r) {
                return r.value;
            }
        };
    }

    public static void main(String[] args) {
        Interpreter in = new Interpreter();
        in.define("fib", List.of("n"), block(
            when(op(v("n"), '<', n(2)), ret(v("n"))),
            ret(op(in.call("fib", op(v("n"), '-', n(1))), '+', in.call("fib", op(v("n"), '-', n(2)))))));
        in.define("bump", List.of("by"), set("total", op(v("total"), '+', v("by"))));
        block(set("total", n(0)), set("i", n(0)),
            loop(op(v("i"), '<', n(8)), block(
                print(in.call("fib", v("i"))),
                set("unused", in.call("bump", op(v("i"), '*', v("i")))),
                set("i", op(v("i"), '+', n(1))))),
            print(v("total"))).exec(in.globals);
        System.out.println(in.calls);
    }
}
