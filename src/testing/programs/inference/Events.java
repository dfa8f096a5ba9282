import java.util.*;
import java.util.function.*;

/** A bus, builders, handlers and suppliers. */
public class Events {
    interface Stack<T> extends Iterable<T> {
        void push(T t);
        T pop();
        boolean isEmpty();
        static <T> Stack<T> create() {
            return new Stack<>() {
                private final Deque<T> d = new ArrayDeque<>();
                public void push(T t) {
                    d.push(t);
                }
                public T pop() {
                    return d.pop();
                }
                public boolean isEmpty() {
                    return d.isEmpty();
                }
                public Iterator<T> iterator() {
                    return d.iterator();
                }
            };
        }
        default <R> Stack<R> map(Function<? super T, ? extends R> f) {
            Stack<R> r = create();
            for (T t : this) r.push(f.apply(t));
            return r;
        }
    }
    static abstract class Handler<I, O> {
        abstract O handle(I i);
        <P> Handler<I, P> then(Handler<? super O, ? extends P> next) {
            Handler<I, O> self = this;
            return new Handler<>() {
                P handle(I i) {
                    return next.handle(self.handle(i));
                }
            };
        }
        static <A, B> Handler<A, B> of(Function<A, B> f) {
            return new Handler<>() {
                @Override B handle(A a) {
                    return f.apply(a);
                }
            };
        }
    }
    static class Event<T> {
        final T data;
        Event(T d) {
            data = d;
        }
    }
    static class Bus {
        final Map<Class<?>, List<Consumer<Object>>> hs = new LinkedHashMap<>();
        <T> void on(Class<T> c, Consumer<? super T> h) {
            hs.computeIfAbsent(c, k -> new ArrayList<>()).add(o -> h.accept(c.cast(o)));
        }
        void fire(Object o) {
            for (Consumer<Object> h : hs.getOrDefault(o.getClass(), List.of())) h.accept(o);
        }
    }
    static abstract class Builder<T extends Builder<T>> {
        String n;
        T name(String s) {
            n = s;
            return self();
        }
        abstract T self();
    }
    static class CarB extends Builder<CarB> {
        int w;
        CarB wheels(int k) {
            w = k;
            return this;
        }
        CarB self() {
            return this;
        }
        String build() {
            return n + w;
        }
    }
    public static void main(String[] args) {
        Stack<Integer> s = Stack.create();
        s.push(1);
        s.push(2);
        for (int i : s.map(x -> x * 10)) System.out.println(i);
        System.out.println(Handler.of((String x) -> x.length()).then(Handler.of(n -> n * 2)).handle("abc"));
        Bus b = new Bus();
        b.on(String.class, x -> System.out.println("S" + x.length()));
        b.on(Integer.class, x -> System.out.println("I" + (x + 1)));
        b.fire("four");
        b.fire(4);
        b.fire(4.0);
        System.out.println(new CarB().name("c").wheels(4).build());
        Event<? extends Number> e = new Event<>(3);
        System.out.println(e.data.doubleValue());
        List<Event<?>> es = new ArrayList<>();
        es.add(new Event<>("x"));
        es.add(e);
        for (Event<?> x : es) System.out.println(x.data);
        Supplier<Map<String, List<Integer>>> sup = HashMap::new;
        Map<String, List<Integer>> m = sup.get();
        m.put("a", List.of(1));
        System.out.println(m);
        Function<Object, String> os = Object::toString;
        Function<? super Integer, ? extends CharSequence> w = os;
        System.out.println(w.apply(3).length());
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(up.andThen(String::length).compose((Integer k) -> "k" + k).apply(12));
    }
}
