package java.util.concurrent;

/** A queue in which threads wait for elements, and for room. */
public class ArrayBlockingQueue<E> extends WaitingQueue<E> {
    public ArrayBlockingQueue(int capacity) {
        super(new ConcurrentLinkedQueue<E>(), capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean isFair) {
        this(capacity);
    }
}
