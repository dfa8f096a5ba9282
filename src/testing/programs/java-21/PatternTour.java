import java.util.*;
import java.util.function.*;

/** Patterns of trees, tokens, commands and of types of the library; both forms of switch. */
public class PatternTour {
    sealed interface Cmd<R> permits Push, Pop {}
    record Push(int v) implements Cmd<Void> {}
    record Pop() implements Cmd<Integer> {}
    sealed interface Tree<T extends Comparable<T>> {
        record Leaf<T extends Comparable<T>>() implements Tree<T> {}
        record Node<T extends Comparable<T>>(Tree<T> l, T v, Tree<T> r) implements Tree<T> {}
        default Tree<T> add(T x) {
            return switch (this) {
                case final Leaf<T> f -> new Node<>(f, x, f);
                case Node<T>(var l, final var v, var r) when x.compareTo(v) < 0 -> new Node<>(l.add(x), v, r);
                case Node<T>(Tree<T> l, T v, Tree<T> r) -> new Node<>(l, v, r.add(x));
            };
        }
        default int size() {
            return this instanceof Node<T>(var l, var v, var r) ? l.size() + 1 + r.size() : 0;
        }
    }
    static String walk(Tree<Integer> t) {
        return switch (t) {
            case Tree.Leaf<Integer> l -> ".";
            case Tree.Node<Integer>(Tree.Leaf<Integer> a, Integer v, final Tree.Leaf<Integer> b) -> "" + v;
            case Tree.Node<Integer>(var l, var v, var r) -> "(" + walk(l) + v + walk(r) + ")";
        };
    }
    enum Op implements IntBinaryOperator {
        ADD {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        }, MUL {
            public int applyAsInt(int a, int b) {
                return a * b;
            }
        }
    }
    sealed interface Tok {
        record Num(int v) implements Tok {}
        record Oper(Op op) implements Tok {}
        enum Paren implements Tok {
            OPEN, CLOSE
        }
    }
    static int eval(List<Tok> ts) {
        Deque<Integer> st = new ArrayDeque<>();
        for (Tok t : ts) switch (t) {
            case Tok.Num(int v) -> st.push(v);
            case Tok.Oper(Op op) -> {
                int b = st.pop(), a = st.pop();
                st.push(op.applyAsInt(a, b));
            }
            case Tok.Paren p -> {}
        }
        return st.pop();
    }
    static String paren(Tok t) {
        return switch (t) {
            case Tok.Paren.OPEN -> "(";
            case Tok.Paren.CLOSE -> ")";
            case Tok.Num n -> "n";
            case Tok.Oper o -> o.op().name();
        };
    }
    static String size(Object o) {
        return switch (o) {
            case Collection<?> c when c.isEmpty() -> "empty";
            case List<?> l -> "list" + l.get(0);
            case Map<?, ?> m -> "map" + m.size();
            case Object[] a when a.length > 1 -> "arr" + a[1];
            case Boolean b -> b ? "yes" : "no";
            case Enum<?> e -> e.name();
            case null -> "null";
            case Throwable t -> t.getMessage();
            default -> o.getClass().getSimpleName();
        };
    }
    record Range(int lo, int hi) {
        Range {
            if (lo > hi) throw new IllegalArgumentException("bad");
        }
    }
    static int old(Object o) {
        switch (o) {
            case Integer i when i > 10: return 1;
            case Integer i: return 2;
            case String s: {
                if (s.isEmpty()) break;
                return s.length();
            }
            default: return -1;
        }
        return 0;
    }
    public static void main(String[] args) {
        Tree<Integer> t = new Tree.Leaf<>();
        for (int x : new int[] {5, 2, 8, 1}) t = t.add(x);
        System.out.println(walk(t) + t.size());
        System.out.println(eval(List.of(new Tok.Num(2), new Tok.Num(3), new Tok.Oper(Op.ADD), new Tok.Num(4), Tok.Paren.CLOSE, new Tok.Oper(Op.MUL))));
        System.out.println(paren(Tok.Paren.CLOSE) + paren(new Tok.Oper(Op.MUL)));
        for (Object o : new Object[] {List.of(), List.of(7), Map.of(1, 2), new String[] {"a", "b"}, true, Op.ADD, null, new Exception("msg"), 'c'}) System.out.println(size(o));
        Object r = new Range(1, 4);
        while (r instanceof Range(int lo, int hi) && lo < hi) {
            System.out.print(lo + " ");
            r = new Range(lo + 1, hi);
        }
        System.out.println();
        System.out.println(old(11) + old(3) * 10 + old("") * 100 + old("abc") * 1000 + old(2.0));
        Function<Object, String> f = o -> o instanceof Range(var a, var b) ? a + ".." + b : "?";
        System.out.println(f.apply(new Range(2, 3)) + f.apply(1));
        Object n = 5;
        String s = !(n instanceof Integer k) ? "no" : "k" + (k + 1);
        System.out.println(s);
        Cmd<?> c = new Push(3);
        int v = switch (c) {
            case Push(var p) -> p;
            case Pop() -> 0;
        };
        System.out.println(v);
        String d = "x";
        int z = switch (d) {
            case "x", "y" -> {
                int acc = 0;
                for (int i = 0; i < 3; i++) acc += switch (i) {
                    case 1 -> 10;
                    default -> 1;
                };
                yield acc;
            }
            case String q when q.length() > 3 -> 2;
            case String q -> 3;
        };
        System.out.println(z);
        Character ch = 'b';
        System.out.println(switch (ch) {
            case 'a' -> 1;
            case Character q when Character.isLetter(q) -> 2;
            case Character q -> 3;
        });
        try {
            Op nul = null;
            switch (nul) {
                case ADD -> System.out.println("a");
                case MUL -> System.out.println("m");
            }
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        Op nul = null;
        System.out.println(switch (nul) {
            case null -> "nothing";
            case ADD, MUL -> "op";
        });
    }
}
