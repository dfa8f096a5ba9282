package java.util;

/** Another sorted set, to be read only. */
class UnmodifiableSortedSet<E> extends UnmodifiableSet<E> implements SortedSet<E> {
    private final SortedSet<E> set;

    UnmodifiableSortedSet(SortedSet<E> set) {
        super(set);
        this.set = set;
    }

    public Comparator<? super E> comparator() {
        return set.comparator();
    }

    public SortedSet<E> subSet(E from, E to) {
        return new UnmodifiableSortedSet<E>(set.subSet(from, to));
    }

    public SortedSet<E> headSet(E to) {
        return new UnmodifiableSortedSet<E>(set.headSet(to));
    }

    public SortedSet<E> tailSet(E from) {
        return new UnmodifiableSortedSet<E>(set.tailSet(from));
    }

    public E first() {
        return set.first();
    }

    public E last() {
        return set.last();
    }

    public E removeFirst() {
        throw new UnsupportedOperationException();
    }

    public E removeLast() {
        throw new UnsupportedOperationException();
    }

    public SortedSet<E> reversed() {
        return new UnmodifiableSortedSet<E>(set.reversed());
    }
}
