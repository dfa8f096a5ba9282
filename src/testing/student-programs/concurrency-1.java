import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Main {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 1; i <= 5; i++) {
            final int n = i;
            futures.add(pool.submit(() -> { int s = 0; for (int k = 1; k <= n * 100; k++) s += k; return s; }));
        }
        long total = 0;
        for (Future<Integer> f : futures) total += f.get();
        System.out.println(total);
        AtomicInteger counter = new AtomicInteger();
        CountDownLatch latch = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) pool.execute(() -> { for (int k = 0; k < 1000; k++) counter.incrementAndGet(); latch.countDown(); });
        latch.await();
        System.out.println(counter.get());
        List<Callable<String>> tasks = List.of(() -> "a", () -> "b", () -> "c");
        StringBuilder sb = new StringBuilder();
        for (Future<String> f : pool.invokeAll(tasks)) sb.append(f.get());
        System.out.println(sb);
        Future<Integer> bad = pool.submit(() -> 1 / Integer.parseInt("0"));
        try { bad.get(); } catch (ExecutionException e) { System.out.println(e.getCause().getMessage()); }
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.SECONDS) + " " + pool.isShutdown());
    }
}
