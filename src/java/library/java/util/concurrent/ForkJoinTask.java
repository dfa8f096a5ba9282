package java.util.concurrent;

/** A part of a computation. It runs where it is forked. */
public abstract class ForkJoinTask<V> implements Future<V> {
    private boolean isDone;
    private Throwable failure;

    public ForkJoinTask() {
    }

    abstract void perform();

    public abstract V getRawResult();

    public final ForkJoinTask<V> fork() {
        if (isDone) return this;
        try {
            perform();
        } catch (Throwable exception) {
            failure = exception;
        }
        isDone = true;
        return this;
    }

    public final V join() {
        fork();
        if (failure instanceof RuntimeException) throw (RuntimeException) failure;
        if (failure instanceof Error) throw (Error) failure;
        return getRawResult();
    }

    public final V invoke() {
        return join();
    }

    public static void invokeAll(ForkJoinTask<?> first, ForkJoinTask<?> second) {
        second.fork();
        first.join();
        second.join();
    }

    public boolean cancel(boolean mayInterrupt) {
        return false;
    }

    public boolean isCancelled() {
        return false;
    }

    public boolean isDone() {
        return isDone;
    }

    public V get() throws ExecutionException {
        fork();
        if (failure != null) throw new ExecutionException(failure);
        return getRawResult();
    }

    public V get(long time, TimeUnit unit) throws ExecutionException {
        return get();
    }
}
