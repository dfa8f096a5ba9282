import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Dynamic programming: knapsack, common subsequence, edit distance, coins. */
public class Knapsack {
    record Item(String name, int weight, int value) {
    }

    static List<Item> best(Item[] items, int capacity) {
        int[][] value = new int[items.length + 1][capacity + 1];
        for (int i = 1; i <= items.length; i++) {
            Item item = items[i - 1];
            for (int c = 0; c <= capacity; c++) {
                value[i][c] = value[i - 1][c];
                if (item.weight() <= c) {
                    value[i][c] = Math.max(value[i][c], value[i - 1][c - item.weight()] + item.value());
                }
            }
        }
        List<Item> chosen = new ArrayList<>();
        for (int i = items.length, c = capacity; i > 0; i--) {
            if (value[i][c] != value[i - 1][c]) {
                chosen.add(0, items[i - 1]);
                c -= items[i - 1].weight();
            }
        }
        System.out.println("value " + value[items.length][capacity]);
        return chosen;
    }

    static String common(String a, String b) {
        String[][] table = new String[a.length() + 1][b.length() + 1];
        for (String[] row : table) {
            Arrays.fill(row, "");
        }
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i - 1) == b.charAt(j - 1)) {
                    table[i][j] = table[i - 1][j - 1] + a.charAt(i - 1);
                } else {
                    String up = table[i - 1][j];
                    String left = table[i][j - 1];
                    table[i][j] = up.length() >= left.length() ? up : left;
                }
            }
        }
        return table[a.length()][b.length()];
    }

    static int editDistance(String a, String b, Map<String, Integer> memo) {
        if (a.isEmpty() || b.isEmpty()) {
            return a.length() + b.length();
        }
        String key = a + "|" + b;
        Integer known = memo.get(key);
        if (known != null) {
            return known;
        }
        String restA = a.substring(1);
        String restB = b.substring(1);
        int result = a.charAt(0) == b.charAt(0) ? editDistance(restA, restB, memo)
            : 1 + Math.min(editDistance(restA, restB, memo),
                Math.min(editDistance(restA, b, memo), editDistance(a, restB, memo)));
        memo.put(key, result);
        return result;
    }

    static long coinWays(int amount, int... coins) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int coin : coins) {
            for (int a = coin; a <= amount; a++) {
                ways[a] += ways[a - coin];
            }
        }
        return ways[amount];
    }

    public static void main(String[] args) {
        Item[] items = {new Item("tent", 7, 9), new Item("stove", 3, 5), new Item("rope", 2, 3),
            new Item("lamp", 1, 2), new Item("book", 4, 4)};
        for (int capacity : new int[] {0, 5, 10, 17}) {
            for (Item i : best(items, capacity)) {
                System.out.print(i.name() + " ");
            }
            System.out.println("in " + capacity);
        }
        System.out.println(common("pointer analysis", "context sensitivity"));
        System.out.println(editDistance("kitten", "sitting", new HashMap<>()) + " "
            + editDistance("intention", "execution", new HashMap<>()) + " " + editDistance("", "abc", new HashMap<>()));
        System.out.println(coinWays(100, 1, 5, 10, 25, 50) + " " + coinWays(200, 1, 2, 5, 10, 20, 50, 100, 200)
            + " " + coinWays(3, 2));
    }
}
