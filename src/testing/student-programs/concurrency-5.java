import java.util.*;
import java.util.concurrent.*;

public class Main {
    private static volatile boolean running = true;
    static class Philosopher implements Runnable {
        private final Object left, right; final int id; int meals;
        Philosopher(int id, Object l, Object r) { this.id = id; left = l; right = r; }
        public void run() { for (int i = 0; i < 3; i++) synchronized (left) { synchronized (right) { meals++; } } }
    }
    static class Ping { boolean ping = true; final StringBuilder out = new StringBuilder();
        synchronized void say(String word, boolean isPing) {
            try { while (ping != isPing) wait(); } catch (InterruptedException e) { return; }
            out.append(word).append(' '); ping = !ping; notify();
        }
    }
    public static void main(String[] args) throws Exception {
        Object[] forks = new Object[3]; Arrays.setAll(forks, i -> new Object());
        Philosopher[] ps = new Philosopher[3];
        for (int i = 0; i < 3; i++) ps[i] = i == 2 ? new Philosopher(i, forks[0], forks[2]) : new Philosopher(i, forks[i], forks[i + 1]);
        List<Thread> ts = new ArrayList<>();
        for (Philosopher p : ps) { Thread t = new Thread(p); ts.add(t); t.start(); }
        for (Thread t : ts) t.join();
        System.out.println(Arrays.stream(ps).mapToInt(p -> p.meals).sum());
        Ping p = new Ping();
        Thread a = new Thread(() -> { for (int i = 0; i < 3; i++) p.say("ping", true); }), b = new Thread(() -> { for (int i = 0; i < 3; i++) p.say("pong", false); });
        b.start(); a.start(); a.join(); b.join();
        System.out.println(p.out.toString().trim());
        ScheduledExecutorService ses = Executors.newScheduledThreadPool(1);
        ScheduledFuture<String> f = ses.schedule(() -> "later", 10, TimeUnit.MILLISECONDS);
        System.out.println(f.get()); ses.shutdownNow();
        CyclicBarrier barrier = new CyclicBarrier(2, () -> System.out.println("both here"));
        Thread t = new Thread(() -> { try { barrier.await(); } catch (InterruptedException | BrokenBarrierException e) { System.out.println(e); } });
        t.start(); barrier.await(); t.join();
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 7);
        Thread u = new Thread(() -> { local.set(1); running = false; }); u.start(); u.join();
        System.out.println(local.get() + " " + running + " " + Thread.currentThread().getName());
        Thread h = new Thread(() -> { throw new IllegalStateException("in thread"); });
        h.setUncaughtExceptionHandler((th, e) -> System.out.println("handler: " + e.getMessage()));
        h.start(); h.join();
    }
}
