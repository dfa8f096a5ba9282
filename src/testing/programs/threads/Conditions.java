import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.*;

/** Conditions, barriers and tasks that run later. */
public class Conditions {
    static class Box<T> {
        private final Lock lock = new ReentrantLock();
        private final Condition full = lock.newCondition(), empty = lock.newCondition();
        private final Deque<T> items = new ArrayDeque<>();
        void put(T x) throws InterruptedException {
            lock.lock();
            try { while (items.size() == 2) full.await(); items.add(x); empty.signal(); } finally { lock.unlock(); }
        }
        T take() throws InterruptedException {
            lock.lock();
            try { while (items.isEmpty()) empty.await(); T x = items.poll(); full.signal(); return x; } finally { lock.unlock(); }
        }
    }
    public static void main(String[] args) throws Exception {
        Box<Integer> box = new Box<>();
        ExecutorService ex = Executors.newCachedThreadPool();
        Future<Integer> sum = ex.submit(() -> { int s = 0; for (int i = 0; i < 20; i++) s += box.take(); return s; });
        ex.submit(() -> { for (int i = 0; i < 20; i++) box.put(i); return null; });
        System.out.println(sum.get());
        ex.shutdown();
        CyclicBarrier barrier = new CyclicBarrier(3, () -> System.out.println("all here"));
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            ts[i] = new Thread(() -> { try { barrier.await(); } catch (Exception e) { throw new RuntimeException(e); } });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        Semaphore mutex = new Semaphore(1);
        int[] c = {0};
        Thread a = new Thread(() -> { for (int i = 0; i < 5; i++) { mutex.acquireUninterruptibly(); c[0]++; mutex.release(); } });
        Thread b = new Thread(() -> { for (int i = 0; i < 5; i++) { mutex.acquireUninterruptibly(); c[0]++; mutex.release(); } });
        a.start(); b.start(); a.join(); b.join();
        System.out.println(c[0]);
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        s.schedule(() -> System.out.println("later"), 50, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> rep = s.scheduleAtFixedRate(() -> System.out.println("tick"), 0, 100, TimeUnit.MILLISECONDS);
        Thread.sleep(250);
        rep.cancel(false);
        s.shutdown();
        System.out.println(s.awaitTermination(1, TimeUnit.SECONDS));
    }
}
