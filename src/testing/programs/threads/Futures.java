import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/** CompletableFuture: values, failures, and what follows them. */
public class Futures {
    static int slow(int x) { return x * 10; }
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> slow(4));
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> slow(2));
        CompletableFuture<String> c = a.thenCombine(b, Integer::sum).thenApply(s -> "sum=" + s);
        System.out.println(c.join());
        a.thenCompose(x -> CompletableFuture.supplyAsync(() -> x + 1)).thenAccept(x -> System.out.println("composed " + x)).join();
        CompletableFuture<Integer> failing = CompletableFuture.supplyAsync(() -> { if (true) throw new IllegalStateException("no"); return 1; });
        System.out.println(failing.exceptionally(e -> { System.out.println(e); return -1; }).get());
        System.out.println(failing.handle((v, e) -> e == null ? "ok" : "failed " + e.getClass().getSimpleName()).join());
        try { failing.join(); } catch (CompletionException e) { System.out.println(e.getMessage()); }
        try { failing.get(); } catch (ExecutionException e) { System.out.println(e.getMessage()); }
        System.out.println(failing.isCompletedExceptionally() + " " + failing.isDone());
        CompletableFuture<Void> all = CompletableFuture.allOf(a, b);
        all.join();
        System.out.println(a.isDone() && b.isDone());
        CompletableFuture<String> manual = new CompletableFuture<>();
        manual.thenAccept(s -> System.out.println("got " + s));
        System.out.println(manual.getNow("nothing yet"));
        System.out.println(manual.complete("hello") + " " + manual.complete("again"));
        CompletableFuture.runAsync(() -> System.out.println("run")).thenRun(() -> System.out.println("then")).join();
        System.out.println(CompletableFuture.completedFuture(3).whenComplete((v, e) -> System.out.println(v + " " + e)).join());
    }
}
