package java.util.concurrent;

/** Opens when it was counted down to 0. */
public class CountDownLatch {
    private long count;

    public CountDownLatch(int count) {
        if (count < 0) throw new IllegalArgumentException("count < 0");
        this.count = count;
    }

    public void await() throws InterruptedException {
        while (count > 0) {
            if (Thread.interrupted()) throw new InterruptedException();
            Turns.pause(this, "latch");
        }
    }

    public boolean await(long time, TimeUnit unit) throws InterruptedException {
        if (Thread.interrupted()) throw new InterruptedException();
        if (count > 0) Turns.pause(this, "latch", unit.toMillis(time));
        if (Thread.interrupted()) throw new InterruptedException();
        return count == 0;
    }

    public void countDown() {
        if (count == 0) return;
        count--;
        if (count == 0) Turns.wake(this);
    }

    public long getCount() {
        return count;
    }

    public String toString() {
        return super.toString() + "[Count = " + count + "]";
    }
}
