package java.util;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A group of elements. */
public interface Collection<E> extends Iterable<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object element);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] target);

    default <T> T[] toArray(IntFunction<T[]> generator) {
        return toArray(generator.apply(0));
    }

    boolean add(E element);

    boolean remove(Object element);

    boolean containsAll(Collection<?> elements);

    boolean addAll(Collection<? extends E> elements);

    boolean removeAll(Collection<?> elements);

    boolean retainAll(Collection<?> elements);

    default boolean removeIf(Predicate<? super E> condition) {
        if (condition == null) throw new NullPointerException();
        boolean isChanged = false;
        Iterator<E> each = iterator();
        while (each.hasNext()) {
            if (condition.test(each.next())) {
                each.remove();
                isChanged = true;
            }
        }
        return isChanged;
    }

    default Stream<E> stream() {
        return StreamSupport.stream(this);
    }

    default Stream<E> parallelStream() {
        return stream().parallel();
    }

    void clear();

    boolean equals(Object other);

    int hashCode();
}
