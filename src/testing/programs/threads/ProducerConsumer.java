import java.util.*;

/** Two threads at a buffer with wait and notifyAll. */
public class ProducerConsumer {
    static class Buffer {
        private final Queue<Integer> items = new LinkedList<>();
        private final int capacity;
        Buffer(int capacity) { this.capacity = capacity; }
        synchronized void put(int x) throws InterruptedException {
            while (items.size() == capacity) wait();
            items.add(x);
            notifyAll();
        }
        synchronized int take() throws InterruptedException {
            while (items.isEmpty()) wait();
            int x = items.remove();
            notifyAll();
            return x;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Buffer b = new Buffer(2);
        int[] sum = new int[1];
        Thread producer = new Thread(() -> {
            try { for (int i = 1; i <= 10; i++) b.put(i); } catch (InterruptedException e) { Thread.currentThread().interrupt(); }
        });
        Thread consumer = new Thread(() -> {
            try { for (int i = 1; i <= 10; i++) sum[0] += b.take(); } catch (InterruptedException e) { }
        });
        producer.start(); consumer.start();
        producer.join(); consumer.join();
        System.out.println("sum " + sum[0]);
    }
}
