import java.util.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) {
        List<List<Integer>> nested = List.of(List.of(1, 2), List.of(3), List.of());
        System.out.println(nested.stream().flatMap(List::stream).map(x -> x * 10).toList());
        String sentence = "Streams are lazy and streams are fun";
        Map<Character, Long> letters = sentence.toLowerCase().chars().filter(Character::isLetter)
            .mapToObj(c -> (char) c).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting()));
        System.out.println(letters);
        Map<Integer, List<String>> byLength = Arrays.stream(sentence.split("\\s+"))
            .collect(Collectors.groupingBy(String::length));
        System.out.println(byLength);
        Map<String, Integer> lengths = Stream.of("one", "three", "five").collect(Collectors.toMap(s -> s, String::length));
        System.out.println(new TreeMap<>(lengths));
        System.out.println(Stream.of(5, 3, 8).sorted(Comparator.reverseOrder()).map(Object::toString).collect(Collectors.joining("|")));
        Stream.of("lazy", "eager").peek(s -> System.out.println("see " + s)).anyMatch(s -> s.startsWith("l"));
        int total = Stream.of(1, 2, 3, 4).skip(1).mapToInt(Integer::intValue).sum();
        System.out.println(total + " " + IntStream.of(3, 1, 2).max().getAsInt());
        System.out.println(Stream.of(1, 2, 3, 4, 5, 6).takeWhile(x -> x < 4).toList() + "" + Stream.of(1, 5, 2).dropWhile(x -> x < 4).toList());
        String joined = IntStream.range(0, 5).mapToObj(i -> "#" + i).reduce("", String::concat);
        System.out.println(joined);
    }
}
