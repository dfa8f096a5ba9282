import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.*;

class Bank {
    private final Map<String, Integer> accounts = new ConcurrentHashMap<>();
    private final Object lock = new Object();
    private final List<String> journal = new CopyOnWriteArrayList<>();
    void open(String who, int cents) { if (accounts.putIfAbsent(who, cents) != null) throw new IllegalArgumentException(who + " exists"); }
    boolean transfer(String from, String to, int amount) {
        synchronized (lock) {
            if (accounts.get(from) < amount) { journal.add("refused " + from); return false; }
            accounts.merge(from, -amount, Integer::sum);
            accounts.merge(to, amount, Integer::sum);
        }
        return true;
    }
    int total() { return accounts.values().stream().mapToInt(Integer::intValue).sum(); }
    @Override public String toString() { return new TreeMap<>(accounts) + " " + journal; }
}
class TaskGraph {
    private final Map<String, Set<String>> needs = new LinkedHashMap<>();
    private final Map<String, Runnable> work = new HashMap<>();
    TaskGraph task(String name, Runnable r, String... deps) { needs.put(name, new TreeSet<>(Arrays.asList(deps))); work.put(name, r); return this; }
    void runAll(ExecutorService ex) throws InterruptedException, ExecutionException {
        Set<String> done = new HashSet<>();
        while (done.size() < needs.size()) {
            List<Callable<String>> ready = new ArrayList<>();
            for (Map.Entry<String, Set<String>> e : needs.entrySet())
                if (!done.contains(e.getKey()) && done.containsAll(e.getValue())) ready.add(() -> { work.get(e.getKey()).run(); return e.getKey(); });
            if (ready.isEmpty()) throw new IllegalStateException("cycle");
            for (Future<String> f : ex.invokeAll(ready)) done.add(f.get());
        }
    }
}
class Memo<K, V> {
    private final ConcurrentMap<K, Future<V>> cache = new ConcurrentHashMap<>();
    private final Function<K, V> compute;
    final AtomicInteger misses = new AtomicInteger();
    Memo(Function<K, V> compute) { this.compute = compute; }
    V get(K k) throws InterruptedException {
        Future<V> f = cache.get(k);
        if (f == null) {
            FutureTask<V> task = new FutureTask<>(() -> { misses.incrementAndGet(); return compute.apply(k); });
            f = cache.putIfAbsent(k, task);
            if (f == null) { f = task; task.run(); }
        }
        try { return f.get(); } catch (ExecutionException e) { throw new RuntimeException(e.getCause()); }
    }
}
class Elevator implements Runnable {
    enum Dir { UP, DOWN, IDLE }
    private final BlockingQueue<Integer> requests = new ArrayBlockingQueue<>(10);
    private final List<String> trace = Collections.synchronizedList(new ArrayList<>());
    private int floor = 0;
    void call(int f) throws InterruptedException { requests.put(f); }
    @Override public void run() {
        try {
            while (true) {
                Integer target = requests.poll(50, TimeUnit.MILLISECONDS);
                if (target == null || target < 0) break;
                Dir d = target > floor ? Dir.UP : target < floor ? Dir.DOWN : Dir.IDLE;
                while (floor != target) floor += d == Dir.UP ? 1 : -1;
                trace.add(d + ">" + floor);
            }
        } catch (InterruptedException e) { trace.add("int"); }
    }
    List<String> trace() { return trace; }
}
public class Main {
    static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
    static class FibTask extends RecursiveTask<Integer> {
        final int n;
        FibTask(int n) { this.n = n; }
        protected Integer compute() { if (n < 5) return fib(n); FibTask f = new FibTask(n - 1); f.fork(); return new FibTask(n - 2).compute() + f.join(); }
    }
    static class Sorter extends RecursiveAction {
        private final int[] a; private final int lo, hi;
        Sorter(int[] a, int lo, int hi) { this.a = a; this.lo = lo; this.hi = hi; }
        @Override protected void compute() {
            if (hi - lo < 4) { Arrays.sort(a, lo, hi); return; }
            int mid = (lo + hi) >>> 1;
            invokeAll(new Sorter(a, lo, mid), new Sorter(a, mid, hi));
            int[] left = Arrays.copyOfRange(a, lo, mid);
            for (int i = 0, j = mid, k = lo; i < left.length; k++) a[k] = j == hi || left[i] <= a[j] ? left[i++] : a[j++];
        }
    }
    public static void main(String[] args) throws Exception {
        Bank bank = new Bank();
        for (String s : List.of("ann", "bob", "cid")) bank.open(s, 100);
        Runnable[] jobs = { () -> bank.transfer("ann", "bob", 70), () -> bank.transfer("bob", "cid", 30), () -> bank.transfer("cid", "ann", 10) };
        Thread[] threads = Arrays.stream(jobs).map(Thread::new).toArray(Thread[]::new);
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        System.out.println(bank + " " + bank.total() + " " + bank.transfer("ann", "bob", 1000));
        StringBuffer order = new StringBuffer();
        ExecutorService one = Executors.newSingleThreadExecutor();
        try {
            new TaskGraph().task("eat", () -> order.append("eat"), "cook", "lay").task("buy", () -> order.append("buy ")).task("cook", () -> order.append("cook "), "buy").task("lay", () -> order.append("lay ")).runAll(one);
            System.out.println(order);
            new TaskGraph().task("a", () -> { }, "b").task("b", () -> { }, "a").runAll(one);
        } catch (IllegalStateException e) { System.out.println(e.getMessage()); } finally { one.shutdown(); }
        Memo<Integer, Integer> memo = new Memo<>(Main::fib);
        System.out.println(memo.get(15) + memo.get(15) + " misses " + memo.misses);
        try { new Memo<String, Integer>(Integer::parseInt).get("x"); } catch (RuntimeException e) { System.out.println(e.getMessage()); }
        Elevator el = new Elevator();
        Thread t = new Thread(el);
        for (int f : new int[] {3, 1, 1, 5, -1}) el.call(f);
        t.start();
        t.join();
        System.out.println(el.trace());
        ForkJoinPool pool = ForkJoinPool.commonPool();
        System.out.println(pool.invoke(new FibTask(14)));
        int[] a = new Random(3).ints(12, 0, 50).toArray();
        pool.invoke(new Sorter(a, 0, a.length));
        System.out.println(Arrays.toString(a));
        CyclicBarrier barrier = new CyclicBarrier(3, () -> System.out.println("phase done"));
        AtomicInteger phase = new AtomicInteger();
        Thread[] ws = new Thread[3];
        for (int i = 0; i < 3; i++) { ws[i] = new Thread(() -> { try { for (int p = 0; p < 2; p++) { phase.incrementAndGet(); barrier.await(); } } catch (InterruptedException | BrokenBarrierException e) { System.out.println("broken"); } }, "w" + i); ws[i].start(); }
        for (Thread w : ws) w.join();
        System.out.println(phase);
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<String> g = f.thenApply(x -> 10 / x).handle((v, ex) -> ex == null ? "v" + v : ex.getClass().getSimpleName() + "/" + ex.getCause().getMessage());
        new Thread(() -> f.complete(0)).start();
        System.out.println(g.get());
        System.out.println(CompletableFuture.anyOf(CompletableFuture.completedFuture("first"), new CompletableFuture<>()).join());
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (int i = 0; i < 4; i++) { int n = i; all.add(CompletableFuture.supplyAsync(() -> n * n)); }
        System.out.println(all.stream().map(CompletableFuture::join).toList());
        Timer2 timer = new Timer2();
        timer.every(3, () -> System.out.print("tick "));
        System.out.println("after");
        long begin = System.nanoTime();
        Thread.sleep(5);
        System.out.println(System.nanoTime() - begin >= 4_000_000L);
        Iterator<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2)).iterator();
        System.out.println(cow.next() + " " + Thread.currentThread().getName() + " " + new ConcurrentSkipListMap<>(Map.of("b", 1, "a", 2)).firstKey() + new ConcurrentLinkedQueue<>(List.of(4)).peek());
        Object m = new Object();
        Thread waiter = new Thread(() -> { synchronized (m) { try { m.wait(); System.out.println("notified"); } catch (InterruptedException e) { System.out.println("int"); } } });
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) Thread.sleep(1);
        synchronized (m) { m.notify(); System.out.println("notifying"); }
        waiter.join();
        var ex = Executors.newCachedThreadPool();
        String any = ex.invokeAny(List.of(() -> "any"));
        System.out.println(any);
        ex.shutdown();
    }
    static class Timer2 { void every(int n, Runnable r) throws InterruptedException { Thread t = new Thread(() -> { for (int i = 0; i < n; i++) { r.run(); try { TimeUnit.MILLISECONDS.sleep(1); } catch (InterruptedException e) { throw new AssertionError(e); } } }); t.start(); t.join(); } }
}
