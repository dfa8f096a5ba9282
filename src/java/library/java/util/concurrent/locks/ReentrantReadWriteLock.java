package java.util.concurrent.locks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A lock for many that read, or one that writes and may read, too. */
public class ReentrantReadWriteLock implements ReadWriteLock {
    private final List<Thread> readers = new ArrayList<>();
    private final Lock reading = new ReadLock();
    private final ReentrantLock writing = new WriteLock();

    public ReentrantReadWriteLock() {
    }

    public ReentrantReadWriteLock(boolean isFair) {
    }

    public Lock readLock() {
        return reading;
    }

    public Lock writeLock() {
        return writing;
    }

    public int getReadLockCount() {
        return readers.size();
    }

    public boolean isWriteLocked() {
        return writing.isLocked();
    }

    /** A writer also waits for all others that read; one that reads itself waits forever. */
    private class WriteLock extends ReentrantLock {
        public boolean tryLock() {
            if (!readers.isEmpty() && !isHeldByCurrentThread()) return false;
            return super.tryLock();
        }
    }

    private class ReadLock implements Lock {
        public void lock() {
            while (!tryLock()) Turns.pause(writing, "lock");
        }

        public void lockInterruptibly() throws InterruptedException {
            if (Thread.interrupted()) throw new InterruptedException();
            lock();
        }

        public boolean tryLock() {
            if (writing.isLocked() && !writing.isHeldByCurrentThread()) return false;
            readers.add(Thread.currentThread());
            return true;
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            if (Thread.interrupted()) throw new InterruptedException();
            if (tryLock()) return true;
            Turns.pause(writing, "lock", unit.toMillis(time));
            return tryLock();
        }

        public void unlock() {
            if (!readers.remove(Thread.currentThread()))
                throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
            Turns.wake(writing);
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }
}
