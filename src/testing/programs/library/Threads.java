import java.util.ArrayList;
import java.util.List;

/** Threads that run one after another: start and join. */
public class Threads {
    static final List<String> LOG = new ArrayList<>();

    static class Worker extends Thread {
        private final int n;
        int result;

        Worker(int n) {
            this.n = n;
        }

        @Override
        public void run() {
            for (int i = 1; i <= n; i++) {
                result += i;
            }
            LOG.add("worker " + n);
        }
    }

    static class Counter {
        private int value;

        synchronized void increment() {
            value++;
        }

        int get() {
            synchronized (this) {
                return value;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker w = new Worker(10);
        System.out.println("before " + w.result);
        w.start();
        w.join();
        System.out.println("after " + w.result);
        Thread t = new Thread(() -> LOG.add("lambda"));
        t.start();
        t.join();
        Runnable task = new Runnable() {
            @Override
            public void run() {
                LOG.add("anonymous");
            }
        };
        Thread u = new Thread(task);
        u.start();
        u.join();
        task.run();
        new Worker(3).run();
        System.out.println(LOG);
        Counter c = new Counter();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Thread each = new Thread(() -> {
                for (int k = 0; k < 25; k++) {
                    c.increment();
                }
            });
            threads.add(each);
            each.start();
        }
        for (Thread each : threads) {
            each.join();
        }
        System.out.println(c.get());
        Thread nothing = new Thread();
        nothing.start();
        nothing.join();
        System.out.println("end");
    }
}
