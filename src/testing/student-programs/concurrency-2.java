public class Main {
    static class Counter { private int c; synchronized void inc() { c++; } int get() { synchronized (this) { return c; } } }
    static class BoundedBuffer<T> {
        private final Object[] items; private int head, tail, count;
        BoundedBuffer(int n) { items = new Object[n]; }
        synchronized void put(T t) throws InterruptedException {
            while (count == items.length) wait();
            items[tail] = t; tail = (tail + 1) % items.length; count++;
            notifyAll();
        }
        @SuppressWarnings("unchecked") synchronized T take() throws InterruptedException {
            while (count == 0) wait();
            T t = (T) items[head]; items[head] = null; head = (head + 1) % items.length; count--;
            notifyAll();
            return t;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Counter c = new Counter();
        Thread[] ts = new Thread[5];
        for (int i = 0; i < ts.length; i++) { ts[i] = new Thread(() -> { for (int k = 0; k < 200; k++) c.inc(); }, "T" + i); ts[i].start(); }
        for (Thread t : ts) t.join();
        System.out.println(c.get() + " " + ts[2].getName() + " " + ts[0].isAlive());
        BoundedBuffer<Integer> buf = new BoundedBuffer<>(2);
        int[] sum = {0};
        Thread producer = new Thread(() -> { try { for (int i = 1; i <= 10; i++) buf.put(i); buf.put(-1); } catch (InterruptedException e) { Thread.currentThread().interrupt(); } });
        Thread consumer = new Thread() {
            @Override public void run() { try { for (int v = buf.take(); v >= 0; v = buf.take()) sum[0] += v; } catch (InterruptedException e) { System.out.println("interrupted"); } }
        };
        consumer.start(); producer.start(); producer.join(); consumer.join();
        System.out.println(sum[0]);
        Thread sleeper = new Thread(() -> { try { Thread.sleep(100_000); } catch (InterruptedException e) { System.out.println("woken"); } });
        sleeper.start(); sleeper.interrupt(); sleeper.join();
    }
}
