import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    enum Dept { SALES, IT, HR }
    record Employee(String name, Dept dept, double salary, int age) {}

    public static void main(String[] args) {
        List<Employee> staff = List.of(
            new Employee("Ann", Dept.IT, 5200.50, 31), new Employee("Bob", Dept.SALES, 3100, 45),
            new Employee("Cid", Dept.IT, 4100, 28), new Employee("Dee", Dept.HR, 2900.25, 39),
            new Employee("Eve", Dept.SALES, 3900, 23), new Employee("Fay", Dept.IT, 6100, 52));

        Map<Dept, Double> avg = staff.stream()
            .collect(Collectors.groupingBy(Employee::dept, () -> new EnumMap<>(Dept.class), Collectors.averagingDouble(Employee::salary)));
        avg.forEach((d, s) -> System.out.printf("%-6s %10.2f%n", d, s));

        System.out.println(staff.stream().collect(Collectors.partitioningBy(e -> e.age() > 35, Collectors.mapping(Employee::name, Collectors.joining("/", "<", ">")))));
        Optional<Employee> oldest = staff.stream().max(Comparator.comparingInt(Employee::age));
        System.out.println(oldest.map(Employee::name).orElse("none"));
        System.out.println(staff.stream().sorted(Comparator.comparing(Employee::dept).reversed().thenComparing(Employee::salary, Comparator.reverseOrder()))
            .map(e -> e.name().charAt(0)).map(String::valueOf).collect(Collectors.joining()));
        DoubleSummaryStatistics st = staff.stream().mapToDouble(Employee::salary).summaryStatistics();
        System.out.printf(Locale.US, "%.1f %.1f %.3f %d%n", st.getMin(), st.getMax(), st.getAverage(), st.getCount());

        Map<String, Integer> byName = staff.stream().collect(Collectors.toMap(Employee::name, Employee::age, (a, b) -> a, LinkedHashMap::new));
        System.out.println(byName);
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "*".repeat(i)).collect(Collectors.joining("\n")));
        System.out.println(Stream.iterate(1, x -> x * 2).limit(10).reduce(0, Integer::sum));
        System.out.println(Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).limit(10).map(f -> f[0]).toList());
        System.out.println(IntStream.iterate(27, n -> n != 1, n -> n % 2 == 0 ? n / 2 : 3 * n + 1).count());
        Map<String, Long> counts = Arrays.stream("the quick brown fox jumps over the lazy dog the end".split(" "))
            .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        System.out.println(counts);
        System.out.println("hello world".chars().filter(Character::isLetter).mapToObj(c -> (char) c).distinct().sorted(Comparator.reverseOrder()).toList());
        List<List<Integer>> nested = List.of(List.of(1, 2), List.of(), List.of(3));
        System.out.println(nested.stream().flatMap(List::stream).mapToInt(Integer::intValue).sum());
        System.out.println(IntStream.range(2, 50).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().collect(Collectors.toList()));
        System.out.println(Stream.of(5, 1, 4).peek(x -> System.out.print("[" + x + "]")).takeWhile(x -> x > 2).count());
        String both = Stream.of("a", "bb", "ccc").collect(Collectors.teeing(Collectors.counting(), Collectors.joining(), (n, s) -> n + s));
        System.out.println(both);
        Supplier<Stream<String>> words = () -> Stream.of("delta", "alpha", "charlie", "bravo");
        System.out.println(words.get().anyMatch(w -> w.startsWith("c")) + " " + words.get().allMatch(w -> w.length() > 4) + " " + words.get().skip(1).findFirst().get());
        String first = words.get().collect(Collectors.collectingAndThen(Collectors.toCollection(TreeSet::new), TreeSet::first));
        System.out.println(first);
        System.out.println(words.get().collect(Collectors.toMap(w -> w.length() % 2 == 0, List::of, (a, b) -> { List<String> l = new ArrayList<>(a); l.addAll(b); return l; })));
        double[] roots = DoubleStream.of(4, 9, 2).map(Math::sqrt).toArray();
        System.out.println(Arrays.toString(roots));
        System.out.println(IntStream.of(3, 1, 2).boxed().sorted(Collections.reverseOrder()).map(Object::toString).collect(Collectors.toList()));
        BinaryOperator<Integer> longest = BinaryOperator.maxBy(Comparator.naturalOrder());
        System.out.println(Stream.of(3, 9, 4).reduce(longest).get() + " " + Stream.<Integer>empty().reduce(longest).isPresent());
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1L, (a, b) -> a * b));
        try {
            Stream.of("x", "x").collect(Collectors.toMap(s -> s, s -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Stream<Integer> once = Stream.of(1);
        once.forEach(System.out::println);
        try {
            once.forEach(System.out::println);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(staff.stream().map(Employee::salary).reduce(0.0, Double::sum));
        System.out.println(staff.get(0));
        System.out.println(Collections.nCopies(3, "ab").stream().mapMulti((String s, Consumer<Character> out) -> { for (char c : s.toCharArray()) out.accept(c); }).toList());
    }
}
