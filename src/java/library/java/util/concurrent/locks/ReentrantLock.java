package java.util.concurrent.locks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A lock that the thread that has it can take again. */
public class ReentrantLock implements Lock {
    private final boolean isFair;
    private Thread owner;
    private int count;

    public ReentrantLock() {
        this(false);
    }

    public ReentrantLock(boolean isFair) {
        this.isFair = isFair;
    }

    public void lock() {
        while (!tryLock()) Turns.pause(this, "lock");
    }

    public void lockInterruptibly() throws InterruptedException {
        checkInterrupted();
        while (!tryLock()) {
            Turns.pause(this, "lock");
            checkInterrupted();
        }
    }

    private static void checkInterrupted() throws InterruptedException {
        if (Thread.interrupted()) throw new InterruptedException();
    }

    public boolean tryLock() {
        Thread thread = Thread.currentThread();
        if (owner != null && owner != thread) return false;
        owner = thread;
        count++;
        return true;
    }

    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        checkInterrupted();
        boolean isInTime = true;
        while (!tryLock()) {
            if (!isInTime) return false;
            isInTime = Turns.pause(this, "lock", unit.toMillis(time));
            checkInterrupted();
        }
        return true;
    }

    public void unlock() {
        if (!isHeldByCurrentThread()) throw new IllegalMonitorStateException();
        count--;
        if (count == 0) free();
    }

    private void free() {
        owner = null;
        count = 0;
        Turns.wake(this);
    }

    public boolean isLocked() {
        return owner != null;
    }

    public boolean isFair() {
        return isFair;
    }

    public boolean isHeldByCurrentThread() {
        return owner == Thread.currentThread();
    }

    public int getHoldCount() {
        return isHeldByCurrentThread() ? count : 0;
    }

    public Condition newCondition() {
        return new LockCondition();
    }

    /** What a thread at a condition waits on. */
    private static class Signal {
        boolean isGiven;
    }

    private class LockCondition implements Condition {
        private final List<Signal> waiting = new ArrayList<>();

        public void await() throws InterruptedException {
            checkInterrupted();
            waitFor(new Signal(), -1);
            checkInterrupted();
        }

        public boolean await(long time, TimeUnit unit) throws InterruptedException {
            checkInterrupted();
            boolean isGiven = waitFor(new Signal(), unit.toMillis(time));
            checkInterrupted();
            return isGiven;
        }

        public void awaitUninterruptibly() {
            waitFor(new Signal(), -1);
        }

        private boolean waitFor(Signal signal, long milliseconds) {
            if (!isHeldByCurrentThread()) throw new IllegalMonitorStateException();
            int held = count;
            waiting.add(signal);
            free();
            if (milliseconds < 0) Turns.pause(signal, "condition");
            else Turns.pause(signal, "condition", milliseconds);
            waiting.remove(signal);
            lock();
            count = held;
            return signal.isGiven;
        }

        public void signal() {
            if (!isHeldByCurrentThread()) throw new IllegalMonitorStateException();
            if (!waiting.isEmpty()) give(waiting.remove(0));
        }

        public void signalAll() {
            if (!isHeldByCurrentThread()) throw new IllegalMonitorStateException();
            while (!waiting.isEmpty()) give(waiting.remove(0));
        }

        private void give(Signal signal) {
            signal.isGiven = true;
            Turns.wake(signal);
        }
    }
}
