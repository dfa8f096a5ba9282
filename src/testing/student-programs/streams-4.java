import java.util.*;
import java.util.stream.*;

public class Main {
    enum Category { FOOD, TOOLS, TOYS }
    record Item(String name, Category category, int cents, int amount) {
        int worth() { return cents * amount; }
    }

    public static void main(String[] args) {
        List<Item> stock = new ArrayList<>();
        stock.add(new Item("apple", Category.FOOD, 45, 120));
        stock.add(new Item("saw", Category.TOOLS, 1599, 4));
        stock.add(new Item("ball", Category.TOYS, 799, 10));
        stock.add(new Item("bread", Category.FOOD, 320, 9));
        Map<Category, Integer> worth = new EnumMap<>(Category.class);
        stock.forEach(i -> worth.merge(i.category(), i.worth(), Integer::sum));
        worth.forEach((c, v) -> System.out.printf("%s: %.2f%n", c, v / 100.0));
        Map<Category, Optional<Item>> best = stock.stream()
            .collect(Collectors.groupingBy(Item::category, () -> new EnumMap<>(Category.class), Collectors.maxBy(Comparator.comparing(Item::worth))));
        best.forEach((c, i) -> System.out.println(c.name().charAt(0) + c.name().substring(1).toLowerCase() + "=" + i.map(Item::name).orElse("?")));
        IntSummaryStatistics stats = stock.stream().collect(Collectors.summarizingInt(Item::amount));
        System.out.println(stats.getMin() + " " + stats.getMax() + " " + stats.getAverage());
        TreeSet<String> names = stock.stream().map(Item::name).collect(Collectors.toCollection(TreeSet::new));
        System.out.println(names);
        String both = stock.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(Item::amount), (n, s) -> n + "/" + s));
        System.out.println(both);
    }
}
