package java.util.function;

/** From an int to a long. */
@FunctionalInterface
public interface IntToLongFunction {
    long applyAsLong(int value);
}
