package java.util.function;

/** From two doubles to one. */
@FunctionalInterface
public interface DoubleBinaryOperator {
    double applyAsDouble(double first, double second);
}
