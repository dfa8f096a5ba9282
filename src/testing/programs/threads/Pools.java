import java.util.concurrent.*;
import java.util.*;

/** Tasks, futures, and a pool that is shut down. */
public class Pools {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 1; i <= 5; i++) {
            final int n = i;
            futures.add(pool.submit(() -> n * n));
        }
        int sum = 0;
        for (Future<Integer> f : futures) sum += f.get();
        System.out.println("Sum: " + sum);
        Future<?> bad = pool.submit(() -> { throw new IllegalArgumentException("bad task"); });
        try { bad.get(); } catch (ExecutionException e) { System.out.println(e.getMessage() + " / " + e.getCause().getMessage()); }
        List<Callable<String>> tasks = new ArrayList<>();
        for (String s : List.of("a", "b", "c")) tasks.add(() -> s);
        for (Future<String> f : pool.invokeAll(tasks)) System.out.print(f.get() + f.isDone() + " ");
        System.out.println();
        String any = pool.invokeAny(tasks); System.out.println(any);
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.SECONDS) + " " + pool.isShutdown() + " " + pool.isTerminated());
        try { pool.submit(() -> 1); } catch (RejectedExecutionException e) { System.out.println("rejected"); }
    }
}
