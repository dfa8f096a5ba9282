package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** A long that is changed in one step. */
public class AtomicLong extends Number {
    private long value;

    public AtomicLong() {
    }

    public AtomicLong(long value) {
        this.value = value;
    }

    public final long get() {
        return value;
    }

    public final long getPlain() {
        return value;
    }

    public final long getAcquire() {
        return value;
    }

    public final void set(long value) {
        this.value = value;
    }

    public final void lazySet(long value) {
        this.value = value;
    }

    public final void setRelease(long value) {
        this.value = value;
    }

    public final long getAndSet(long next) {
        long old = value;
        value = next;
        return old;
    }

    public final boolean compareAndSet(long expected, long next) {
        if (value != expected) return false;
        value = next;
        return true;
    }

    public final boolean weakCompareAndSetPlain(long expected, long next) {
        return compareAndSet(expected, next);
    }

    public final long getAndIncrement() {
        return value++;
    }

    public final long getAndDecrement() {
        return value--;
    }

    public final long getAndAdd(long delta) {
        long old = value;
        value += delta;
        return old;
    }

    public final long incrementAndGet() {
        return ++value;
    }

    public final long decrementAndGet() {
        return --value;
    }

    public final long addAndGet(long delta) {
        value += delta;
        return value;
    }

    public final long getAndUpdate(LongUnaryOperator update) {
        long old = value;
        value = update.applyAsLong(old);
        return old;
    }

    public final long updateAndGet(LongUnaryOperator update) {
        value = update.applyAsLong(value);
        return value;
    }

    public final long getAndAccumulate(long other, LongBinaryOperator join) {
        long old = value;
        value = join.applyAsLong(old, other);
        return old;
    }

    public final long accumulateAndGet(long other, LongBinaryOperator join) {
        value = join.applyAsLong(value, other);
        return value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public String toString() {
        return "" + value;
    }
}
