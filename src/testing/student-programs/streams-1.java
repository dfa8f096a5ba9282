import java.util.*;
import java.util.stream.*;

public class Main {
    record Employee(String name, String dept, double salary, int age) {}

    public static void main(String[] args) {
        List<Employee> staff = List.of(
            new Employee("Ann", "IT", 5200.5, 31), new Employee("Bob", "HR", 4100, 45),
            new Employee("Cid", "IT", 6100, 28), new Employee("Dee", "Sales", 3900.25, 39),
            new Employee("Eve", "HR", 4500, 52));
        Map<String, Double> avg = staff.stream()
            .collect(Collectors.groupingBy(Employee::dept, TreeMap::new, Collectors.averagingDouble(Employee::salary)));
        System.out.println(avg);
        System.out.println(staff.stream().sorted(Comparator.comparing(Employee::salary).reversed()).map(Employee::name).limit(3).toList());
        System.out.println(staff.stream().mapToInt(Employee::age).summaryStatistics());
        Map<Boolean, Long> parts = staff.stream().collect(Collectors.partitioningBy(e -> e.age() > 40, Collectors.counting()));
        System.out.println(parts);
        Optional<Employee> oldest = staff.stream().max(Comparator.comparingInt(Employee::age));
        oldest.ifPresent(e -> System.out.println(e.name()));
        System.out.println(staff.stream().map(Employee::dept).distinct().sorted().collect(Collectors.joining(", ", "[", "]")));
    }
}
