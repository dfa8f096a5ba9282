import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

/** Words and letters of a text. */
public class WordCounts {
    static void show(Object value) {
        System.out.println(value);
    }

    public static void main(String[] args) {
        String text = "the quick brown fox jumps over the lazy dog the end";
        Map<String, Long> freq = Arrays.stream(text.split(" "))
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        System.out.println(freq);
        freq.entrySet().stream()
            .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
            .limit(3)
            .forEach(e -> System.out.println(e.getKey() + " = " + e.getValue()));
        System.out.println(freq.entrySet().stream().max(Map.Entry.comparingByValue()).get().getKey());
        Map<Integer, List<String>> byLength = Stream.of(text.split("\\s+")).distinct()
            .collect(Collectors.groupingBy(String::length));
        System.out.println(byLength);
        String longest = Arrays.stream(text.split(" ")).max(Comparator.comparingInt(String::length)).orElseThrow();
        System.out.println(longest);
        System.out.println(Arrays.stream(text.split(" "))
            .map(w -> Character.toUpperCase(w.charAt(0)) + w.substring(1)).collect(Collectors.joining(" ")));
        System.out.println(Arrays.stream(text.split(" ")).map(w -> new StringBuilder(w).reverse().toString())
            .collect(Collectors.joining(" ")));
        System.out.println(text.chars().filter(c -> "aeiou".indexOf(c) >= 0).count());
        Map<Character, Integer> letters = new TreeMap<>();
        text.chars().filter(Character::isLetter).forEach(c -> letters.merge((char) c, 1, Integer::sum));
        System.out.println(letters);
        System.out.println("one\ntwo\n\nthree".lines().filter(l -> !l.isBlank()).map(String::length).toList());
        System.out.println(Stream.of("x", "y").collect(Collectors.joining()) + Stream.<String>empty()
            .collect(Collectors.joining(",", "{", "}")));
        List<String> sorted = Arrays.stream(text.split(" "))
            .sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
            .collect(Collectors.toList());
        System.out.println(sorted);
        TreeSet<String> set = Arrays.stream(text.split(" ")).collect(Collectors.toCollection(TreeSet::new));
        System.out.println(set + " " + set.first());
        show(Arrays.stream(text.split(" "))
            .collect(Collectors.toMap(w -> w, String::length, (a, b) -> a, TreeMap::new)));
        show(Arrays.stream(text.split("")).filter(s -> !s.equals(" "))
            .collect(Collectors.groupingBy(s -> s, LinkedHashMap::new, Collectors.counting())));
        boolean palindrome = IntStream.range(0, 3).allMatch(i -> "racecar".charAt(i) == "racecar".charAt(6 - i));
        System.out.println(palindrome);
    }
}
