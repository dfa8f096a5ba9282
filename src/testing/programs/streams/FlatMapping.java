import java.util.*;
import java.util.stream.*;

/** Streams of streams. */
public class FlatMapping {
    record Order(int id, List<String> lines) {}
    static class Node {
        final int value;
        final List<Node> children = new ArrayList<>();
        Node(int value, Node... cs) {
            this.value = value;
            children.addAll(Arrays.asList(cs));
        }
        Stream<Node> all() {
            return Stream.concat(Stream.of(this), children.stream().flatMap(Node::all));
        }
    }
    public static void main(String[] args) {
        List<List<Integer>> nested = List.of(List.of(1, 2), List.of(), List.of(3));
        System.out.println(nested.stream().flatMap(List::stream).map(n -> n + 1).toList());
        System.out.println(nested.stream().flatMap(Collection::stream).mapToInt(Integer::intValue).sum());
        System.out.println(nested.stream().mapToInt(List::size).boxed().toList());
        List<Order> orders = List.of(new Order(1, List.of("pen", "ink")), new Order(2, List.of("cup")),
            new Order(3, List.of("pen")));
        System.out.println(orders.stream().flatMap(o -> o.lines().stream()).distinct().sorted()
            .collect(Collectors.joining(",")));
        System.out.println(orders.stream().flatMap(o -> o.lines().stream().map(l -> o.id() + l)).toList());
        System.out.println(Stream.of("a b", "c").flatMap(s -> Arrays.stream(s.split(" "))).toList());
        System.out.println(Stream.of("hi", "yo").flatMapToInt(String::chars).sum());
        Node tree = new Node(1, new Node(2, new Node(4)), new Node(3));
        System.out.println(tree.all().map(n -> n.value).toList() + " " + tree.all().mapToInt(n -> n.value).sum());
        List<int[]> triples = IntStream.rangeClosed(1, 20).boxed().flatMap(a -> IntStream.rangeClosed(a, 20)
            .filter(b -> Math.sqrt(a * a + b * b) % 1 == 0)
                .mapToObj(b -> new int[] {a, b, (int) Math.sqrt(a * a + b * b)})).collect(Collectors.toList());
        triples.forEach(t -> System.out.print(t[0] + "-" + t[1] + "-" + t[2] + " "));
        System.out.println();
        int[][] grid = {{1, 2}, {3, 4}, {5}};
        System.out.println(Arrays.stream(grid).flatMapToInt(Arrays::stream).sum());
        System.out.println(Arrays.stream(grid).mapToInt(row -> Arrays.stream(row).sum()).max().getAsInt());
        System.out.println(Arrays.stream(grid).map(Arrays::toString).collect(Collectors.joining("\n")));
        System.out.println(Stream.of(1, 2, 3).<String>mapMulti((n, sink) -> {
            for (int i = 0; i < n; i++) sink.accept(n + "");
        }).toList());
        Stream<Integer> a = Stream.of(1, 2), b = Stream.of(3);
        System.out.println(Stream.concat(a, b).map(x -> x * x).toList());
        System.out.println(Stream.of(Optional.of(1), Optional.<Integer>empty(), Optional.of(3))
            .flatMap(Optional::stream).toList());
        List<String> suits = List.of("S", "H"), ranks = List.of("A", "K", "Q");
        System.out.println(suits.stream().flatMap(s -> ranks.stream().map(r -> r + s)).collect(Collectors.toList()));
    }
}
