package java.util.function;

/** From two ints to one. */
@FunctionalInterface
public interface IntBinaryOperator {
    int applyAsInt(int first, int second);
}
