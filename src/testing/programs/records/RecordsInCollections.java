import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Records as keys and values of maps and as sorted elements. */
public class RecordsInCollections {
    record Key(String group, int number) implements Comparable<Key> {
        @Override
        public int compareTo(Key o) {
            int c = group.compareTo(o.group);
            return c != 0 ? c : number - o.number;
        }
    }

    record Entry(Key key, String text) {
        Entry {
            if (text.isBlank()) {
                text = "(blank)";
            }
        }

        Entry(String group, int number, String text) {
            this(new Key(group, number), text);
        }
    }

    public static void main(String[] args) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry("b", 2, "second of b"));
        entries.add(new Entry("a", 10, "tenth of a"));
        entries.add(new Entry("b", 1, " "));
        entries.add(new Entry("a", 9, "ninth of a"));
        entries.add(new Entry("b", 2, "again"));
        Map<Key, String> sorted = new TreeMap<>();
        Map<Key, List<String>> grouped = new LinkedHashMap<>();
        for (Entry e : entries) {
            String old = sorted.put(e.key(), e.text());
            if (old != null) {
                System.out.println("replaced " + old);
            }
            grouped.computeIfAbsent(e.key(), k -> new ArrayList<>()).add(e.text());
        }
        System.out.println(sorted);
        System.out.println(grouped);
        entries.sort(Comparator.comparing(Entry::text).thenComparing(Entry::key));
        for (Entry e : entries) {
            System.out.println(e);
        }
        TreeSet<Key> keys = new TreeSet<>(sorted.keySet());
        System.out.println(keys.first() + " " + keys.last() + " " + keys.ceiling(new Key("a", 10)));
        System.out.println(Collections.max(keys) + " " + keys.headSet(new Key("b", 0)));
        System.out.println(entries.contains(new Entry("b", 1, "")) + " " + entries.indexOf(new Entry("x", 1, "y")));
    }
}
