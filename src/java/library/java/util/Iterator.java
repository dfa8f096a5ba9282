package java.util;

import java.util.function.Consumer;

/** Walks over the elements of a collection, once. */
public interface Iterator<E> {
    boolean hasNext();

    E next();

    default void remove() {
        throw new UnsupportedOperationException("remove");
    }

    default void forEachRemaining(Consumer<? super E> action) {
        if (action == null) throw new NullPointerException();
        while (hasNext()) action.accept(next());
    }
}
