import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts the words, letters and sentences of a text. */
public class TextStatistics {
    private static final String TEXT = """
        The cat sat on the mat. The dog, who saw the cat, barked!
        Did the cat run? No: the cat looked at the dog and sat.
        """;

    private final Map<String, Integer> words = new TreeMap<>();
    private final int[] letters = new int[26];
    private int sentences;

    void read(String text) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isLetter(c)) {
                word.append(Character.toLowerCase(c));
                letters[Character.toLowerCase(c) - 'a']++;
                continue;
            }
            if (c == '.' || c == '!' || c == '?') {
                sentences++;
            }
            if (word.length() > 0) {
                words.merge(word.toString(), 1, Integer::sum);
                word.setLength(0);
            }
        }
    }

    String longest() {
        String best = "";
        for (String word : words.keySet()) {
            if (word.length() > best.length()) {
                best = word;
            }
        }
        return best;
    }

    List<Map.Entry<String, Integer>> mostFrequent(int count) {
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(words.entrySet());
        entries.sort((a, b) -> {
            int byCount = b.getValue() - a.getValue();
            return byCount != 0 ? byCount : a.getKey().compareTo(b.getKey());
        });
        return entries.subList(0, count);
    }

    public static void main(String[] args) {
        TextStatistics statistics = new TextStatistics();
        statistics.read(TEXT);
        System.out.println(statistics.words);
        System.out.println(statistics.mostFrequent(3));
        System.out.println(statistics.longest() + " " + statistics.sentences);
        for (int i = 0; i < 26; i++) {
            if (statistics.letters[i] > 3) {
                System.out.print((char) ('a' + i) + ":" + statistics.letters[i] + " ");
            }
        }
        System.out.println();
        Map<Integer, List<String>> byLength = new HashMap<>();
        for (String word : statistics.words.keySet()) {
            byLength.computeIfAbsent(word.length(), k -> new ArrayList<>()).add(word);
        }
        System.out.println(byLength);
    }
}
