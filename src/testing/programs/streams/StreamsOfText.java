import java.io.*;
import java.util.*;
import java.util.stream.*;

/** Lines, characters and parsed numbers. */
public class StreamsOfText {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new StringReader("3 4\n5\n\n10 20 30\n"));
        System.out.println(in.lines().filter(l -> !l.isEmpty())
            .map(l -> Arrays.stream(l.split(" ")).mapToInt(Integer::parseInt).sum()).toList());
        try (BufferedReader r = new BufferedReader(new StringReader("a,1\nb,2\n"))) {
            Map<String, Integer> m = r.lines().map(l -> l.split(","))
                .collect(Collectors.toMap(p -> p[0], p -> Integer.parseInt(p[1])));
            System.out.println(m);
        }
        System.out.println("x\r\ny\nz".lines().collect(Collectors.toList()));
        System.out.println("a\n\nb\n".lines().count());
        double[] values = Stream.of("1.5", "2.25").mapToDouble(Double::parseDouble).toArray();
        System.out.println(Arrays.toString(values));
        int[] digits = "90210".chars().map(c -> c - '0').toArray();
        System.out.println(Arrays.stream(digits).boxed().map(String::valueOf)
            .collect(Collectors.joining("+")) + "=" + Arrays.stream(digits).sum());
        System.out.println(IntStream.range(0, "abc".length()).mapToObj(i -> "abc".substring(i)).toList());
        char[] cs = {'d', 'o', 'g'};
        System.out.println(new String(cs).chars().mapToObj(c -> Character.toString(c)).sorted()
            .collect(Collectors.joining()));
        Integer[] boxed = {3, 2, 1};
        System.out.println(Arrays.stream(boxed).sorted().map(String::valueOf).toList() + " " + Stream.of(boxed)
            .count());
        String[] upper = Stream.of("a", "b").map(String::toUpperCase).toArray(String[]::new);
        System.out.println(String.join("", upper) + upper.length);
        long evens = Arrays.stream(new long[] {1, 2, 4}).filter(n -> n % 2 == 0).count();
        System.out.println(evens + " " + Arrays.stream(new double[] {0.5, 0.25}).map(d -> d * 2).sum());
        System.out.println(Arrays.asList(1, 2, 3).parallelStream().map(n -> n * 2).reduce(0, Integer::sum));
        System.out.println("a-b-c".codePoints().filter(c -> c != '-').count());
        new BufferedReader(new StringReader("l1\nl2")).lines().forEach(System.out::println);
    }
}
