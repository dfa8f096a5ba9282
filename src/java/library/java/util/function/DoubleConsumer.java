package java.util.function;

/** Takes a double and returns nothing. */
@FunctionalInterface
public interface DoubleConsumer {
    void accept(double value);

    default DoubleConsumer andThen(DoubleConsumer after) {
        if (after == null) throw new NullPointerException();
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
