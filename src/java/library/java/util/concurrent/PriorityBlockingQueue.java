package java.util.concurrent;

import java.util.Comparator;
import java.util.PriorityQueue;

/** A queue with the least element first, in which threads wait for elements. */
public class PriorityBlockingQueue<E> extends WaitingQueue<E> {
    public PriorityBlockingQueue() {
        super(new PriorityQueue<E>(), Integer.MAX_VALUE);
    }

    public PriorityBlockingQueue(int capacity, Comparator<? super E> order) {
        super(new PriorityQueue<E>(capacity, order), Integer.MAX_VALUE);
    }
}
