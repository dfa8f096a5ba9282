import java.util.HashMap;
import java.util.Map;

/** A least recently used cache: a hash map and a doubly linked list. */
public class LruCache<K, V> {
    private static class Entry<K, V> {
        final K key;
        V value;
        Entry<K, V> newer;
        Entry<K, V> older;

        Entry(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    interface Loader<K, V> {
        V load(K key) throws Exception;
    }

    private final int capacity;
    private final Loader<K, V> loader;
    private final Map<K, Entry<K, V>> entries = new HashMap<>();
    private Entry<K, V> newest;
    private Entry<K, V> oldest;
    private int hits;
    private int misses;

    LruCache(int capacity, Loader<K, V> loader) {
        this.capacity = capacity;
        this.loader = loader;
    }

    V get(K key) {
        Entry<K, V> e = entries.get(key);
        if (e != null) {
            hits++;
            unlink(e);
        } else {
            misses++;
            try {
                e = new Entry<>(key, loader.load(key));
            } catch (Exception cause) {
                throw new IllegalStateException("cannot load " + key, cause);
            }
            if (entries.size() == capacity) {
                entries.remove(oldest.key);
                unlink(oldest);
            }
            entries.put(key, e);
        }
        linkNewest(e);
        return e.value;
    }

    private void unlink(Entry<K, V> e) {
        if (e.newer != null) {
            e.newer.older = e.older;
        } else {
            newest = e.older;
        }
        if (e.older != null) {
            e.older.newer = e.newer;
        } else {
            oldest = e.newer;
        }
        e.newer = e.older = null;
    }

    private void linkNewest(Entry<K, V> e) {
        e.older = newest;
        if (newest != null) {
            newest.newer = e;
        }
        newest = e;
        if (oldest == null) {
            oldest = e;
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Entry<K, V> e = newest; e != null; e = e.older) {
            text.append(e.key).append('=').append(e.value).append(' ');
        }
        return text + "hits " + hits + " misses " + misses;
    }

    public static void main(String[] args) {
        LruCache<Integer, Long> cache = new LruCache<>(3, n -> {
            if (n < 0) {
                throw new Exception("negative");
            }
            long f = 1;
            for (int i = 2; i <= n; i++) {
                f *= i;
            }
            return f;
        });
        for (int n : new int[] {5, 3, 5, 10, 20, 3, 5, 5, 20, 10}) {
            cache.get(n);
            System.out.println(n + " -> " + cache);
        }
        try {
            cache.get(-1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + ": " + e.getCause().getMessage());
        }
        System.out.println(cache);
        LruCache<String, String> single = new LruCache<>(1, s -> s.toUpperCase());
        System.out.println(single.get("a") + single.get("a") + single.get("b") + single.get("a") + " " + single);
    }
}
