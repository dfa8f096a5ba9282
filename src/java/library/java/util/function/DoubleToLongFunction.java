package java.util.function;

/** From a double to a long. */
@FunctionalInterface
public interface DoubleToLongFunction {
    long applyAsLong(double value);
}
