package java.util;

/** What a queue can do once it has offer, poll and peek. */
public abstract class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
    protected AbstractQueue() {
    }

    public boolean add(E element) {
        if (!offer(element)) throw new IllegalStateException("Queue full");
        return true;
    }

    public E remove() {
        if (isEmpty()) throw new NoSuchElementException();
        return poll();
    }

    public E element() {
        if (isEmpty()) throw new NoSuchElementException();
        return peek();
    }

    public void clear() {
        while (!isEmpty()) poll();
    }

    public boolean addAll(Collection<? extends E> elements) {
        if (elements == null) throw new NullPointerException();
        if (elements == this) throw new IllegalArgumentException();
        return super.addAll(elements);
    }
}
