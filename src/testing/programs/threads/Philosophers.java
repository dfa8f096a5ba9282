/** Locks within locks, in one order; synchronized methods that fail. */
public class Philosophers {
    static class Fork { }
    static class Philosopher extends Thread {
        final Fork first, second; int meals;
        Philosopher(String n, Fork first, Fork second) { super(n); this.first = first; this.second = second; }
        @Override public void run() {
            for (int i = 0; i < 3; i++) {
                synchronized (first) {
                    Thread.yield();
                    synchronized (second) { meals++; }
                }
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Fork[] f = { new Fork(), new Fork(), new Fork() };
        Philosopher[] p = new Philosopher[3];
        for (int i = 0; i < 3; i++) { int a = i, b = (i + 1) % 3; p[i] = new Philosopher("P" + i, f[Math.min(a, b)], f[Math.max(a, b)]); }
        for (Philosopher x : p) x.start();
        for (Philosopher x : p) { x.join(); System.out.println(x.getName() + " " + x.meals); }
        Account acc = new Account();
        Thread t = new Thread(() -> { try { acc.withdraw(50); } catch (RuntimeException e) { System.out.println(e.getMessage()); } });
        t.start(); t.join();
        synchronized (acc) { System.out.println(Thread.holdsLock(acc)); }
        System.out.println(Thread.holdsLock(acc));
        System.out.println(Account.all());
    }
    static class Account {
        int balance = 10;
        synchronized void withdraw(int n) { if (n > balance) throw new RuntimeException("too much"); balance -= n; }
        static synchronized String all() { return "held " + Thread.holdsLock(Account.class); }
    }
}
