import java.util.*;

/** A search tree and pairs, sorted by what lambdas name. */
public class GenericTree {
    static class Tree<K extends Comparable<K>, V> {
        private class N {
            K k;
            V v;
            N l, r;
            N(K k, V v) {
                this.k = k;
                this.v = v;
            }
        }
        private N root;
        void put(K k, V v) {
            root = put(root, k, v);
        }
        private N put(N n, K k, V v) {
            if (n == null) return new N(k, v);
            int c = k.compareTo(n.k);
            if (c < 0) n.l = put(n.l, k, v);
            else if (c > 0) n.r = put(n.r, k, v);
            else n.v = v;
            return n;
        }
        Optional<V> get(K k) {
            N n = root;
            while (n != null) {
                int c = k.compareTo(n.k);
                if (c == 0) return Optional.of(n.v);
                n = c < 0 ? n.l : n.r;
            }
            return Optional.empty();
        }
        <R> R walk(R z, Step<? super K, ? super V, R> s) {
            return walk(root, z, s);
        }
        private <R> R walk(N n, R z, Step<? super K, ? super V, R> s) {
            return n == null ? z : walk(n.r, s.step(walk(n.l, z, s), n.k, n.v), s);
        }
    }
    interface Step<K, V, R> {
        R step(R r, K k, V v);
    }
    static class Pair<A, B> {
        final A a;
        final B b;
        Pair(A a, B b) {
            this.a = a;
            this.b = b;
        }
        Pair<B, A> swap() {
            return new Pair<>(b, a);
        }
        static <T extends Comparable<T>> Pair<T, T> ordered(T x, T y) {
            return x.compareTo(y) <= 0 ? new Pair<>(x, y) : new Pair<>(y, x);
        }
    }
    public static void main(String[] args) {
        Tree<String, Integer> t = new Tree<>();
        for (String s : "the cat the dog".split(" ")) t.put(s, t.get(s).map(n -> n + 1).orElse(1));
        System.out.println(t.walk("", (r, k, v) -> r + k + v));
        int total = t.walk(0, (r, k, v) -> r + v);
        System.out.println(total);
        var p = Pair.ordered("b", "a");
        System.out.println(p.a + p.swap().a);
        Pair<Integer, List<Pair<String, Integer>>> q = new Pair<>(1, List.of(new Pair<>("x", 2)));
        System.out.println(q.b.get(0).b + q.a);
        List<Pair<String, Integer>> ps = new ArrayList<>();
        ps.add(new Pair<>("k", 1));
        ps.add(new Pair<>("j", 0));
        ps.sort(Comparator.comparing(x -> x.a));
        System.out.println(ps.get(0).a);
        ps.sort(Comparator.comparing((Pair<String, Integer> x) -> x.b).reversed());
        System.out.println(ps.get(0).a);
    }
}
