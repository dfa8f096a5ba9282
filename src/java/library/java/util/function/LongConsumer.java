package java.util.function;

/** Takes a long and returns nothing. */
@FunctionalInterface
public interface LongConsumer {
    void accept(long value);

    default LongConsumer andThen(LongConsumer after) {
        if (after == null) throw new NullPointerException();
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
