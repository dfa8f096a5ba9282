package java.util.function;

/** Takes an object and an int and returns nothing. */
@FunctionalInterface
public interface ObjIntConsumer<T> {
    void accept(T first, int second);
}
