package java.util.function;

/** From an int to a value. */
@FunctionalInterface
public interface IntFunction<R> {
    R apply(int value);
}
