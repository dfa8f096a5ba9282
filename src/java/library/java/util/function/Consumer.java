package java.util.function;

/** Takes a value and returns nothing. */
@FunctionalInterface
public interface Consumer<T> {
    void accept(T value);

    default Consumer<T> andThen(Consumer<? super T> after) {
        if (after == null) throw new NullPointerException();
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
