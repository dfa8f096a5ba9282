package java.util;

/** A sorted set that finds the neighbours of an element. */
public interface NavigableSet<E> extends SortedSet<E> {
    E lower(E element);

    E floor(E element);

    E ceiling(E element);

    E higher(E element);

    E pollFirst();

    E pollLast();

    Iterator<E> iterator();

    NavigableSet<E> descendingSet();

    default NavigableSet<E> reversed() {
        return descendingSet();
    }

    Iterator<E> descendingIterator();

    NavigableSet<E> subSet(E from, boolean includesFrom, E to, boolean includesTo);

    NavigableSet<E> headSet(E to, boolean isIncluded);

    NavigableSet<E> tailSet(E from, boolean isIncluded);

    SortedSet<E> subSet(E from, E to);

    SortedSet<E> headSet(E to);

    SortedSet<E> tailSet(E from);
}
