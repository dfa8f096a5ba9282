/** Threads that count together under a lock. */
public class Counters {
    static class Counter {
        private int count = 0;
        synchronized void increment() { count++; }
        synchronized int get() { return count; }
    }
    public static void main(String[] args) throws InterruptedException {
        Counter c = new Counter();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int j = 0; j < 100; j++) c.increment();
            });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        System.out.println("count = " + c.get());
    }
}
