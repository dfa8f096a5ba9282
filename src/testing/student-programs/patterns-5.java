import java.util.*;
import java.util.function.*;

public class Main {
    static class Bus {
        private final Map<Class<?>, List<Consumer<Object>>> handlers = new LinkedHashMap<>();
        <T> void on(Class<T> type, Consumer<? super T> handler) {
            handlers.computeIfAbsent(type, k -> new ArrayList<>()).add(o -> handler.accept(type.cast(o)));
        }
        void send(Object event) {
            boolean any = false;
            for (Map.Entry<Class<?>, List<Consumer<Object>>> e : handlers.entrySet())
                if (e.getKey().isInstance(event)) { any = true; for (Consumer<Object> h : e.getValue()) h.accept(event); }
            if (!any) System.out.println("dropped " + event);
        }
    }
    static abstract class Event { private static int n; final int id = ++n; }
    static class Order extends Event { final String item; Order(String i) { item = i; } @Override public String toString() { return "Order " + id + " " + item; } }
    static class Cancel extends Event { final int order; Cancel(int o) { order = o; } }
    static class Prototype implements Cloneable {
        int[] data = {1, 2}; String name = "p";
        @Override public Prototype clone() { try { Prototype c = (Prototype) super.clone(); c.data = data.clone(); return c; } catch (CloneNotSupportedException e) { throw new AssertionError(e); } }
    }
    static class Pool<T> {
        private final Queue<T> free = new LinkedList<>(); private final Supplier<? extends T> make; int made;
        Pool(Supplier<? extends T> make) { this.make = make; }
        T take() { T t = free.poll(); if (t == null) { made++; t = make.get(); } return t; }
        void give(T t) { free.add(t); }
    }
    public static void main(String[] args) {
        Bus bus = new Bus(); Set<Integer> open = new TreeSet<>();
        bus.on(Order.class, o -> open.add(o.id)); bus.on(Cancel.class, c -> open.remove(c.order)); bus.on(Event.class, e -> System.out.println("log " + e.id + " " + e.getClass().getSimpleName()));
        bus.send(new Order("tea")); bus.send(new Order("milk")); bus.send(new Cancel(1)); bus.send("text");
        System.out.println(open);
        Prototype p = new Prototype(), q = p.clone(); q.data[0] = 9; System.out.println(p.data[0] + " " + q.data[0] + " " + (p.name == q.name));
        Pool<StringBuilder> pool = new Pool<>(StringBuilder::new);
        StringBuilder a = pool.take(); a.append("x"); pool.give(a); System.out.println(pool.take() == a ? pool.made : -1);
    }
}
