package java.util.function;

/** From a long to a value. */
@FunctionalInterface
public interface LongFunction<R> {
    R apply(long value);
}
