package java.util;

import java.io.Serializable;
import java.util.function.Consumer;

/** A deque in an array that is used as a ring; one slot always stays empty. */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, Serializable {
    private Object[] ring;
    /** Where the first element is. */
    private int head;
    /** Where the next last element goes. */
    private int tail;

    public ArrayDeque() {
        ring = new Object[17];
    }

    public ArrayDeque(int capacity) {
        ring = new Object[capacity < 1 ? 1 : capacity + 1];
    }

    public ArrayDeque(Collection<? extends E> elements) {
        ring = new Object[elements.size() + 1];
        for (E each : elements) addLast(each);
    }

    private int up(int index) {
        return index + 1 == ring.length ? 0 : index + 1;
    }

    private int down(int index) {
        return index == 0 ? ring.length - 1 : index - 1;
    }

    /** When the ring is full: the elements move to the start of a larger one. */
    private void grow() {
        int old = ring.length;
        Object[] larger = new Object[old + (old < 64 ? old + 2 : old >> 1)];
        for (int i = 0; i < old; i++) larger[i] = ring[(head + i) % old];
        ring = larger;
        head = 0;
        tail = old;
    }

    public int size() {
        int difference = tail - head;
        return difference < 0 ? difference + ring.length : difference;
    }

    public boolean isEmpty() {
        return head == tail;
    }

    public void addFirst(E element) {
        if (element == null) throw new NullPointerException();
        head = down(head);
        ring[head] = element;
        if (head == tail) grow();
    }

    public void addLast(E element) {
        if (element == null) throw new NullPointerException();
        ring[tail] = element;
        tail = up(tail);
        if (head == tail) grow();
    }

    public boolean addAll(Collection<? extends E> elements) {
        int before = size();
        for (E each : elements) addLast(each);
        return size() > before;
    }

    @SuppressWarnings("unchecked")
    public E pollFirst() {
        E element = (E) ring[head];
        if (element != null) {
            ring[head] = null;
            head = up(head);
        }
        return element;
    }

    @SuppressWarnings("unchecked")
    public E pollLast() {
        int index = down(tail);
        E element = (E) ring[index];
        if (element != null) {
            ring[index] = null;
            tail = index;
        }
        return element;
    }

    @SuppressWarnings("unchecked")
    public E peekFirst() {
        return (E) ring[head];
    }

    @SuppressWarnings("unchecked")
    public E peekLast() {
        return (E) ring[down(tail)];
    }

    private E existing(E element) {
        if (element == null) throw new NoSuchElementException();
        return element;
    }

    public boolean offerFirst(E element) {
        addFirst(element);
        return true;
    }

    public boolean offerLast(E element) {
        addLast(element);
        return true;
    }

    public E removeFirst() {
        return existing(pollFirst());
    }

    public E removeLast() {
        return existing(pollLast());
    }

    public E getFirst() {
        return existing(peekFirst());
    }

    public E getLast() {
        return existing(peekLast());
    }

    public boolean add(E element) {
        addLast(element);
        return true;
    }

    public boolean offer(E element) {
        return offerLast(element);
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public void push(E element) {
        addFirst(element);
    }

    public E pop() {
        return removeFirst();
    }

    /** What comes after the gap moves one towards the head. */
    private void delete(int index) {
        int gap = index;
        for (int next = up(gap); next != tail; next = up(next)) {
            ring[gap] = ring[next];
            gap = next;
        }
        ring[gap] = null;
        tail = gap;
    }

    public boolean removeFirstOccurrence(Object element) {
        if (element == null) return false;
        for (int i = head; i != tail; i = up(i)) {
            if (element.equals(ring[i])) {
                delete(i);
                return true;
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object element) {
        if (element == null) return false;
        for (int i = tail; i != head; ) {
            i = down(i);
            if (element.equals(ring[i])) {
                delete(i);
                return true;
            }
        }
        return false;
    }

    public boolean remove(Object element) {
        return removeFirstOccurrence(element);
    }

    public boolean contains(Object element) {
        if (element == null) return false;
        for (int i = head; i != tail; i = up(i)) {
            if (element.equals(ring[i])) return true;
        }
        return false;
    }

    public void clear() {
        for (int i = head; i != tail; i = up(i)) ring[i] = null;
        head = 0;
        tail = 0;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        if (action == null) throw new NullPointerException();
        int end = tail;
        for (int i = head; i != end; i = up(i)) {
            if (ring[i] == null) throw new ConcurrentModificationException();
            action.accept((E) ring[i]);
        }
    }

    public Iterator<E> iterator() {
        return new DequeIterator();
    }

    public Iterator<E> descendingIterator() {
        return new DescendingIterator();
    }

    public Object clone() {
        return new ArrayDeque<E>(this);
    }

    private class DequeIterator implements Iterator<E> {
        private int cursor = head;
        private int remaining = size();
        private int last = -1;

        public boolean hasNext() {
            return remaining > 0;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (remaining <= 0) throw new NoSuchElementException();
            E element = (E) ring[cursor];
            if (element == null) throw new ConcurrentModificationException();
            last = cursor;
            cursor = up(cursor);
            remaining--;
            return element;
        }

        public void remove() {
            if (last < 0) throw new IllegalStateException();
            delete(last);
            cursor = last;
            last = -1;
        }
    }

    private class DescendingIterator implements Iterator<E> {
        private int cursor = down(tail);
        private int remaining = size();
        private int last = -1;

        public boolean hasNext() {
            return remaining > 0;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (remaining <= 0) throw new NoSuchElementException();
            E element = (E) ring[cursor];
            if (element == null) throw new ConcurrentModificationException();
            last = cursor;
            cursor = down(cursor);
            remaining--;
            return element;
        }

        public void remove() {
            if (last < 0) throw new IllegalStateException();
            delete(last);
            last = -1;
        }
    }
}
