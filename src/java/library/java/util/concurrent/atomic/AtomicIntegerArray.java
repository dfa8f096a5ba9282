package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** An array of ints, each of which is changed in one step. */
public class AtomicIntegerArray {
    private final int[] values;

    public AtomicIntegerArray(int length) {
        values = new int[length];
    }

    public AtomicIntegerArray(int[] values) {
        this.values = Arrays.copyOf(values, values.length);
    }

    public final int length() {
        return values.length;
    }

    public final int get(int index) {
        return values[index];
    }

    public final void set(int index, int value) {
        values[index] = value;
    }

    public final int getAndSet(int index, int next) {
        int old = values[index];
        values[index] = next;
        return old;
    }

    public final boolean compareAndSet(int index, int expected, int next) {
        if (values[index] != expected) return false;
        values[index] = next;
        return true;
    }

    public final int getAndIncrement(int index) {
        return values[index]++;
    }

    public final int getAndDecrement(int index) {
        return values[index]--;
    }

    public final int getAndAdd(int index, int delta) {
        int old = values[index];
        values[index] += delta;
        return old;
    }

    public final int incrementAndGet(int index) {
        return ++values[index];
    }

    public final int decrementAndGet(int index) {
        return --values[index];
    }

    public final int addAndGet(int index, int delta) {
        values[index] += delta;
        return values[index];
    }

    public final int updateAndGet(int index, IntUnaryOperator update) {
        values[index] = update.applyAsInt(values[index]);
        return values[index];
    }

    public String toString() {
        return Arrays.toString(values);
    }
}
