package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Queue;

/** What blocking queues have in common: elements in a queue, and how many there may be. */
abstract class WaitingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    private final Queue<E> elements;
    private final int capacity;

    WaitingQueue(Queue<E> elements, int capacity) {
        if (capacity <= 0) throw new IllegalArgumentException();
        this.elements = elements;
        this.capacity = capacity;
    }

    public int size() {
        return elements.size();
    }

    public int remainingCapacity() {
        return capacity == Integer.MAX_VALUE ? capacity : capacity - elements.size();
    }

    public boolean offer(E element) {
        if (element == null) throw new NullPointerException();
        if (elements.size() >= capacity) return false;
        elements.offer(element);
        Turns.wake(this);
        return true;
    }

    public boolean offer(E element, long time, TimeUnit unit) throws InterruptedException {
        boolean isInTime = true;
        while (!offer(element)) {
            if (!isInTime) return false;
            isInTime = Turns.pause(this, "room", unit.toMillis(time));
            checkInterrupted();
        }
        return true;
    }

    public void put(E element) throws InterruptedException {
        checkInterrupted();
        while (!offer(element)) {
            Turns.pause(this, "room");
            checkInterrupted();
        }
    }

    public E take() throws InterruptedException {
        checkInterrupted();
        while (elements.isEmpty()) {
            Turns.pause(this, "message");
            checkInterrupted();
        }
        return poll();
    }

    public E poll() {
        E element = elements.poll();
        if (element != null) Turns.wake(this);
        return element;
    }

    public E poll(long time, TimeUnit unit) throws InterruptedException {
        boolean isInTime = true;
        while (elements.isEmpty() && isInTime) {
            isInTime = Turns.pause(this, "message", unit.toMillis(time));
            checkInterrupted();
        }
        return poll();
    }

    private static void checkInterrupted() throws InterruptedException {
        if (Thread.interrupted()) throw new InterruptedException();
    }

    public E peek() {
        return elements.peek();
    }

    public boolean remove(Object element) {
        boolean isRemoved = elements.remove(element);
        if (isRemoved) Turns.wake(this);
        return isRemoved;
    }

    public boolean contains(Object element) {
        return elements.contains(element);
    }

    public Iterator<E> iterator() {
        return elements.iterator();
    }

    public int drainTo(Collection<? super E> target) {
        return drainTo(target, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> target, int most) {
        int count = 0;
        while (count < most && !elements.isEmpty()) {
            target.add(poll());
            count++;
        }
        return count;
    }
}
