package java.util.function;

/** Takes an object and a double and returns nothing. */
@FunctionalInterface
public interface ObjDoubleConsumer<T> {
    void accept(T first, double second);
}
