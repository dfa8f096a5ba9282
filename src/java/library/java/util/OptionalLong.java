package java.util;

import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/** A long, or none. */
public final class OptionalLong {
    private static final OptionalLong EMPTY = new OptionalLong(false, 0);

    private final boolean isPresent;
    private final long value;

    private OptionalLong(boolean isPresent, long value) {
        this.isPresent = isPresent;
        this.value = value;
    }

    public static OptionalLong empty() {
        return EMPTY;
    }

    public static OptionalLong of(long value) {
        return new OptionalLong(true, value);
    }

    public long getAsLong() {
        return orElseThrow();
    }

    public boolean isPresent() {
        return isPresent;
    }

    public boolean isEmpty() {
        return !isPresent;
    }

    public void ifPresent(LongConsumer action) {
        if (isPresent) action.accept(value);
    }

    public void ifPresentOrElse(LongConsumer action, Runnable otherwise) {
        if (isPresent) action.accept(value);
        else otherwise.run();
    }

    public LongStream stream() {
        return isPresent ? LongStream.of(value) : LongStream.empty();
    }

    public long orElse(long other) {
        return isPresent ? value : other;
    }

    public long orElseGet(LongSupplier supplier) {
        return isPresent ? value : supplier.getAsLong();
    }

    public long orElseThrow() {
        if (!isPresent) throw new NoSuchElementException("No value present");
        return value;
    }

    public <X extends Throwable> long orElseThrow(Supplier<? extends X> exception) throws X {
        if (!isPresent) throw exception.get();
        return value;
    }

    public boolean equals(Object other) {
        if (!(other instanceof OptionalLong)) return false;
        OptionalLong that = (OptionalLong) other;
        return isPresent == that.isPresent && Long.compare(value, that.value) == 0;
    }

    public int hashCode() {
        return isPresent ? Long.hashCode(value) : 0;
    }

    public String toString() {
        return isPresent ? "OptionalLong[" + value + "]" : "OptionalLong.empty";
    }
}
