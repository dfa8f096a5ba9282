/** Handlers of exceptions, locks that a thread has not, ThreadLocal, interrupts. */
public class LocksAndLocals {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { throw new IllegalStateException("boom"); });
        t.setUncaughtExceptionHandler((th, e) -> System.out.println("caught " + e.getMessage()));
        t.start();
        t.join();
        Object o = new Object();
        try { o.notify(); } catch (IllegalMonitorStateException e) { System.out.println("no owner: " + e.getMessage()); }
        try { o.wait(); } catch (IllegalMonitorStateException e) { System.out.println("no owner: " + e.getMessage()); }
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 7);
        local.set(8);
        Thread u = new Thread(() -> System.out.println("in u " + local.get()));
        u.start(); u.join();
        System.out.println("in main " + local.get());
        local.remove();
        System.out.println(local.get());
        Thread.currentThread().interrupt();
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        Thread.currentThread().interrupt();
        try { Thread.sleep(10); } catch (InterruptedException e) { System.out.println(e.getMessage()); }
    }
}
