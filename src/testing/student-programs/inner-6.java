import java.util.*;
import java.util.function.*;

public class Main {
    private int counter = 10;
    private static int instances;
    private final String name;
    private List<Listener> listeners = new ArrayList<>();

    interface Listener { void changed(String property, int from, int to); }

    class Account {
        private int balance;
        private final List<Transaction> log = new LinkedList<>();
        class Transaction {
            final int amount, serial = log.size() + 1;
            Transaction(int amount) {
                this.amount = amount;
                int before = balance;
                balance += amount;
                counter++;
                Main.this.fire("balance", before, Account.this.balance);
            }
            @Override public String toString() { return name + "/" + serial + ":" + amount; }
        }
        Transaction deposit(int n) {
            if (n <= 0) throw new IllegalArgumentException("amount must be positive: " + n);
            Transaction t = new Transaction(n);
            log.add(t);
            return t;
        }
    }
    static class Shape {
        protected String label = "shape";
        Shape() { init(); }
        void init() { label = "init-shape"; }
    }
    static class Box extends Shape {
        private String size = "small";
        private final int n;
        { n = ++instances; }
        Box() { super(); System.out.println("box " + label + " " + size + " " + n); }
        @Override void init() { label = "init-box " + size; }
    }
    static class Base {
        static { System.out.println("Base loaded"); }
        static String who() { return "base"; }
        String field = "base field";
        String me() { return "base " + field; }
    }
    static class Derived extends Base {
        static { System.out.println("Derived loaded"); }
        static String who() { return "derived"; }
        String field = "derived field";
        @Override String me() { return "derived " + field + "/" + super.field + "/" + super.me(); }
    }
    Main(String name) { this.name = name; }
    void fire(String p, int a, int b) { for (Listener l : listeners) l.changed(p, a, b); }
    Runnable countdown(int from) {
        class Counter implements Runnable {
            int left = from;
            public void run() { while (left > 0) System.out.print(left-- + (left > 0 ? "," : "\n")); counter -= from; }
        }
        return new Counter();
    }
    static <T> Iterable<T> reversed(T[] a) {
        return () -> new Iterator<T>() {
            int i = a.length;
            @Override public boolean hasNext() { return i > 0; }
            @Override public T next() { return a[--i]; }
        };
    }
    static class Node<T> {
        T value;
        Node<T> next;
        static <T> Node<T> cons(T v, Node<T> n) { Node<T> r = new Node<>(); r.value = v; r.next = n; return r; }
    }
    static String describe(Object o) { return "object"; }
    static String describe(String s) { return "string"; }
    static String describe(Integer i) { return "integer"; }
    static String describe(int i) { return "int"; }
    static String describe(long l) { return "long"; }
    static String describe(Object... os) { return "varargs" + os.length; }
    static String describe(char c) { return "char"; }
    interface Flyer { default String move() { return "fly"; } }
    interface Swimmer { default String move() { return "swim"; } static Swimmer basic() { return new Swimmer() {}; } }
    static class Duck implements Flyer, Swimmer { public String move() { return Flyer.super.move() + "+" + Swimmer.super.move(); } }

    public static void main(String[] args) {
        Main m = new Main("acc");
        m.listeners.add((p, a, b) -> System.out.println(p + " " + a + "->" + b));
        m.listeners.add(new Listener() {
            private int calls;
            @Override public void changed(String p, int a, int b) { calls++; if (calls == 2) System.out.println("second call, " + m.counter); }
        });
        Main.Account acc = m.new Account();
        acc.deposit(50);
        Main.Account.Transaction t = acc.deposit(25);
        Account.Transaction u = acc.new Transaction(-5);
        System.out.println(t + " " + u + " " + acc.balance + " " + acc.log);
        try { acc.deposit(0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        new Box();
        Shape s = new Box() { @Override void init() { super.init(); label += "!"; } };
        System.out.println(s.label + instances + s.getClass().getName());
        System.out.println(Base.who());
        Base b = new Derived();
        System.out.println(b.field + " " + ((Derived) b).field + " " + b.me() + " " + Derived.who());
        m.countdown(3).run();
        System.out.println(m.counter);
        for (String x : reversed(new String[] {"a", "b", "c"})) System.out.print(x);
        System.out.println();
        int n = 0;
        for (Node<Integer> p = Node.cons(1, Node.cons(2, Node.cons(3, null))); p != null; p = p.next) n = n * 10 + p.value;
        System.out.println(n);
        byte by = 1;
        Object o = "str";
        System.out.println(describe(by) + describe(3) + describe(3L) + describe('x') + describe("s") + describe(o) + describe(Integer.valueOf(3)) + describe(1.0) + describe() + describe(1, 2) + describe((Object) null));
        System.out.println(new Duck().move() + Swimmer.basic().move());
        Supplier<Main> make = () -> new Main("x");
        Function<String, Main> ctor = Main::new;
        System.out.println(make.get().name + ctor.apply("y").name);
        int x = 5;
        x = x++ + ++x;
        int y = x-- - --x;
        System.out.println(x + " " + y + " " + (x > 5 ? x : 2.0) + " " + (char) ('a' + 2) + ('a' + 2));
        Outer.Inner.Deep d = new Outer().new Inner().new Deep();
        System.out.println(d.path());
    }
}
class Outer {
    String s = "outer";
    class Inner {
        String s = "inner";
        class Deep {
            String s = "deep";
            String path() { String s = "local"; return s + this.s + Inner.this.s + Outer.this.s; }
        }
    }
}
