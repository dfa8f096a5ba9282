import java.util.*;
import java.util.function.*;

public class Main {
    static class Bst<T extends Comparable<T>> {
        private class Node { T val; Node l, r; Node(T v) { val = v; } }
        private Node root; private int size;
        boolean insert(T v) { int before = size; root = insert(root, v); return size > before; }
        private Node insert(Node n, T v) {
            if (n == null) { size++; return new Node(v); }
            int c = v.compareTo(n.val);
            if (c < 0) n.l = insert(n.l, v); else if (c > 0) n.r = insert(n.r, v);
            return n;
        }
        void delete(T v) { root = delete(root, v); }
        private Node delete(Node n, T v) {
            if (n == null) return null;
            int c = v.compareTo(n.val);
            if (c < 0) n.l = delete(n.l, v);
            else if (c > 0) n.r = delete(n.r, v);
            else { size--; if (n.l == null) return n.r; if (n.r == null) return n.l; Node m = n.r; while (m.l != null) m = m.l; n.val = m.val; n.r = delete(n.r, m.val); size++; }
            return n;
        }
        int height() { return height(root); }
        private int height(Node n) { return n == null ? -1 : 1 + Math.max(height(n.l), height(n.r)); }
        void inorder(Consumer<? super T> f) { walk(root, f); }
        private void walk(Node n, Consumer<? super T> f) { if (n != null) { walk(n.l, f); f.accept(n.val); walk(n.r, f); } }
        List<List<T>> levels() { List<List<T>> out = new ArrayList<>(); levels(root, 0, out); return out; }
        private void levels(Node n, int d, List<List<T>> out) { if (n == null) return; if (out.size() == d) out.add(new ArrayList<>()); out.get(d).add(n.val); levels(n.l, d + 1, out); levels(n.r, d + 1, out); }
        <R> R fold(R leaf, BiFunction<R, R, Function<T, R>> f) { return fold(root, leaf, f); }
        private <R> R fold(Node n, R leaf, BiFunction<R, R, Function<T, R>> f) { return n == null ? leaf : f.apply(fold(n.l, leaf, f), fold(n.r, leaf, f)).apply(n.val); }
    }
    static final class Cons<A> {
        final A head; final Cons<A> tail;
        private Cons(A h, Cons<A> t) { head = h; tail = t; }
        static <A> Cons<A> nil() { return null; }
        @SafeVarargs static <A> Cons<A> of(A... as) { Cons<A> c = nil(); for (int i = as.length; i-- > 0; ) c = new Cons<>(as[i], c); return c; }
        static <A, B> Cons<B> map(Cons<A> c, Function<? super A, ? extends B> f) { return c == null ? null : new Cons<>(f.apply(c.head), map(c.tail, f)); }
        static <A> Cons<A> filter(Cons<A> c, Predicate<? super A> p) { return c == null ? c : p.test(c.head) ? new Cons<>(c.head, filter(c.tail, p)) : filter(c.tail, p); }
        static <A, B> B foldRight(Cons<A> c, B z, BiFunction<? super A, ? super B, ? extends B> f) { return c == null ? z : f.apply(c.head, foldRight(c.tail, z, f)); }
        static <A> Cons<A> reverse(Cons<A> c) { Cons<A> r = nil(); while (c != null) { r = new Cons<>(c.head, r); c = c.tail; } return r; }
        @Override public String toString() { return foldRight(this, "nil", (h, acc) -> h + "::" + acc); }
    }
    static class Trie {
        private final Map<Character, Trie> kids = new TreeMap<>(); private boolean end;
        void add(String s) { if (s.isEmpty()) end = true; else kids.computeIfAbsent(s.charAt(0), c -> new Trie()).add(s.substring(1)); }
        void complete(String prefix, String soFar, List<String> out) {
            if (!prefix.isEmpty()) { Trie k = kids.get(prefix.charAt(0)); if (k != null) k.complete(prefix.substring(1), soFar + prefix.charAt(0), out); return; }
            if (end) out.add(soFar);
            for (var e : kids.entrySet()) e.getValue().complete("", soFar + e.getKey(), out);
        }
    }
    static class UnionFind { final int[] p; int sets; UnionFind(int n) { p = new int[n]; for (int i = 0; i < n; i++) p[i] = i; sets = n; } int find(int x) { return p[x] == x ? x : (p[x] = find(p[x])); } boolean union(int a, int b) { if ((a = find(a)) == (b = find(b))) return false; p[a] = b; sets--; return true; } }
    static Function<Integer, Integer> fact = new Function<>() { public Integer apply(Integer n) { return n <= 1 ? 1 : n * this.apply(n - 1); } };
    static IntUnaryOperator collatz;
    static { collatz = n -> n == 1 ? 0 : 1 + collatz.applyAsInt(n % 2 == 0 ? n / 2 : 3 * n + 1); }
    static int flood(int[][] g, int r, int c, int from, int to) { if (r < 0 || r >= g.length || c < 0 || c >= g[0].length || g[r][c] != from) return 0; g[r][c] = to; return 1 + flood(g, r + 1, c, from, to) + flood(g, r - 1, c, from, to) + flood(g, r, c + 1, from, to) + flood(g, r, c - 1, from, to); }
    static void gray(int n, String s, boolean rev) { if (n == 0) { System.out.print(s + " "); return; } gray(n - 1, s + (rev ? 1 : 0), false); gray(n - 1, s + (rev ? 0 : 1), true); }
    static void partitions(int n, int max, Deque<Integer> cur, List<String> out) { if (n == 0) { out.add(cur.toString()); return; } for (int k = Math.min(n, max); k >= 1; k--) { cur.addLast(k); partitions(n - k, k, cur, out); cur.removeLast(); } }
    static String lcs(String a, String b) { if (a.isEmpty() || b.isEmpty()) return ""; String x = a.substring(1), y = b.substring(1); if (a.charAt(0) == b.charAt(0)) return a.charAt(0) + lcs(x, y); String p = lcs(x, b), q = lcs(a, y); return p.length() >= q.length() ? p : q; }
    static double integrate(DoubleUnaryOperator f, double a, double b, double eps) { double m = (a + b) / 2, whole = (b - a) * (f.applyAsDouble(a) + f.applyAsDouble(b)) / 2, halves = (b - a) / 4 * (f.applyAsDouble(a) + 2 * f.applyAsDouble(m) + f.applyAsDouble(b)); return Math.abs(whole - halves) < eps ? halves : integrate(f, a, m, eps / 2) + integrate(f, m, b, eps / 2); }
    static int minimax(int[] board, int player, int[] nodes) { nodes[0]++; int sum = 0; for (int x : board) sum += x; if (sum == 0) return -player; int best = -2 * player; for (int i = 0; i < board.length; i++) for (int t = 1; t <= board[i]; t++) { board[i] -= t; int v = minimax(board, -player, nodes); board[i] += t; best = player > 0 ? Math.max(best, v) : Math.min(best, v); } return best; }
    public static void main(String[] args) {
        Bst<Integer> t = new Bst<>();
        for (int v : new int[] {50, 30, 70, 20, 40, 60, 80, 30, 65}) if (!t.insert(v)) System.out.print("dup " + v + " ");
        t.delete(50); t.delete(20); t.delete(99);
        StringBuilder sb = new StringBuilder();
        t.inorder(v -> sb.append(v).append(' '));
        System.out.println(sb + "h" + t.height() + " n" + t.size + " " + t.levels() + " " + t.fold(0, (l, r) -> v -> l + r + v) + t.<String>fold(".", (l, r) -> v -> "(" + l + v + r + ")"));
        Cons<Integer> xs = Cons.of(1, 2, 3, 4, 5);
        System.out.println(Cons.map(Cons.filter(xs, x -> x % 2 == 1), x -> "n" + x) + " " + Cons.reverse(xs) + " " + Cons.foldRight(xs, 0, Integer::sum) + " " + Cons.<String>nil());
        Trie trie = new Trie();
        for (String w : List.of("car", "card", "care", "cat", "dog", "")) trie.add(w);
        List<String> hits = new ArrayList<>();
        trie.complete("car", "", hits); trie.complete("x", "", hits); trie.complete("d", "", hits);
        System.out.println(hits);
        UnionFind uf = new UnionFind(6);
        System.out.println(uf.union(0, 1) + " " + uf.union(1, 2) + " " + uf.union(2, 0) + " " + uf.sets);
        System.out.println(fact.apply(10) + " " + collatz.applyAsInt(27));
        int[][] g = {{0, 0, 1}, {1, 0, 1}, {0, 1, 0}};
        System.out.println(flood(g, 0, 0, 0, 7) + Arrays.deepToString(g));
        gray(3, "", false);
        List<String> parts = new ArrayList<>();
        partitions(5, 5, new ArrayDeque<>(), parts);
        System.out.println(parts + " " + lcs("AGGTAB", "GXTXAYB"));
        System.out.printf("%.6f %.4f%n", integrate(Math::sin, 0, Math.PI, 1e-6), integrate(x -> x * x, 0, 3, 1e-4));
        int[] nodes = {0};
        System.out.println(minimax(new int[] {1, 2, 2}, 1, nodes) + " in " + nodes[0]);
    }
}
