package java.util.concurrent;

import java.util.Collection;

/** A queue in which threads wait for elements. */
public class LinkedBlockingQueue<E> extends WaitingQueue<E> {
    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(new ConcurrentLinkedQueue<E>(), capacity);
    }

    public LinkedBlockingQueue(Collection<? extends E> elements) {
        this();
        addAll(elements);
    }
}
