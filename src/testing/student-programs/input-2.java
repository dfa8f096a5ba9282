import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        Map<String, Deque<Integer>> scores = new TreeMap<>();
        String line;
        int number = 0;
        while ((line = reader.readLine()) != null) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            String[] p = line.split("\\s*[:,]\\s*");
            try {
                scores.computeIfAbsent(p[0], k -> new ArrayDeque<>()).addLast(Integer.parseInt(p[1]));
            } catch (ArrayIndexOutOfBoundsException | NumberFormatException e) {
                System.err.println("line " + number + ": " + e.getMessage());
                System.out.println("skipped line " + number);
            }
        }
        scores.forEach((k, v) -> System.out.println(k + " " + v + " " + v.stream().mapToInt(Integer::intValue).average().orElse(0)));
    }
}
