import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.*;

public class Main {
    static class Account {
        private final Lock lock = new ReentrantLock(); private long balance; final int id;
        Account(int id, long b) { this.id = id; balance = b; }
        static void transfer(Account a, Account b, long n) {
            Account first = a.id < b.id ? a : b, second = a.id < b.id ? b : a;
            first.lock.lock();
            try {
                second.lock.lock();
                try { if (a.balance < n) return; a.balance -= n; b.balance += n; } finally { second.lock.unlock(); }
            } finally { first.lock.unlock(); }
        }
    }
    static class RW {
        private final ReadWriteLock rw = new ReentrantReadWriteLock(); private String value = "init";
        String get() { rw.readLock().lock(); try { return value; } finally { rw.readLock().unlock(); } }
        void set(String v) { rw.writeLock().lock(); try { value = v; } finally { rw.writeLock().unlock(); } }
    }
    static class SumTask extends RecursiveTask<Long> {
        final int[] a; final int lo, hi;
        SumTask(int[] a, int lo, int hi) { this.a = a; this.lo = lo; this.hi = hi; }
        @Override protected Long compute() {
            if (hi - lo <= 10) { long s = 0; for (int i = lo; i < hi; i++) s += a[i]; return s; }
            int mid = (lo + hi) / 2;
            SumTask left = new SumTask(a, lo, mid), right = new SumTask(a, mid, hi);
            left.fork();
            return right.compute() + left.join();
        }
    }
    public static void main(String[] args) throws Exception {
        Account a = new Account(1, 100), b = new Account(2, 50);
        ExecutorService ex = Executors.newCachedThreadPool();
        for (int i = 0; i < 10; i++) { final int n = i; ex.submit(() -> { Account.transfer(a, b, n); Account.transfer(b, a, 2); }); }
        ex.shutdown(); ex.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(a.balance + b.balance);
        RW rw = new RW(); Thread w = new Thread(() -> rw.set("written")); w.start(); w.join(); System.out.println(rw.get());
        int[] data = new int[100]; for (int i = 0; i < 100; i++) data[i] = i;
        System.out.println(new ForkJoinPool().invoke(new SumTask(data, 0, 100)));
        Semaphore s = new Semaphore(2); s.acquire(); System.out.println(s.availablePermits() + " " + s.tryAcquire() + " " + s.tryAcquire()); s.release(2);
        BlockingQueue<String> q = new LinkedBlockingQueue<>(); new Thread(() -> { for (String x : new String[] {"p", "q", "END"}) q.add(x); }).start();
        for (String x = q.take(); !x.equals("END"); x = q.take()) System.out.println("got " + x);
        AtomicLong max = new AtomicLong(5); System.out.println(max.updateAndGet(v -> Math.max(v, 9)) + " " + max.compareAndSet(9, 1) + " " + max.getAndAdd(4) + " " + max);
    }
}
