package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An int that is changed in one step. */
public class AtomicInteger extends Number {
    private int value;

    public AtomicInteger() {
    }

    public AtomicInteger(int value) {
        this.value = value;
    }

    public final int get() {
        return value;
    }

    public final int getPlain() {
        return value;
    }

    public final int getAcquire() {
        return value;
    }

    public final void set(int value) {
        this.value = value;
    }

    public final void lazySet(int value) {
        this.value = value;
    }

    public final void setRelease(int value) {
        this.value = value;
    }

    public final int getAndSet(int next) {
        int old = value;
        value = next;
        return old;
    }

    public final boolean compareAndSet(int expected, int next) {
        if (value != expected) return false;
        value = next;
        return true;
    }

    public final boolean weakCompareAndSetPlain(int expected, int next) {
        return compareAndSet(expected, next);
    }

    public final int getAndIncrement() {
        return value++;
    }

    public final int getAndDecrement() {
        return value--;
    }

    public final int getAndAdd(int delta) {
        int old = value;
        value += delta;
        return old;
    }

    public final int incrementAndGet() {
        return ++value;
    }

    public final int decrementAndGet() {
        return --value;
    }

    public final int addAndGet(int delta) {
        value += delta;
        return value;
    }

    public final int getAndUpdate(IntUnaryOperator update) {
        int old = value;
        value = update.applyAsInt(old);
        return old;
    }

    public final int updateAndGet(IntUnaryOperator update) {
        value = update.applyAsInt(value);
        return value;
    }

    public final int getAndAccumulate(int other, IntBinaryOperator join) {
        int old = value;
        value = join.applyAsInt(old, other);
        return old;
    }

    public final int accumulateAndGet(int other, IntBinaryOperator join) {
        value = join.applyAsInt(value, other);
        return value;
    }

    public int intValue() {
        return value;
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
