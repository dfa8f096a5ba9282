import java.util.*;
import java.util.function.*;

public class Main {
    interface Stack2<E> extends Iterable<E> {
        void push(E e);
        E pop();
        boolean isEmpty();
        default E peekOr(E other) {
            if (isEmpty()) return other;
            E e = pop();
            push(e);
            return e;
        }
        static <E> Stack2<E> create() { return new ArrayStack<>(); }
    }
    static class ArrayStack<E> implements Stack2<E> {
        private E[] items;
        private int n;
        @SuppressWarnings("unchecked") ArrayStack() { items = (E[]) new Object[2]; }
        public void push(E e) { if (n == items.length) items = Arrays.copyOf(items, n * 2); items[n++] = e; }
        public E pop() { if (n == 0) throw new RuntimeException("underflow"); E e = items[--n]; items[n] = null; return e; }
        public boolean isEmpty() { return n == 0; }
        public Iterator<E> iterator() { return new Rev(); }
        private class Rev implements Iterator<E> {
            private int i = n;
            public boolean hasNext() { return i > 0; }
            public E next() { return items[--i]; }
        }
    }
    static class MinHeap<T> {
        private final List<T> a = new ArrayList<>();
        private final Comparator<? super T> cmp;
        MinHeap(Comparator<? super T> cmp) { this.cmp = cmp; }
        @SafeVarargs final MinHeap<T> add(T... xs) { for (T x : xs) { a.add(x); up(a.size() - 1); } return this; }
        private void up(int i) { for (int p; i > 0 && cmp.compare(a.get(i), a.get(p = (i - 1) / 2)) < 0; i = p) Collections.swap(a, i, p); }
        T poll() {
            T top = a.get(0), last = a.remove(a.size() - 1);
            if (!a.isEmpty()) {
                a.set(0, last);
                int i = 0, c;
                while ((c = 2 * i + 1) < a.size()) {
                    if (c + 1 < a.size() && cmp.compare(a.get(c + 1), a.get(c)) < 0) c++;
                    if (cmp.compare(a.get(i), a.get(c)) <= 0) break;
                    Collections.swap(a, i, c);
                    i = c;
                }
            }
            return top;
        }
        boolean isEmpty() { return a.isEmpty(); }
    }
    static class Graph<N extends Comparable<N>> {
        private final Map<N, Map<N, Integer>> adj = new TreeMap<>();
        Graph<N> edge(N a, N b, int w) { adj.computeIfAbsent(a, k -> new TreeMap<>()).put(b, w); adj.computeIfAbsent(b, k -> new TreeMap<>()).put(a, w); return this; }
        Map<N, Integer> dijkstra(N from) {
            Map<N, Integer> d = new TreeMap<>();
            PriorityQueue<Map.Entry<N, Integer>> pq = new PriorityQueue<>(Map.Entry.comparingByValue());
            pq.add(Map.entry(from, 0));
            while (!pq.isEmpty()) {
                var e = pq.remove();
                if (d.containsKey(e.getKey())) continue;
                d.put(e.getKey(), e.getValue());
                for (var next : adj.get(e.getKey()).entrySet())
                    if (!d.containsKey(next.getKey())) pq.add(new AbstractMap.SimpleEntry<>(next.getKey(), e.getValue() + next.getValue()));
            }
            return d;
        }
        List<N> topo() {
            Set<N> seen = new HashSet<>();
            LinkedList<N> out = new LinkedList<>();
            for (N n : adj.keySet()) dfs(n, seen, out::addFirst);
            return out;
        }
        private void dfs(N n, Set<N> seen, Consumer<? super N> done) { if (!seen.add(n)) return; for (N m : adj.get(n).keySet()) dfs(m, seen, done); done.accept(n); }
    }
    static abstract class Animal implements Comparable<Animal> {
        private static int counter;
        protected final int id = ++counter;
        private final String name;
        protected Animal(String name) { this.name = name; }
        abstract String sound();
        public int compareTo(Animal o) { return name.compareTo(o.name); }
        @Override public String toString() { return getClass().getSimpleName() + "#" + id + "(" + name + ")"; }
    }
    static class Dog extends Animal { Dog(String n) { super(n); } String sound() { return "woof"; } }
    static class Puppy extends Dog { Puppy(String n) { super(n + "y"); } @Override String sound() { return super.sound().toUpperCase(); } }
    static class Cat extends Animal { Cat() { this("Tom"); } Cat(String n) { super(n); } String sound() { return "meow"; } }
    static class Cage<T extends Animal & Comparable<Animal>> {
        private final T[] slots;
        Cage(IntFunction<T[]> make, int n) { slots = make.apply(n); }
        void put(int i, T t) { slots[i] = t; }
        T biggest() { T b = null; for (T t : slots) if (t != null && (b == null || t.compareTo(b) > 0)) b = t; return b; }
    }
    static String chorus(List<? extends Animal> as) { StringJoiner j = new StringJoiner(", ", "{", "}").setEmptyValue("silence"); for (Animal a : as) j.add(a.sound()); return j.toString(); }
    public static void main(String[] args) {
        Stack2<String> s = Stack2.create();
        for (String w : "a b c d e".split(" ")) s.push(w);
        System.out.println(s.pop() + s.peekOr("none") + String.join("", s) + new ArrayStack<Integer>().peekOr(9));
        try { new ArrayStack<>().pop(); } catch (RuntimeException e) { System.out.println(e); }
        MinHeap<String> h = new MinHeap<>(Comparator.comparing(String::length).thenComparing(Function.identity()));
        h.add("pear", "fig", "banana", "kiwi", "apple", "date");
        while (!h.isEmpty()) System.out.print(h.poll() + " ");
        System.out.println();
        Graph<Character> g = new Graph<Character>().edge('a', 'b', 4).edge('a', 'c', 1).edge('c', 'b', 2).edge('b', 'd', 5);
        System.out.println(g.dijkstra('a') + " " + g.topo());
        List<Animal> zoo = new ArrayList<>(List.of(new Puppy("Rex"), new Cat(), new Dog("Ada")));
        Collections.sort(zoo);
        System.out.println(zoo + chorus(zoo) + chorus(Collections.emptyList()));
        Cage<Dog> c = new Cage<>(Dog[]::new, 3);
        c.put(1, new Dog("Zed"));
        c.put(0, new Puppy("Al"));
        System.out.println(c.biggest());
        try { Object[] objs = new Dog[1]; objs[0] = new Cat(); } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        try { Animal a = new Cat(); Dog d = (Dog) a; System.out.println(d); } catch (ClassCastException e) { System.out.println("cannot cast"); }
        Map<Boolean, List<Integer>> parts = new HashMap<>(Map.of(true, new ArrayList<>(), false, new ArrayList<>()));
        for (int i = 0; i < 6; i++) parts.get(i % 2 == 0).add(i);
        System.out.println(parts);
        Function<Object, String> show = Object::toString;
        Function<? super Integer, ? extends CharSequence> wide = show;
        System.out.println(wide.apply(12).length());
        BiFunction<Double, Double, Double> pw = Math::pow;
        System.out.println(pw.andThen(Math::round).apply(2.0, 0.5));
        Iterator<Integer> evens = new Iterator<>() { int n = 0; public boolean hasNext() { return n < 6; } public Integer next() { return n += 2; } };
        Iterable<Integer> once = () -> evens;
        for (int e : once) System.out.print(e + ";");
        System.out.println();
    }
}
