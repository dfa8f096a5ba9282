package java.util.function;

/** From two longs to one. */
@FunctionalInterface
public interface LongBinaryOperator {
    long applyAsLong(long first, long second);
}
