package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;

/** Runs the parts of a computation, in the thread that asks for them. */
public class ForkJoinPool extends AbstractExecutorService {
    private static ForkJoinPool common;

    private final int parallelism;
    private boolean isShutdown;

    public ForkJoinPool() {
        this(2);
    }

    public ForkJoinPool(int parallelism) {
        if (parallelism <= 0) throw new IllegalArgumentException();
        this.parallelism = parallelism;
    }

    public static ForkJoinPool commonPool() {
        if (common == null) common = new ForkJoinPool();
        return common;
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        return task.invoke();
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        return task.fork();
    }

    public int getParallelism() {
        return parallelism;
    }

    public void execute(Runnable task) {
        if (isShutdown) throw new RejectedExecutionException();
        Thread worker = new Thread(task, "ForkJoinPool.commonPool-worker-1");
        worker.setDaemon(true);
        worker.start();
    }

    public void shutdown() {
        if (this != common) isShutdown = true;
    }

    public List<Runnable> shutdownNow() {
        shutdown();
        return new ArrayList<>();
    }

    public boolean isShutdown() {
        return isShutdown;
    }

    public boolean isTerminated() {
        return isShutdown;
    }

    public boolean awaitTermination(long time, TimeUnit unit) {
        return isShutdown;
    }
}
