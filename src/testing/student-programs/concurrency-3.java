import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class Main {
    static CompletableFuture<Integer> price(String item) { return CompletableFuture.supplyAsync(() -> item.length() * 10); }
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> total = price("tea").thenCombine(price("milk"), Integer::sum);
        System.out.println(total.get());
        System.out.println(price("bread").thenApply(p -> p * 2).thenCompose(p -> CompletableFuture.supplyAsync(() -> "cost " + p)).join());
        CompletableFuture<String> failing = CompletableFuture.supplyAsync(() -> { if (true) throw new IllegalStateException("no stock"); return "never"; });
        System.out.println(failing.exceptionally(t -> "fallback: " + t.getCause().getMessage()).get());
        System.out.println(failing.handle((v, t) -> t == null ? v : "handled").get() + " " + failing.isCompletedExceptionally());
        List<CompletableFuture<Integer>> all = Stream.of("a", "bb", "ccc").map(Main::price).collect(Collectors.toList());
        CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).join();
        System.out.println(all.stream().map(CompletableFuture::join).collect(Collectors.toList()));
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        List<Thread> threads = new ArrayList<>();
        for (String w : "x y x z x y".split(" ")) { Thread t = new Thread(() -> map.merge(w, 1, Integer::sum)); t.start(); threads.add(t); }
        for (Thread t : threads) t.join();
        System.out.println(new TreeMap<>(map) + " " + map.reduceValues(1, Integer::sum) + " " + map.getOrDefault("q", 0));
        System.out.println(IntStream.rangeClosed(1, 100).parallel().sum() + " " + List.of(3, 1, 2).parallelStream().map(x -> x * x).sorted().collect(Collectors.toList()));
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (int x : cow) if (x == 2) cow.add(4);
        System.out.println(cow);
    }
}
