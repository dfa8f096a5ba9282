package java.util;

/** A queue with two ends. */
public interface Deque<E> extends Queue<E>, SequencedCollection<E> {
    default Deque<E> reversed() {
        return new ReversedDeque<E>(this);
    }

    void addFirst(E element);

    void addLast(E element);

    boolean offerFirst(E element);

    boolean offerLast(E element);

    E removeFirst();

    E removeLast();

    E pollFirst();

    E pollLast();

    E getFirst();

    E getLast();

    E peekFirst();

    E peekLast();

    boolean removeFirstOccurrence(Object element);

    boolean removeLastOccurrence(Object element);

    void push(E element);

    E pop();

    boolean remove(Object element);

    Iterator<E> iterator();

    Iterator<E> descendingIterator();
}
