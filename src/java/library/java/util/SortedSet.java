package java.util;

/** A set in the order of its elements. */
public interface SortedSet<E> extends Set<E>, SequencedSet<E> {
    Comparator<? super E> comparator();

    SortedSet<E> subSet(E from, E to);

    SortedSet<E> headSet(E to);

    SortedSet<E> tailSet(E from);

    E first();

    E last();

    default E getFirst() {
        return first();
    }

    default E getLast() {
        return last();
    }

    default E removeFirst() {
        E element = first();
        remove(element);
        return element;
    }

    default E removeLast() {
        E element = last();
        remove(element);
        return element;
    }

    SortedSet<E> reversed();
}
