package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** A reference that is changed in one step. */
public class AtomicReference<V> {
    private V value;

    public AtomicReference() {
    }

    public AtomicReference(V value) {
        this.value = value;
    }

    public final V get() {
        return value;
    }

    public final void set(V value) {
        this.value = value;
    }

    public final void lazySet(V value) {
        this.value = value;
    }

    public final V getAndSet(V next) {
        V old = value;
        value = next;
        return old;
    }

    public final boolean compareAndSet(V expected, V next) {
        if (value != expected) return false;
        value = next;
        return true;
    }

    public final V getAndUpdate(UnaryOperator<V> update) {
        V old = value;
        value = update.apply(old);
        return old;
    }

    public final V updateAndGet(UnaryOperator<V> update) {
        value = update.apply(value);
        return value;
    }

    public final V getAndAccumulate(V other, BinaryOperator<V> join) {
        V old = value;
        value = join.apply(old, other);
        return old;
    }

    public final V accumulateAndGet(V other, BinaryOperator<V> join) {
        value = join.apply(value, other);
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }
}
