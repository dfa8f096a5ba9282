package java.util.function;

/** From a double to an int. */
@FunctionalInterface
public interface DoubleToIntFunction {
    int applyAsInt(double value);
}
