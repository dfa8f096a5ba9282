import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;

public class Main {
    static class BoundedBuffer<T> {
        private final Object[] items;
        private int head, tail, count;
        private final Lock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
        BoundedBuffer(int n) { items = new Object[n]; }
        void put(T t) throws InterruptedException {
            lock.lock();
            try {
                while (count == items.length) notFull.await();
                items[tail] = t;
                tail = (tail + 1) % items.length;
                count++;
                notEmpty.signal();
            } finally { lock.unlock(); }
        }
        @SuppressWarnings("unchecked") T take() throws InterruptedException {
            lock.lock();
            try {
                while (count == 0) notEmpty.await();
                T t = (T) items[head];
                items[head] = null;
                head = (head + 1) % items.length;
                count--;
                notFull.signalAll();
                return t;
            } finally { lock.unlock(); }
        }
    }
    static class Counter {
        private int n;
        synchronized void inc() { n++; }
        synchronized int get() { return n; }
    }
    static class Philosopher extends Thread {
        private final Object left, right;
        private int meals;
        Philosopher(String name, Object left, Object right) { super(name); this.left = left; this.right = right; }
        @Override public void run() {
            for (int i = 0; i < 3; i++) synchronized (left) { synchronized (right) { meals++; } }
        }
    }
    static class PingPong {
        private boolean ping = true;
        private final StringBuffer out = new StringBuffer();
        synchronized void play(boolean mine, String word) throws InterruptedException {
            for (int i = 0; i < 3; i++) {
                while (ping != mine) wait();
                out.append(word).append(i).append(' ');
                ping = !mine;
                notifyAll();
            }
        }
    }
    static class SumTask extends RecursiveTask<Long> {
        private final int[] a; private final int lo, hi;
        SumTask(int[] a, int lo, int hi) { this.a = a; this.lo = lo; this.hi = hi; }
        @Override protected Long compute() {
            if (hi - lo <= 8) { long s = 0; for (int i = lo; i < hi; i++) s += a[i]; return s; }
            int mid = (lo + hi) / 2;
            SumTask l = new SumTask(a, lo, mid), r = new SumTask(a, mid, hi);
            l.fork();
            return r.compute() + l.join();
        }
    }
    static volatile boolean stop;
    static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 5);
    public static void main(String[] args) throws Exception {
        BoundedBuffer<Integer> buf = new BoundedBuffer<>(2);
        AtomicInteger sum = new AtomicInteger();
        Thread producer = new Thread(() -> { try { for (int i = 1; i <= 10; i++) buf.put(i); buf.put(-1); } catch (InterruptedException e) { Thread.currentThread().interrupt(); } }, "producer");
        Thread consumer = new Thread(() -> { try { for (int x; (x = buf.take()) >= 0; ) sum.addAndGet(x); } catch (InterruptedException e) { return; } });
        producer.start(); consumer.start();
        producer.join(); consumer.join();
        System.out.println(sum.get() + " " + producer.getName() + " " + producer.isAlive() + " " + producer.getState());
        Counter c = new Counter();
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 4; i++) { Thread t = new Thread(() -> { for (int k = 0; k < 25; k++) c.inc(); }); ts.add(t); t.start(); }
        for (Thread t : ts) t.join();
        System.out.println(c.get());
        Object[] forks = Stream.generate(Object::new).limit(3).toArray();
        Philosopher[] ph = new Philosopher[3];
        for (int i = 0; i < 3; i++) { int a = i, b = (i + 1) % 3; ph[i] = new Philosopher("P" + i, forks[Math.min(a, b)], forks[Math.max(a, b)]); }
        for (Philosopher p : ph) p.start();
        for (Philosopher p : ph) { p.join(); System.out.print(p.getName() + "=" + p.meals + " "); }
        System.out.println();
        PingPong pp = new PingPong();
        Thread a = new Thread(() -> { try { pp.play(true, "ping"); } catch (InterruptedException e) { } }), b = new Thread(() -> { try { pp.play(false, "pong"); } catch (InterruptedException e) { } });
        b.start(); a.start(); a.join(); b.join();
        System.out.println(pp.out.toString().trim());
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 1; i <= 5; i++) { final int n = i; fs.add(pool.submit(() -> n * n)); }
        int total = 0;
        for (Future<Integer> f : fs) total += f.get();
        System.out.println(total + " " + fs.get(0).isDone());
        Future<?> bad = pool.submit(() -> { throw new IllegalStateException("task failed"); });
        try { bad.get(); } catch (ExecutionException e) { System.out.println(e.getCause() + " | " + e.getMessage()); }
        System.out.println(pool.invokeAll(List.of(() -> "x", () -> "y")).stream().map(f -> { try { return f.get(); } catch (Exception e) { return "!"; } }).collect(Collectors.toList()));
        CountDownLatch latch = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) pool.execute(latch::countDown);
        System.out.println(latch.await(1, TimeUnit.SECONDS) + " " + latch.getCount());
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.SECONDS) + " " + pool.isShutdown());
        try { pool.submit(() -> 1); } catch (RejectedExecutionException e) { System.out.println("rejected"); }
        CompletableFuture<String> cf = CompletableFuture.supplyAsync(() -> 20).thenApply(x -> x + 1).thenCombine(CompletableFuture.supplyAsync(() -> 2), (x, y) -> x * y).thenApply(r -> "r=" + r);
        System.out.println(cf.get() + " " + CompletableFuture.supplyAsync(() -> { if (true) throw new RuntimeException("boom"); return 1; }).exceptionally(t -> -1).join());
        System.out.println(CompletableFuture.allOf(cf, CompletableFuture.runAsync(() -> { })).thenApply(v -> "all").join() + cf.thenCompose(s -> CompletableFuture.completedFuture(s.length())).join());
        ConcurrentHashMap<String, LongAdder> words = new ConcurrentHashMap<>();
        Stream.of("a b a".split(" ")).parallel().forEach(w -> words.computeIfAbsent(w, k -> new LongAdder()).increment());
        System.out.println(new TreeMap<>(words));
        System.out.println(new ForkJoinPool().invoke(new SumTask(IntStream.rangeClosed(1, 100).toArray(), 0, 100)));
        BlockingQueue<String> q = new LinkedBlockingQueue<>();
        Thread printer = new Thread(() -> { try { String s; while (!(s = q.take()).equals("STOP")) System.out.println("got " + s); } catch (InterruptedException e) { System.out.println("interrupted"); } });
        printer.setDaemon(true);
        printer.start();
        for (String s : List.of("one", "two", "STOP")) q.put(s);
        printer.join();
        Thread sleeper = new Thread(() -> { try { Thread.sleep(10_000); System.out.println("woke"); } catch (InterruptedException e) { System.out.println("interrupted " + Thread.currentThread().isInterrupted()); } });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
        Thread spin = new Thread(() -> { while (!stop) Thread.yield(); System.out.println("stopped"); });
        spin.start(); stop = true; spin.join();
        AtomicReference<String> ref = new AtomicReference<>("a");
        System.out.println(ref.compareAndSet("a", "b") + ref.get() + ref.getAndUpdate(s -> s + "c") + ref.updateAndGet(String::toUpperCase) + new AtomicLong(5).incrementAndGet() + new AtomicBoolean().getAndSet(true));
        Thread tl = new Thread(() -> { LOCAL.set(9); System.out.println("local " + LOCAL.get()); });
        tl.start(); tl.join();
        System.out.println("main " + LOCAL.get());
        ReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        try { System.out.println(IntStream.range(0, 100).parallel().filter(i -> i % 7 == 0).sum()); } finally { rw.readLock().unlock(); }
        Semaphore sem = new Semaphore(1);
        sem.acquire();
        System.out.println(sem.tryAcquire() + " " + sem.availablePermits());
        try { new Object().wait(); } catch (IllegalMonitorStateException e) { System.out.println("no monitor"); }
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
        ScheduledExecutorService ses = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Integer> sf = ses.schedule(() -> { sync.add(1); return 3; }, 5, TimeUnit.MILLISECONDS);
        System.out.println(sf.get() + " " + sync);
        ses.shutdownNow();
    }
}
