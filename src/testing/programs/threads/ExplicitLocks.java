import java.util.concurrent.locks.*;

/** ReentrantLock and ReentrantReadWriteLock. */
public class ExplicitLocks {
    static class Account {
        private final Lock lock = new ReentrantLock();
        private int balance;
        void deposit(int n) { lock.lock(); try { balance += n; } finally { lock.unlock(); } }
        boolean withdraw(int n) {
            lock.lock();
            try { if (balance < n) return false; balance -= n; return true; } finally { lock.unlock(); }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Account a = new Account();
        Thread t1 = new Thread(() -> { for (int i = 0; i < 10; i++) a.deposit(10); });
        Thread t2 = new Thread(() -> { for (int i = 0; i < 10; i++) a.deposit(5); });
        t1.start(); t2.start(); t1.join(); t2.join();
        System.out.println(a.balance + " " + a.withdraw(1000) + " " + a.withdraw(50) + " " + a.balance);
        ReentrantLock l = new ReentrantLock();
        l.lock(); l.lock();
        System.out.println(l.getHoldCount() + " " + l.isLocked() + " " + l.isHeldByCurrentThread());
        l.unlock(); l.unlock();
        try { l.unlock(); } catch (IllegalMonitorStateException e) { System.out.println("not held " + e.getMessage()); }
        System.out.println(l.tryLock());
        ReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock(); rw.readLock().unlock();
        rw.writeLock().lock(); rw.writeLock().unlock();
        System.out.println("done");
    }
}
