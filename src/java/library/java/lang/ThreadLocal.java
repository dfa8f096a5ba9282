package java.lang;

import java.util.HashMap;
import java.util.function.Supplier;

/** A variable of which each thread has its own. */
public class ThreadLocal<T> {
    private final Supplier<? extends T> first;

    public ThreadLocal() {
        this.first = null;
    }

    private ThreadLocal(Supplier<? extends T> first) {
        this.first = first;
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        if (supplier == null) throw new NullPointerException();
        return new ThreadLocal<S>(supplier);
    }

    protected T initialValue() {
        return first == null ? null : first.get();
    }

    @SuppressWarnings("unchecked")
    public T get() {
        Thread thread = Thread.currentThread();
        if (thread.locals == null || !thread.locals.containsKey(this)) set(initialValue());
        return (T) thread.locals.get(this);
    }

    public void set(T value) {
        Thread thread = Thread.currentThread();
        if (thread.locals == null) thread.locals = new HashMap<>();
        thread.locals.put(this, value);
    }

    public void remove() {
        Thread thread = Thread.currentThread();
        if (thread.locals != null) thread.locals.remove(this);
    }
}
