import java.util.Iterator;
import java.util.NoSuchElementException;

public class Main {
    static class Range implements Iterable<Integer> {
        private final int from, to, step;
        private Range(Builder b) { from = b.from; to = b.to; step = b.step; }
        static Builder builder() { return new Builder(); }
        static class Builder {
            private int from = 0, to = 10, step = 1;
            Builder from(int f) { this.from = f; return this; }
            Builder to(int t) { this.to = t; return this; }
            Builder step(int s) { if (s == 0) throw new IllegalArgumentException("step 0"); this.step = s; return this; }
            Range build() { return new Range(this); }
        }
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = from;
                public boolean hasNext() { return step > 0 ? at < to : at > to; }
                public Integer next() {
                    if (!hasNext()) throw new NoSuchElementException("end of range");
                    int v = at; at += step; return v;
                }
            };
        }
    }
    public static void main(String[] args) {
        for (int i : Range.builder().from(3).to(12).step(4).build()) System.out.print(i + " ");
        for (int i : Range.builder().from(2).to(-3).step(-2).build()) System.out.print(i + " ");
        System.out.println();
        Iterator<Integer> it = Range.builder().to(1).build().iterator();
        System.out.println(it.next());
        try { it.next(); } catch (NoSuchElementException e) { System.out.println(e); }
        try { it.remove(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
    }
}
