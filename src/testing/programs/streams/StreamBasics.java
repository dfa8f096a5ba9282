import java.util.*;
import java.util.stream.*;

/** The usual operations on a list of numbers. */
public class StreamBasics {
    public static void main(String[] args) {
        List<Integer> numbers = Arrays.asList(5, 3, 8, 1, 9, 2, 8);
        List<Integer> squares = numbers.stream().filter(n -> n % 2 == 0).map(n -> n * n).collect(Collectors.toList());
        System.out.println(squares);
        System.out.println(numbers.stream().sorted().toList());
        System.out.println(numbers.stream().sorted(Comparator.reverseOrder()).distinct().toList());
        System.out.println(numbers.stream().mapToInt(Integer::intValue).sum());
        System.out.println(numbers.stream().mapToInt(n -> n).max().getAsInt());
        System.out.println(numbers.stream().reduce(0, Integer::sum));
        System.out.println(numbers.stream().reduce(Integer::max).get());
        System.out.println(numbers.stream().reduce((a, b) -> a * b));
        System.out.println(numbers.stream().count());
        System.out.println(numbers.stream().anyMatch(n -> n > 8) + " " + numbers.stream()
            .allMatch(n -> n > 1) + " " + numbers.stream().noneMatch(n -> n > 9));
        System.out.println(numbers.stream().findFirst() + " " + numbers.stream().filter(n -> n > 100).findAny());
        System.out.println(numbers.stream().min(Comparator.naturalOrder()).get() + " " + numbers.stream()
            .max(Integer::compare).get());
        numbers.stream().skip(2).limit(3).forEach(System.out::println);
        numbers.stream().map(String::valueOf).map(s -> "<" + s + ">").forEach(System.out::print);
        System.out.println();
        Object[] raw = numbers.stream().toArray();
        Integer[] typed = numbers.stream().toArray(Integer[]::new);
        System.out.println(raw.length + " " + Arrays.toString(typed));
        System.out.println(numbers.stream().takeWhile(n -> n != 1).toList() + " " + numbers.stream()
            .dropWhile(n -> n != 1).toList());
        int total = 0;
        for (Iterator<Integer> it = numbers.stream().iterator(); it.hasNext(); ) total += it.next();
        System.out.println(total);
    }
}
