package java.util;

/** Another set that finds neighbours, to be read only. */
final class UnmodifiableNavigableSet<E> extends UnmodifiableSortedSet<E> implements NavigableSet<E> {
    private final NavigableSet<E> set;

    UnmodifiableNavigableSet(NavigableSet<E> set) {
        super(set);
        this.set = set;
    }

    public E lower(E element) {
        return set.lower(element);
    }

    public E floor(E element) {
        return set.floor(element);
    }

    public E ceiling(E element) {
        return set.ceiling(element);
    }

    public E higher(E element) {
        return set.higher(element);
    }

    public E pollFirst() {
        throw new UnsupportedOperationException();
    }

    public E pollLast() {
        throw new UnsupportedOperationException();
    }

    public NavigableSet<E> descendingSet() {
        return new UnmodifiableNavigableSet<E>(set.descendingSet());
    }

    public NavigableSet<E> reversed() {
        return descendingSet();
    }

    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    public NavigableSet<E> subSet(E from, boolean includesFrom, E to, boolean includesTo) {
        return new UnmodifiableNavigableSet<E>(set.subSet(from, includesFrom, to, includesTo));
    }

    public NavigableSet<E> headSet(E to, boolean isIncluded) {
        return new UnmodifiableNavigableSet<E>(set.headSet(to, isIncluded));
    }

    public NavigableSet<E> tailSet(E from, boolean isIncluded) {
        return new UnmodifiableNavigableSet<E>(set.tailSet(from, isIncluded));
    }
}
