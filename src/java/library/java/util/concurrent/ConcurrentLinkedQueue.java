package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** A queue without nulls that may change while it is walked through. */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Serializable {
    /** Before the first element. */
    private Node<E> head = new Node<>(null);
    private Node<E> last = head;
    private int size;

    private static class Node<E> {
        E element;
        Node<E> next;

        Node(E element) {
            this.element = element;
        }
    }

    public ConcurrentLinkedQueue() {
    }

    public ConcurrentLinkedQueue(Collection<? extends E> elements) {
        addAll(elements);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean offer(E element) {
        if (element == null) throw new NullPointerException();
        last.next = new Node<>(element);
        last = last.next;
        size++;
        return true;
    }

    public E peek() {
        return head.next == null ? null : head.next.element;
    }

    public E poll() {
        if (head.next == null) return null;
        E element = head.next.element;
        removeAfter(head);
        return element;
    }

    /** The node keeps its successor, for those who stand on it. */
    private void removeAfter(Node<E> before) {
        Node<E> node = before.next;
        before.next = node.next;
        if (node == last) last = before;
        node.element = null;
        size--;
    }

    public boolean remove(Object element) {
        for (Node<E> before = head; before.next != null; before = before.next) {
            if (!before.next.element.equals(element)) continue;
            removeAfter(before);
            return true;
        }
        return false;
    }

    public Iterator<E> iterator() {
        return new Walk();
    }

    private class Walk implements Iterator<E> {
        private Node<E> next = head.next;
        private E element = next == null ? null : next.element;
        private Node<E> last;

        public boolean hasNext() {
            return next != null;
        }

        public E next() {
            if (next == null) throw new NoSuchElementException();
            E result = element;
            last = next;
            do next = next.next;
            while (next != null && next.element == null);
            element = next == null ? null : next.element;
            return result;
        }

        public void remove() {
            if (last == null) throw new IllegalStateException();
            Node<E> before = head;
            while (before.next != null && before.next != last) before = before.next;
            if (before.next != null) removeAfter(before);
            last = null;
        }
    }
}
