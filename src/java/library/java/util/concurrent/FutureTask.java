package java.util.concurrent;

/** A task and what became of it. */
public class FutureTask<V> implements RunnableFuture<V> {
    private final Callable<V> task;
    private Thread runner;
    private boolean isDone;
    private boolean isCancelled;
    private V value;
    private Throwable failure;

    public FutureTask(Callable<V> task) {
        if (task == null) throw new NullPointerException();
        this.task = task;
    }

    public FutureTask(Runnable task, V value) {
        if (task == null) throw new NullPointerException();
        this.task = () -> {
            task.run();
            return value;
        };
    }

    public void run() {
        if (isDone) return;
        runner = Thread.currentThread();
        try {
            V result = task.call();
            if (!isDone) value = result;
        } catch (Throwable exception) {
            if (!isDone) failure = exception;
        }
        runner = null;
        isDone = true;
        Turns.wake(this);
    }

    public boolean cancel(boolean mayInterrupt) {
        if (isDone) return false;
        isDone = true;
        isCancelled = true;
        if (mayInterrupt && runner != null) runner.interrupt();
        Turns.wake(this);
        return true;
    }

    public boolean isCancelled() {
        return isCancelled;
    }

    public boolean isDone() {
        return isDone;
    }

    public V get() throws InterruptedException, ExecutionException {
        while (!isDone) {
            if (Thread.interrupted()) throw new InterruptedException();
            Turns.pause(this, "future");
        }
        return result();
    }

    public V get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!isDone) {
            if (Thread.interrupted()) throw new InterruptedException();
            Turns.pause(this, "future", unit.toMillis(time));
            if (Thread.interrupted()) throw new InterruptedException();
        }
        if (!isDone) throw new TimeoutException();
        return result();
    }

    private V result() throws ExecutionException {
        if (isCancelled) throw new CancellationException();
        if (failure != null) throw new ExecutionException(failure);
        return value;
    }
}
