package java.util.function;

/** Takes an object and a long and returns nothing. */
@FunctionalInterface
public interface ObjLongConsumer<T> {
    void accept(T first, long second);
}
