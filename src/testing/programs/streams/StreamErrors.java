import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** What goes wrong with streams, and what it says. */
public class StreamErrors {
    static void attempt(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + ": fine");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("reuse", () -> { Stream<String> s = Stream.of("a", "b"); s.forEach(x -> {}); s.forEach(x -> {}); });
        attempt("reuse2", () -> { Stream<String> s = Stream.of("a", "b"); s.map(x -> x); s.map(x -> x); });
        attempt("reuse3", () -> { IntStream s = IntStream.of(1, 2); s.sum(); s.boxed(); });
        attempt("reuse4", () -> { Stream<Integer> s = List.of(1).stream(); s.count(); s.iterator(); });
        attempt("toMap", () -> Stream.of("aa", "b", "cc").collect(Collectors.toMap(String::length, x -> x)));
        attempt("toMapNull", () -> Stream.of("aa", "b").collect(Collectors.toMap(x -> x, x -> null)));
        attempt("groupNull", () -> Stream.of("aa", "b").collect(Collectors.groupingBy(x -> null)));
        attempt("toListAdd", () -> Stream.of(1).toList().add(2));
        attempt("collectAdd", () -> Stream.of(1).collect(Collectors.toList()).add(2));
        attempt("unmodAdd", () -> Stream.of(1).collect(Collectors.toUnmodifiableList()).add(2));
        attempt("unmodNull", () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()));
        attempt("toListNull", () -> System.out.println(Stream.of(1, null).toList()));
        attempt("get", () -> Stream.empty().findFirst().get());
        attempt("getAsInt", () -> IntStream.empty().max().getAsInt());
        attempt("findFirstNull", () -> Stream.of((String) null, "a").findFirst());
        attempt("maxNull", () -> Stream.of((String) null).max(Comparator.naturalOrder()));
        attempt("reduceNull", () -> Stream.of("a", "b").reduce((a, b) -> null));
        attempt("limit", () -> Stream.of(1).limit(-1));
        attempt("skip", () -> Stream.of(1).skip(-5));
        attempt("ilimit", () -> IntStream.of(1).limit(-1));
        attempt("filterNull", () -> Stream.of(1).filter(null));
        attempt("mapNull", () -> Stream.of(1).map(null));
        attempt("forEachNull", () -> Stream.of(1).forEach(null));
        attempt("nullElement", () -> Stream.of("a", null).map(String::length).forEach(System.out::println));
        attempt("flatMapNull",
            () -> System.out.println(Stream.of(1, 2).flatMap(n -> n == 1 ? null : Stream.of(n)).toList()));
        attempt("notComparable", () -> Stream.of(new Object(), new Object()).sorted().toList());
        attempt("concurrent", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            l.stream().forEach(x -> l.add(4));
        });
        attempt("concurrent2", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            Stream<Integer> s = l.stream();
            l.add(4);
            System.out.println(s.toList());
        });
        attempt("thrown", () -> Stream.of(1, 0).map(n -> 1 / n).forEach(System.out::println));
        attempt("range", () -> Arrays.stream(new int[3], 2, 5).sum());
        attempt("ofNullArray", () -> Stream.of((Object[]) null));
        attempt("ofNullable", () -> System.out.println(Stream.ofNullable(null).count()));
        attempt("arrayStore", () -> Stream.of("a").toArray(Integer[]::new));
        attempt("iterator", () -> { Iterator<Integer> it = Stream.of(1).iterator(); it.next(); it.next(); });
        attempt("closed", () -> {
            Stream<Integer> s = Stream.of(1).onClose(() -> System.out.println("closing"));
            s.close();
            s.count();
        });
        attempt("twr", () -> {
            try (Stream<Integer> s = Stream.of(1, 2).onClose(() -> System.out.println("c1"))
                .onClose(() -> System.out.println("c2"))) {
                System.out.println(s.count());
            }
        });
        attempt("groupAdd", () -> {
            Map<Boolean, List<Integer>> m = Stream.of(1).collect(Collectors.partitioningBy(x -> x > 0));
            m.get(true).add(3);
            System.out.println(m);
        });
        attempt("partPut", () -> {
            Map<Boolean, List<Integer>> m = Stream.of(1).collect(Collectors.partitioningBy(x -> x > 0));
            m.put(true, null);
        });
        attempt("joinNull", () -> System.out.println(Stream.of("a", null).collect(Collectors.joining(","))));
        attempt("collNull", () -> Stream.of(1).collect((Collector<Integer, ?, List<Integer>>) null));
        attempt("iterateNull", () -> Stream.iterate(1, null));
        attempt("optional", () -> Optional.of(null));
        attempt("toUnmodMap", () -> Stream.of(1, 2).collect(Collectors.toUnmodifiableMap(x -> 1, x -> x)));
        attempt("dup", () -> Stream.of(1, 2).collect(Collectors.toMap(x -> "k", x -> x, (a, b) -> {
            throw new IllegalArgumentException("no merge");
        })));
        attempt("builder", () -> {
            Stream.Builder<Integer> b = Stream.builder();
            b.add(1).add(2);
            System.out.println(b.build().toList());
            b.add(3);
        });
    }
}
