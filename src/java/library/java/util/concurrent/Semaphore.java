package java.util.concurrent;

/** Permits that threads take and give back. */
public class Semaphore {
    private int permits;

    public Semaphore(int permits) {
        this.permits = permits;
    }

    public Semaphore(int permits, boolean isFair) {
        this.permits = permits;
    }

    public void acquire() throws InterruptedException {
        acquire(1);
    }

    public void acquire(int count) throws InterruptedException {
        if (count < 0) throw new IllegalArgumentException();
        if (Thread.interrupted()) throw new InterruptedException();
        while (permits < count) {
            Turns.pause(this, "permit");
            if (Thread.interrupted()) throw new InterruptedException();
        }
        permits -= count;
    }

    public void acquireUninterruptibly() {
        while (permits < 1) Turns.pause(this, "permit");
        permits--;
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    public boolean tryAcquire(int count) {
        if (permits < count) return false;
        permits -= count;
        return true;
    }

    public boolean tryAcquire(long time, TimeUnit unit) throws InterruptedException {
        if (Thread.interrupted()) throw new InterruptedException();
        boolean isInTime = true;
        while (permits < 1 && isInTime) isInTime = Turns.pause(this, "permit", unit.toMillis(time));
        return tryAcquire(1);
    }

    public void release() {
        release(1);
    }

    public void release(int count) {
        if (count < 0) throw new IllegalArgumentException();
        permits += count;
        Turns.wake(this);
    }

    public int availablePermits() {
        return permits;
    }

    public int drainPermits() {
        int all = permits;
        permits = 0;
        return all;
    }

    public String toString() {
        return super.toString() + "[Permits = " + permits + "]";
    }
}
