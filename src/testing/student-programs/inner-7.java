import java.util.*;
import java.util.function.*;

public class Main {
    static class LinkedStack<E> implements Iterable<E> {
        private Node top; private int size, mods;
        private class Node { final E item; final Node below = top; Node(E i) { item = i; } }
        void push(E e) { top = new Node(e); size++; mods++; }
        E pop() { if (top == null) throw new NoSuchElementException(); E e = top.item; top = top.below; size--; mods++; return e; }
        public Iterator<E> iterator() {
            return new Iterator<E>() {
                Node at = top; int seen = mods; Node last;
                @Override public boolean hasNext() { check(); return at != null; }
                @Override public E next() { check(); if (at == null) throw new NoSuchElementException("empty"); last = at; at = at.below; return last.item; }
                private void check() { if (seen != mods) throw new ConcurrentModificationException(); }
            };
        }
    }
    static class Polynomial {
        private final SortedMap<Integer, Integer> terms = new TreeMap<>(Comparator.reverseOrder());
        static class Term { final int c, e; Term(int c, int e) { this.c = c; this.e = e; } }
        Polynomial(Term... ts) { for (Term t : ts) add(t.c, t.e); }
        private void add(int c, int e) { terms.merge(e, c, (x, y) -> x + y == 0 ? null : x + y); }
        static Polynomial parse(String s) {
            Polynomial p = new Polynomial();
            for (String part : s.replace(" ", "").replace("-", "+-").split("\\+")) {
                if (part.isEmpty()) continue;
                int x = part.indexOf('x');
                if (x < 0) { p.add(Integer.parseInt(part), 0); continue; }
                String c = part.substring(0, x);
                p.add(c.isEmpty() ? 1 : c.equals("-") ? -1 : Integer.parseInt(c), x + 1 < part.length() ? Integer.parseInt(part.substring(x + 2)) : 1);
            }
            return p;
        }
        Polynomial times(Polynomial o) { Polynomial r = new Polynomial(); terms.forEach((e, c) -> o.terms.forEach((f, d) -> r.add(c * d, e + f))); return r; }
        Polynomial derive() { Polynomial r = new Polynomial(); for (var t : terms.entrySet()) if (t.getKey() > 0) r.add(t.getValue() * t.getKey(), t.getKey() - 1); return r; }
        int at(int x) { int r = 0, prev = terms.isEmpty() ? 0 : terms.firstKey(); for (int e : terms.keySet()) { while (prev > e) { r *= x; prev--; } r += terms.get(e); } while (prev-- > 0) r *= x; return r; }
        @Override public String toString() {
            StringBuilder sb = new StringBuilder();
            for (Map.Entry<Integer, Integer> t : terms.entrySet()) {
                int c = t.getValue(), e = t.getKey();
                sb.append(c < 0 ? sb.length() == 0 ? "-" : " - " : sb.length() == 0 ? "" : " + ");
                if (Math.abs(c) != 1 || e == 0) sb.append(Math.abs(c));
                if (e > 0) sb.append('x');
                if (e > 1) sb.append('^').append(e);
            }
            return sb.length() == 0 ? "0" : sb.toString();
        }
    }
    interface Shape { double area(); default int compareArea(Shape o) { return Double.compare(area(), o.area()); } static Shape unit() { return () -> 1; } }
    static class Rect implements Shape, Cloneable {
        protected double w, h; int[] tag = {1};
        Rect(double w, double h) { this.w = w; this.h = h; }
        public double area() { return w * h; }
        @Override public Rect clone() { try { Rect r = (Rect) super.clone(); r.tag = tag.clone(); return r; } catch (CloneNotSupportedException e) { throw new AssertionError(e); } }
        @Override public boolean equals(Object o) { if (!(o instanceof Rect)) return false; Rect r = (Rect) o; return Double.compare(w, r.w) == 0 && h == r.h; }
        @Override public int hashCode() { return Double.hashCode(w) * 31 + Double.hashCode(h); }
    }
    static class Sq extends Rect { Sq(double s) { super(s, s); } @Override public String toString() { return "Sq" + w; } void grow() { h = w += 1; } }
    class Machine {
        private final Map<String, Map<Character, String>> delta = new LinkedHashMap<>();
        class From { final String s; From(String s) { this.s = s; delta.putIfAbsent(s, new TreeMap<>()); }
            class On { final char c; On(char c) { this.c = c; } From to(String t) { delta.get(s).put(c, t); transitions++; return From.this; } }
            On on(char c) { return new On(c); } }
        From from(String s) { return new From(s); }
        String run(String q, String in) { for (char c : in.toCharArray()) { q = delta.getOrDefault(q, Map.of()).getOrDefault(c, "sink"); } return q; }
    }
    private int transitions;
    static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
    static String fmt(String f, Object... as) { return as.length + ":" + String.format(f, as); }
    static int prec(int a) { System.out.print("e" + a + " "); return a; }
    static final int K; static { int t = 0; for (int i = 0; i < 5; i++) t += i; K = t; }
    int inst = K + 1; { inst *= 2; }
    Main() { inst++; } Main(int x) { this(); inst += x; }
    public static void main(String[] args) {
        LinkedStack<String> st = new LinkedStack<>();
        for (String s : "to be or not".split(" ")) st.push(s);
        for (String s : st) System.out.print(s + " ");
        try { for (String s : st) { if (s.equals("or")) st.pop(); } } catch (ConcurrentModificationException e) { System.out.println("changed, " + st.size); }
        Polynomial p = Polynomial.parse("3x^2 - x + 5"), q = new Polynomial(new Polynomial.Term(1, 1), new Polynomial.Term(-1, 0));
        System.out.println(p + " | " + p.times(q) + " | " + p.derive() + " | " + p.at(2) + " | " + q.times(new Polynomial()) + " | " + p.derive().derive().derive());
        Rect r = new Rect(2, 3), c = r.clone();
        c.tag[0] = 9;
        System.out.println(r.equals(c) + " " + (r == c) + " " + r.tag[0] + " " + new HashSet<>(List.of(r)).contains(c) + " " + r.compareArea(Shape.unit()) + (r.hashCode() == c.hashCode()));
        Sq sq = new Sq(2); Rect up = sq; sq.grow();
        System.out.println(up + " " + up.area() + " " + (up instanceof Sq) + (up.getClass() == Rect.class));
        Main m = new Main();
        Machine mc = m.new Machine();
        mc.from("even").on('1').to("odd").on('0').to("even");
        mc.from("odd").on('1').to("even").on('0').to("odd");
        System.out.println(mc.run("even", "10110") + " " + mc.run("odd", "2") + " " + m.transitions + " " + mc.delta);
        System.out.println(sum() + sum(1) + sum(1, 2, 3) + sum(new int[] {4, 5}) + fmt("%s-%s", "a", 1) + fmt("x") + fmt("%s", (Object) new String[] {"p"}.length) + fmt("%s%s", new Object[] {"u", 'v'}));
        int i = 1; int[] a = {10, 20, 30};
        a[i] = i = 2;
        a[prec(0)] += prec(5) * prec(2);
        System.out.println(Arrays.toString(a) + i + (i++ + i++ * --i) + " " + (false && prec(7) > 0 || true | prec(8) < 0));
        System.out.println(K + " " + new Main().inst + " " + new Main(5).inst + " " + m.inst);
        int x = 7; x += 3.7; x <<= 1; x ^= 0xF; x %= 6; short s = 10; s -= 3; s++; char ch = 'x'; ch++; byte b = (byte) 0xFF; long big = Integer.MAX_VALUE + 1; long ok = Integer.MAX_VALUE + 1L; float f = 16777217; double dd = 1 / 2 + 1 / 2.0;
        System.out.println(x + " " + s + ch + b + " " + (b & 0xFF) + " " + big + " " + ok + " " + f + " " + dd + " " + (char) (ch - 1) + (5 / 2) + (5 / 2f) + (-5 % 3) + 07 + 0b11 + 1_000);
        StringBuilder log = new StringBuilder();
        loop: for (int u = 0; u < 4; u++) { switch (u) { case 1: continue loop; case 2: log.append("two"); case 3: log.append("fall"); if (u == 3) break loop; break; default: log.append("d"); } log.append(u); }
        do { log.append('.'); } while (log.length() < 12);
        System.out.println(log);
        BiFunction<Integer, Integer, Integer> add = (u, v) -> u + v; Supplier<Supplier<Integer>> ss = () -> { int[] n = {0}; return () -> ++n[0]; };
        Supplier<Integer> c1 = ss.get(), c2 = ss.get(); c1.get();
        System.out.println(add.andThen(z -> z * z).apply(c1.get(), c2.get()) + " " + ((Function<Integer, Function<Integer, Integer>>) u -> v -> u - v).apply(9).apply(4));
        var list = new ArrayList<Map.Entry<String, ? extends Number>>(); list.add(Map.entry("a", 1)); list.add(new AbstractMap.SimpleEntry<>("b", 2.5));
        double tot = 0; for (var e : list) tot += e.getValue().doubleValue(); System.out.println(tot + " " + list);
        final class Temp implements Comparable<Temp> { final double deg; Temp(double d) { deg = d; } public int compareTo(Temp o) { return Double.compare(deg, o.deg); } public String toString() { return deg + "°"; } }
        Temp[] temps = {new Temp(21.5), new Temp(-3), new Temp(8)}; Arrays.sort(temps); System.out.println(Arrays.toString(temps) + Collections.min(Arrays.asList(temps)));
        Object[] objs = {1, "two", 3.0, 'c', 4L, null, new int[] {1}, List.of(), new Sq(1)}; int h = 0;
        for (Object o : objs) { if (o == null) { h += 100; continue; } String k = o.getClass().isArray() ? "arr" : o instanceof Number n ? "num" + n.intValue() : o instanceof CharSequence cs && cs.length() > 2 ? "str" + cs.charAt(0) : o instanceof Collection<?> col ? "col" + col.size() : o.getClass().getSimpleName(); System.out.print(k + " "); }
        System.out.println(h);
    }
}
