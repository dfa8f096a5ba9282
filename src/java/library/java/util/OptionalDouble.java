package java.util;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;

/** A double, or none. */
public final class OptionalDouble {
    private static final OptionalDouble EMPTY = new OptionalDouble(false, 0);

    private final boolean isPresent;
    private final double value;

    private OptionalDouble(boolean isPresent, double value) {
        this.isPresent = isPresent;
        this.value = value;
    }

    public static OptionalDouble empty() {
        return EMPTY;
    }

    public static OptionalDouble of(double value) {
        return new OptionalDouble(true, value);
    }

    public double getAsDouble() {
        return orElseThrow();
    }

    public boolean isPresent() {
        return isPresent;
    }

    public boolean isEmpty() {
        return !isPresent;
    }

    public void ifPresent(DoubleConsumer action) {
        if (isPresent) action.accept(value);
    }

    public void ifPresentOrElse(DoubleConsumer action, Runnable otherwise) {
        if (isPresent) action.accept(value);
        else otherwise.run();
    }

    public DoubleStream stream() {
        return isPresent ? DoubleStream.of(value) : DoubleStream.empty();
    }

    public double orElse(double other) {
        return isPresent ? value : other;
    }

    public double orElseGet(DoubleSupplier supplier) {
        return isPresent ? value : supplier.getAsDouble();
    }

    public double orElseThrow() {
        if (!isPresent) throw new NoSuchElementException("No value present");
        return value;
    }

    public <X extends Throwable> double orElseThrow(Supplier<? extends X> exception) throws X {
        if (!isPresent) throw exception.get();
        return value;
    }

    public boolean equals(Object other) {
        if (!(other instanceof OptionalDouble)) return false;
        OptionalDouble that = (OptionalDouble) other;
        return isPresent == that.isPresent && Double.compare(value, that.value) == 0;
    }

    public int hashCode() {
        return isPresent ? Double.hashCode(value) : 0;
    }

    public String toString() {
        return isPresent ? "OptionalDouble[" + value + "]" : "OptionalDouble.empty";
    }
}
