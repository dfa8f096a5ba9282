package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/** A list whose array is replaced by each change: a walk through it goes over what was there at its start. */
public class CopyOnWriteArrayList<E> extends AbstractList<E> implements RandomAccess, Cloneable, Serializable {
    private Object[] elements;

    public CopyOnWriteArrayList() {
        elements = new Object[0];
    }

    public CopyOnWriteArrayList(Collection<? extends E> others) {
        elements = others.toArray();
    }

    public CopyOnWriteArrayList(E[] others) {
        elements = Arrays.copyOf((Object[]) others, others.length);
    }

    public int size() {
        return elements.length;
    }

    @SuppressWarnings("unchecked")
    private static <T> T at(Object[] array, int index) {
        return (T) array[index];
    }

    public E get(int index) {
        return at(elements, index);
    }

    public E set(int index, E element) {
        E old = at(elements, index);
        Object[] copy = Arrays.copyOf(elements, elements.length);
        copy[index] = element;
        elements = copy;
        return old;
    }

    public boolean add(E element) {
        add(elements.length, element);
        return true;
    }

    public void add(int index, E element) {
        int length = elements.length;
        if (index < 0 || index > length) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + length);
        Object[] copy = Arrays.copyOf(elements, length + 1);
        System.arraycopy(elements, index, copy, index + 1, length - index);
        copy[index] = element;
        elements = copy;
    }

    public boolean addIfAbsent(E element) {
        if (contains(element)) return false;
        return add(element);
    }

    public E remove(int index) {
        E old = at(elements, index);
        Object[] copy = Arrays.copyOf(elements, elements.length - 1);
        System.arraycopy(elements, index + 1, copy, index, copy.length - index);
        elements = copy;
        return old;
    }

    public boolean remove(Object element) {
        int index = indexOf(element);
        if (index < 0) return false;
        remove(index);
        return true;
    }

    public void clear() {
        elements = new Object[0];
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> order) {
        Object[] copy = Arrays.copyOf(elements, elements.length);
        Arrays.sort((E[]) copy, order);
        elements = copy;
    }

    public Iterator<E> iterator() {
        return new Walk<E>(elements);
    }

    private static class Walk<E> implements Iterator<E> {
        private final Object[] elements;
        private int index;

        Walk(Object[] elements) {
            this.elements = elements;
        }

        public boolean hasNext() {
            return index < elements.length;
        }

        public E next() {
            if (!hasNext()) throw new NoSuchElementException();
            E next = at(elements, index);
            index++;
            return next;
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }
}
