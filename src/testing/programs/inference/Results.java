import java.util.*;
import java.util.function.*;

/** Results or errors, chained. */
public class Results {
    static class Res<T> {
        static <T> Res<T> ok(T t) {
            Res<T> r = new Res<>();
            r.v = t;
            return r;
        }
        static <T> Res<T> err(String m) {
            Res<T> r = new Res<>();
            r.m = m;
            return r;
        }
        T v;
        String m;
        <R> Res<R> then(Function<? super T, Res<R>> f) {
            return m == null ? f.apply(v) : err(m);
        }
        T or(T d) {
            return m == null ? v : d;
        }
        <X extends Exception> T get(Function<String, X> f) throws X {
            if (m != null) throw f.apply(m);
            return v;
        }
    }
    static Res<Integer> parse(String s) {
        try {
            return Res.ok(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Res.err("bad " + s);
        }
    }
    static Res<Integer> div(int a, int b) {
        return b == 0 ? Res.err("zero") : Res.ok(a / b);
    }
    static <T> T nonNull(T t) {
        return t;
    }
    static <T, C extends Collection<T>> C into(C c, T... ts) {
        for (T t : ts) c.add(t);
        return c;
    }
    public static void main(String[] args) {
        System.out.println(parse("12").then(x -> div(x, 4)).or(-1));
        System.out.println(parse("x").then(x -> div(x, 4)).or(-1));
        try {
            parse("8").then(x -> div(x, 0)).get(IllegalStateException::new);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(parse("8").get(IllegalArgumentException::new) + 1);
        TreeSet<String> ts = into(new TreeSet<>(), "b", "a");
        System.out.println(ts.first());
        List<Integer> li = into(new ArrayList<>(), 3, 1);
        System.out.println(li.get(0) + 1);
        List<? super Integer> sup = new ArrayList<Number>(List.of(1.5));
        sup.add(3);
        System.out.println(sup);
        List<String> e = args.length > 0 ? List.of() : new ArrayList<>(Collections.emptyList());
        System.out.println(e);
        String s = nonNull(args.length > 0 ? null : "x");
        System.out.println(s.length());
        Integer i = nonNull(true ? 1 : null);
        System.out.println(i);
        int[][] grid = nonNull(new int[][] {{1}, {2, 3}});
        System.out.println(grid[1][1]);
        for (String w : args.length > 0 ? args : new String[] {"d"}) System.out.println(w.length());
        char c = nonNull('c');
        System.out.println((char) (c + 1));
        Map<Character, Integer> freq = new TreeMap<>();
        for (char ch : "hello".toCharArray()) freq.merge(ch, 1, Integer::sum);
        System.out.println(freq);
        Map<Integer, Map<String, List<Integer>>> deep = new TreeMap<>();
        deep.computeIfAbsent(1, k -> new TreeMap<>()).computeIfAbsent("a", k -> new ArrayList<>()).add(9);
        System.out.println(deep.get(1).get("a").get(0) + 1);
        Iterator<? extends Number> it = List.of(1, 2).iterator();
        Number nn = it.next();
        System.out.println(nn);
    }
}
