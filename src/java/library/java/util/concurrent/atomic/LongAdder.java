package java.util.concurrent.atomic;

/** A sum that many threads add to. */
public class LongAdder extends Number {
    private long sum;

    public LongAdder() {
    }

    public void add(long value) {
        sum += value;
    }

    public void increment() {
        sum++;
    }

    public void decrement() {
        sum--;
    }

    public long sum() {
        return sum;
    }

    public void reset() {
        sum = 0;
    }

    public long sumThenReset() {
        long before = sum;
        sum = 0;
        return before;
    }

    public int intValue() {
        return (int) sum;
    }

    public long longValue() {
        return sum;
    }

    public float floatValue() {
        return sum;
    }

    public double doubleValue() {
        return sum;
    }

    public String toString() {
        return "" + sum;
    }
}
