package java.util.function;

/** Gives a double. */
@FunctionalInterface
public interface DoubleSupplier {
    double getAsDouble();
}
