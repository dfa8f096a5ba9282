import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Sums by name. */
public class Tally {
    private final Map<String, Integer> sums = new TreeMap<>();

    public void add(String name, int amount) {
        sums.put(name, sumOf(name) + amount);
    }

    public int sumOf(String name) {
        Integer sum = sums.get(name);
        return sum == null ? 0 : sum;
    }

    public List<String> names() {
        return new ArrayList<>(sums.keySet());
    }

    public int total() {
        int total = 0;
        for (int sum : sums.values()) {
            total += sum;
        }
        return total;
    }

    /** The name with the largest sum; empty when nothing was added. */
    public String largest() {
        String best = "";
        int most = Integer.MIN_VALUE;
        for (Map.Entry<String, Integer> entry : sums.entrySet()) {
            if (entry.getValue() > most) {
                most = entry.getValue();
                best = entry.getKey();
            }
        }
        return best;
    }
}
