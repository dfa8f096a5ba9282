package java.util;

/** A list that is walked over, not indexed. */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    public abstract ListIterator<E> listIterator(int index);

    public Iterator<E> iterator() {
        return listIterator();
    }

    public E get(int index) {
        if (index < 0 || index >= size()) throw new IndexOutOfBoundsException("Index: " + index);
        return listIterator(index).next();
    }
}
