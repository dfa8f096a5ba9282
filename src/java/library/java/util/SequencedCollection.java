package java.util;

/** Elements with a first and a last one. */
public interface SequencedCollection<E> extends Collection<E> {
    /** The same elements, seen from the end. */
    SequencedCollection<E> reversed();

    default void addFirst(E element) {
        throw new UnsupportedOperationException();
    }

    default void addLast(E element) {
        throw new UnsupportedOperationException();
    }

    default E getFirst() {
        return iterator().next();
    }

    default E getLast() {
        return reversed().iterator().next();
    }

    default E removeFirst() {
        Iterator<E> each = iterator();
        E element = each.next();
        each.remove();
        return element;
    }

    default E removeLast() {
        Iterator<E> each = reversed().iterator();
        E element = each.next();
        each.remove();
        return element;
    }
}
