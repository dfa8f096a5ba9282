import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Groups, parts and maps of records. */
public class Grouping {
    record Person(String name, int age, String city, double salary) {}

    static void show(Object value) {
        System.out.println(value);
    }

    public static void main(String[] args) {
        List<Person> people = List.of(
            new Person("Ada", 36, "London", 5200.5), new Person("Bob", 25, "Paris", 3100),
            new Person("Cleo", 41, "Rome", 4700.25), new Person("Dan", 25, "London", 2800),
            new Person("Eve", 33, "Paris", 6100), new Person("Finn", 19, "Rome", 1500));
        Map<String, List<Person>> byCity = people.stream().collect(Collectors.groupingBy(Person::city));
        System.out.println(byCity.keySet());
        byCity.forEach((city, list) -> System.out.println(city + ": " + list));
        Map<String, Long> counts = people.stream()
            .collect(Collectors.groupingBy(Person::city, Collectors.counting()));
        System.out.println(counts);
        TreeMap<String, Double> averages = people.stream().collect(
            Collectors.groupingBy(Person::city, TreeMap::new, Collectors.averagingDouble(Person::salary)));
        System.out.println(averages + " " + averages.firstKey());
        Map<Boolean, List<String>> parts = people.stream().collect(
            Collectors.partitioningBy(p -> p.age() > 30, Collectors.mapping(Person::name, Collectors.toList())));
        System.out.println(parts);
        System.out.println(people.stream().collect(Collectors.partitioningBy(p -> p.age() > 90)));
        System.out.println(people.stream().map(Person::name).collect(Collectors.joining(", ", "[", "]")));
        System.out.println(people.stream()
            .sorted(Comparator.comparing(Person::age).thenComparing(Person::name, Comparator.reverseOrder()))
            .map(Person::name).toList());
        System.out.println(people.stream().max(Comparator.comparingDouble(Person::salary)).map(Person::name)
            .orElse("none"));
        System.out.println(people.stream().mapToDouble(Person::salary).sum());
        System.out.println(people.stream().mapToInt(Person::age).average().orElse(0));
        System.out.println(people.stream().collect(Collectors.toMap(Person::name, Person::age)));
        System.out.println(people.stream().collect(Collectors.toMap(Person::city, Person::salary, Double::sum)));
        show(people.stream()
            .collect(Collectors.toMap(Person::city, Function.identity(), (a, b) -> a.age() > b.age() ? a : b,
            LinkedHashMap::new)));
        IntSummaryStatistics stats = people.stream().mapToInt(Person::age).summaryStatistics();
        System.out.println(stats);
        System.out.println(stats.getMin() + " " + stats.getMax() + " " + stats.getAverage() + " " + stats.getSum()
            + " " + stats.getCount());
        DoubleSummaryStatistics money = people.stream().collect(Collectors.summarizingDouble(Person::salary));
        System.out.println(money.getMax() + " " + money.getAverage());
        Map<String, Set<Integer>> ages = people.stream()
            .collect(Collectors.groupingBy(Person::city, Collectors.mapping(Person::age, Collectors.toSet())));
        System.out.println(ages);
        Map<String, Optional<Person>> oldest = people.stream()
            .collect(Collectors.groupingBy(Person::city, Collectors.maxBy(Comparator.comparingInt(Person::age))));
        oldest.forEach((c, p) -> System.out.println(c + " " + p.get().name()));
        Map<String, Integer> sums = people.stream()
            .collect(Collectors.groupingBy(Person::city, Collectors.summingInt(Person::age)));
        System.out.println(sums);
    }
}
