package java.util.concurrent;

/** The result of a task that may not have ended. */
public interface Future<V> {
    boolean cancel(boolean mayInterrupt);

    boolean isCancelled();

    boolean isDone();

    V get() throws InterruptedException, ExecutionException;

    V get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;
}
