import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** A hash table with chaining, rehashing, views and an iterator. */
public class OwnHashTable<K, V> implements Iterable<OwnHashTable.Entry<K, V>> {
    interface Entry<K, V> {
        K key();

        V value();
    }

    private static final class Link<K, V> implements Entry<K, V> {
        private final K key;
        private V value;
        private Link<K, V> next;

        Link(K key, V value, Link<K, V> next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }

        @Override
        public K key() {
            return key;
        }

        @Override
        public V value() {
            return value;
        }
    }

    private Link<K, V>[] table = newTable(4);
    private int size;

    @SuppressWarnings("unchecked")
    private static <K, V> Link<K, V>[] newTable(int n) {
        return (Link<K, V>[]) new Link[n];
    }

    private int bucket(Object key, int length) {
        return key == null ? 0 : (key.hashCode() & 0x7fffffff) % length;
    }

    private Link<K, V> find(Object key) {
        Link<K, V> l = table[bucket(key, table.length)];
        while (l != null && !(key == null ? l.key == null : key.equals(l.key))) {
            l = l.next;
        }
        return l;
    }

    V put(K key, V value) {
        Link<K, V> l = find(key);
        if (l != null) {
            V old = l.value;
            l.value = value;
            return old;
        }
        if (size >= table.length * 3 / 4) {
            grow();
        }
        int b = bucket(key, table.length);
        table[b] = new Link<>(key, value, table[b]);
        size++;
        return null;
    }

    private void grow() {
        Link<K, V>[] larger = newTable(table.length * 2 + 1);
        for (Link<K, V> l : table) {
            while (l != null) {
                Link<K, V> next = l.next;
                int b = bucket(l.key, larger.length);
                l.next = larger[b];
                larger[b] = l;
                l = next;
            }
        }
        table = larger;
    }

    V get(Object key) {
        Link<K, V> l = find(key);
        return l == null ? null : l.value;
    }

    boolean remove(Object key) {
        int b = bucket(key, table.length);
        for (Link<K, V> l = table[b], previous = null; l != null; previous = l, l = l.next) {
            if (key.equals(l.key)) {
                if (previous == null) table[b] = l.next;
                else previous.next = l.next;
                size--;
                return true;
            }
        }
        return false;
    }

    @Override
    public Iterator<Entry<K, V>> iterator() {
        return new Iterator<>() {
            private int b = -1;
            private Link<K, V> l = advance(null);

            private Link<K, V> advance(Link<K, V> from) {
                Link<K, V> next = from == null ? null : from.next;
                while (next == null && ++b < table.length) {
                    next = table[b];
                }
                return next;
            }

            @Override
            public boolean hasNext() {
                return l != null;
            }

            @Override
            public Entry<K, V> next() {
                if (l == null) throw new NoSuchElementException();
                Link<K, V> result = l;
                l = advance(l);
                return result;
            }
        };
    }

    public static void main(String[] args) {
        OwnHashTable<String, Integer> t = new OwnHashTable<>();
        for (String s : "it was the best of times it was the worst of times".split(" ")) {
            Integer n = t.get(s);
            t.put(s, n == null ? 1 : n + 1);
        }
        t.put(null, -1);
        List<String> all = new ArrayList<>();
        for (Entry<String, Integer> e : t) {
            all.add(e.key() + ":" + e.value());
        }
        System.out.println(all + " " + t.size + " in " + t.table.length);
        System.out.println(t.remove("best") + " " + t.remove("best") + " " + t.get("best") + " " + t.put("it", 9) + t.get(null));
    }
}
