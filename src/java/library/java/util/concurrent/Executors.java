package java.util.concurrent;

/** Makes executors. */
public class Executors {
    private static int pools;

    private Executors() {
    }

    public static ExecutorService newFixedThreadPool(int threads) {
        return newFixedThreadPool(threads, defaultThreadFactory());
    }

    public static ExecutorService newFixedThreadPool(int threads, ThreadFactory factory) {
        return new ThreadPoolExecutor(threads, threads, 0, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>(), factory);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return newFixedThreadPool(1);
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory factory) {
        return newFixedThreadPool(1, factory);
    }

    public static ExecutorService newCachedThreadPool() {
        return newCachedThreadPool(defaultThreadFactory());
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory factory) {
        return new ThreadPoolExecutor(0, Integer.MAX_VALUE, 60, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
    }

    public static ExecutorService newWorkStealingPool() {
        return newWorkStealingPool(2);
    }

    public static ExecutorService newWorkStealingPool(int threads) {
        return newFixedThreadPool(threads, Executors::daemon);
    }

    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return newCachedThreadPool(Executors::virtual);
    }

    private static Thread daemon(Runnable body) {
        Thread thread = new Thread(body, "ForkJoinPool-1-worker-1");
        thread.setDaemon(true);
        return thread;
    }

    private static Thread virtual(Runnable body) {
        return new Thread(body, "");
    }

    public static ScheduledExecutorService newScheduledThreadPool(int threads) {
        return new Schedule(threads, defaultThreadFactory());
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return newScheduledThreadPool(1);
    }

    public static ThreadFactory defaultThreadFactory() {
        pools++;
        return new NumberedThreads("pool-" + pools + "-thread-");
    }

    public static Callable<Object> callable(Runnable task) {
        return callable(task, null);
    }

    public static <T> Callable<T> callable(Runnable task, T result) {
        if (task == null) throw new NullPointerException();
        return () -> {
            task.run();
            return result;
        };
    }

    /** The threads of a pool, numbered. */
    private static class NumberedThreads implements ThreadFactory {
        private final String prefix;
        private int made;

        NumberedThreads(String prefix) {
            this.prefix = prefix;
        }

        public Thread newThread(Runnable body) {
            made++;
            return new Thread(body, prefix + made);
        }
    }
}
