import java.util.*;

/** Sleep, interrupts and waits with a limit of time. */
public class Sleeping {
    public static void main(String[] args) throws Exception {
        int[] xs = {30, 10, 20, 5};
        List<Integer> out = Collections.synchronizedList(new ArrayList<>());
        List<Thread> ts = new ArrayList<>();
        for (int x : xs) {
            Thread t = new Thread(() -> {
                try { Thread.sleep(x * 10L); } catch (InterruptedException e) { return; }
                out.add(x);
            });
            ts.add(t); t.start();
        }
        for (Thread t : ts) t.join();
        System.out.println(out);
        long before = System.currentTimeMillis();
        Thread.sleep(200);
        System.out.println(System.currentTimeMillis() - before >= 200);
        Thread ticker = new Thread(() -> {
            int n = 0;
            while (!Thread.currentThread().isInterrupted()) {
                try { Thread.sleep(100); n++; } catch (InterruptedException e) { System.out.println("interrupted after " + n + " " + Thread.currentThread().isInterrupted()); break; }
            }
        });
        ticker.start();
        Thread.sleep(350);
        ticker.interrupt();
        ticker.join();
        Thread slow = new Thread(() -> { try { Thread.sleep(1000); } catch (InterruptedException e) { System.out.println("woken"); } });
        slow.start();
        slow.join(50);
        System.out.println(slow.isAlive());
        slow.interrupt();
        slow.join();
        System.out.println(slow.isAlive());
        Object lock = new Object();
        synchronized (lock) { long t0 = System.nanoTime(); lock.wait(100); System.out.println(System.nanoTime() - t0 >= 100_000_000L); }
    }
}
