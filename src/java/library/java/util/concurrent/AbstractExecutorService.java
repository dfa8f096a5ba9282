package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What an executor can do once it can execute. */
public abstract class AbstractExecutorService implements ExecutorService {
    protected AbstractExecutorService() {
    }

    public <T> Future<T> submit(Callable<T> task) {
        FutureTask<T> future = new FutureTask<T>(task);
        execute(future);
        return future;
    }

    public <T> Future<T> submit(Runnable task, T result) {
        FutureTask<T> future = new FutureTask<T>(task, result);
        execute(future);
        return future;
    }

    public Future<?> submit(Runnable task) {
        FutureTask<Object> future = new FutureTask<Object>(task, null);
        execute(future);
        return future;
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        List<Future<T>> futures = new ArrayList<>();
        for (Callable<T> task : tasks) futures.add(submit(task));
        for (Future<T> future : futures) waitFor(future);
        return futures;
    }

    private static <T> void waitFor(Future<T> future) throws InterruptedException {
        try {
            future.get();
        } catch (ExecutionException | CancellationException failed) {
            return;
        }
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        if (tasks.isEmpty()) throw new IllegalArgumentException();
        ExecutionException last = null;
        for (Callable<T> task : tasks) {
            try {
                return submit(task).get();
            } catch (ExecutionException failed) {
                last = failed;
            }
        }
        throw last;
    }
}
