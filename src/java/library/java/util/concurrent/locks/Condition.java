package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** Threads that have a lock wait here for a signal, and give the lock away meanwhile. */
public interface Condition {
    void await() throws InterruptedException;

    boolean await(long time, TimeUnit unit) throws InterruptedException;

    void awaitUninterruptibly();

    void signal();

    void signalAll();
}
