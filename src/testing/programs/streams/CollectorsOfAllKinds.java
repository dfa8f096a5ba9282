import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Every collector. */
public class CollectorsOfAllKinds {
    enum Kind { FRUIT, ROOT, LEAF }
    record Item(String name, Kind kind, int price) {}
    record Range(int low, int high) {}

    static void show(Object value) {
        System.out.println(value);
    }

    public static void main(String[] args) {
        List<Item> items = List.of(new Item("apple", Kind.FRUIT, 3), new Item("carrot", Kind.ROOT, 1),
            new Item("kale", Kind.LEAF, 4), new Item("pear", Kind.FRUIT, 2), new Item("beet", Kind.ROOT, 5));
        System.out.println(items.stream()
            .collect(Collectors.groupingBy(Item::kind, () -> new EnumMap<>(Kind.class),
            Collectors.mapping(Item::name, Collectors.joining("/")))));
        System.out.println(items.stream().collect(Collectors.counting()));
        System.out.println(items.stream().collect(Collectors.summingInt(Item::price)));
        System.out.println(items.stream().collect(Collectors.summingLong(Item::price)));
        System.out.println(items.stream().collect(Collectors.summingDouble(i -> i.price() * 1.1)));
        System.out.println(items.stream().collect(Collectors.averagingInt(Item::price)));
        System.out.println(items.stream().collect(Collectors.averagingLong(Item::price)));
        System.out.println(items.stream().collect(Collectors.averagingDouble(Item::price)));
        System.out.println(items.stream().collect(Collectors.minBy(Comparator.comparing(Item::price))).get());
        System.out.println(items.stream().collect(Collectors.maxBy(Comparator.comparing(Item::name))).get());
        show(items.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        show(items.stream().map(Item::price)
            .collect(Collectors.teeing(Collectors.minBy(Integer::compare), Collectors.maxBy(Integer::compare),
            (lo, hi) -> new Range(lo.get(), hi.get()))));
        System.out.println(items.stream().map(Item::price).collect(Collectors.reducing(0, Integer::sum)));
        System.out.println(items.stream().map(Item::price).collect(Collectors.reducing(Integer::max)));
        System.out.println(items.stream().collect(Collectors.reducing(0, Item::price, Integer::sum)));
        show(items.stream()
            .collect(Collectors.groupingBy(Item::kind, TreeMap::new,
            Collectors.filtering(i -> i.price() > 2, Collectors.toList()))));
        show(items.stream()
            .collect(Collectors.groupingBy(Item::kind, TreeMap::new,
            Collectors.flatMapping(i -> i.name().chars()
            .mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new)))));
        System.out.println(items.stream().collect(Collectors.summarizingInt(Item::price)));
        System.out.println(items.stream().collect(Collectors.summarizingLong(Item::price)));
        System.out.println(items.stream().collect(Collectors.summarizingDouble(Item::price)));
        System.out.println(items.stream()
            .collect(Collectors.groupingBy(i -> i.price() > 2 ? "dear" : "cheap",
            Collectors.groupingBy(Item::kind, TreeMap::new, Collectors.counting()))));
        System.out.println(items.stream().map(Item::name).collect(Collectors.toSet()).size());
        show(items.stream().map(Item::name).collect(Collectors.toCollection(LinkedList::new)));
        System.out.println(items.stream().map(Item::name).collect(Collectors.toCollection(ArrayDeque::new))
            .peekLast());
        System.out.println(items.stream().collect(Collectors.toUnmodifiableMap(Item::name, Item::price)).get("kale"));
        Collector<Item, StringBuilder,
            String> initials = Collector.of(StringBuilder::new, (b, i) -> b.append(i.name().charAt(0)),
            StringBuilder::append, StringBuilder::toString);
        System.out.println(items.stream().collect(initials));
        ArrayList<String> names = items.stream()
            .collect(ArrayList::new, (l, i) -> l.add(i.name()), ArrayList::addAll);
        System.out.println(names);
        System.out.println(items.stream().reduce(0, (sum, i) -> sum + i.price(), Integer::sum));
        System.out.println(items.stream()
            .collect(StringBuilder::new, (b, i) -> b.append(i.price()), StringBuilder::append).toString());
        Map<Kind, Double> avg = items.stream()
            .collect(Collectors.groupingBy(Item::kind, Collectors.averagingInt(Item::price)));
        for (Kind k : Kind.values()) System.out.println(k + " " + avg.get(k));
        Map<Boolean, Long> parts = items.stream()
            .collect(Collectors.partitioningBy(i -> i.kind() == Kind.FRUIT, Collectors.counting()));
        System.out.println(parts.get(true) + " " + parts.get(false) + " " + parts);
        show(items.stream()
            .collect(Collectors.groupingBy(Item::kind, TreeMap::new,
            Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(Item::price)),
            o -> o.map(Item::name).orElse("?")))));
        System.out.println(items.stream()
            .collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)).size());
    }
}
