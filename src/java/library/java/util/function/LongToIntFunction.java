package java.util.function;

/** From a long to an int. */
@FunctionalInterface
public interface LongToIntFunction {
    int applyAsInt(long value);
}
