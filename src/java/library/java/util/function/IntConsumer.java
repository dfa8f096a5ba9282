package java.util.function;

/** Takes an int and returns nothing. */
@FunctionalInterface
public interface IntConsumer {
    void accept(int value);

    default IntConsumer andThen(IntConsumer after) {
        if (after == null) throw new NullPointerException();
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
