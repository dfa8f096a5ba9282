package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * A hash map without nulls that may change while it is walked through: a walk is over the keys that were there
 * at its start and still are.
 */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, Serializable {
    private final HashMap<K, V> map;

    public ConcurrentHashMap() {
        map = new HashMap<>();
    }

    public ConcurrentHashMap(int capacity) {
        if (capacity < 0) throw new IllegalArgumentException();
        map = new HashMap<>(capacity + (capacity >> 1) + 1);
    }

    public ConcurrentHashMap(int capacity, float loadFactor) {
        this(capacity);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> other) {
        map = new HashMap<>();
        putAll(other);
    }

    public int size() {
        return map.size();
    }

    public long mappingCount() {
        return map.size();
    }

    public V get(Object key) {
        return map.get(checked(key));
    }

    public boolean containsKey(Object key) {
        return map.containsKey(checked(key));
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    public boolean containsValue(Object value) {
        return map.containsValue(checked(value));
    }

    public V put(K key, V value) {
        checked(key);
        checked(value);
        return map.put(key, value);
    }

    public V putIfAbsent(K key, V value) {
        V known = get(key);
        if (known == null) put(key, value);
        return known;
    }

    public V remove(Object key) {
        return map.remove(checked(key));
    }

    public void clear() {
        map.clear();
    }

    private static Object checked(Object given) {
        if (given == null) throw new NullPointerException();
        return given;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    private class Entries extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return map.size();
        }

        public void clear() {
            map.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Walk();
        }
    }

    private class Walk implements Iterator<Map.Entry<K, V>> {
        private final List<Map.Entry<K, V>> entries = new ArrayList<>(map.entrySet());
        private int index = -1;
        private Map.Entry<K, V> next;
        private Map.Entry<K, V> last;

        Walk() {
            advance();
        }

        private void advance() {
            index++;
            while (index < entries.size() && !map.containsKey(entries.get(index).getKey())) index++;
            next = index < entries.size() ? entries.get(index) : null;
        }

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (next == null) throw new NoSuchElementException();
            last = next;
            advance();
            return last;
        }

        public void remove() {
            if (last == null) throw new IllegalStateException();
            map.remove(last.getKey());
            last = null;
        }
    }

    public void forEach(long parallelism, BiConsumer<? super K, ? super V> action) {
        for (Map.Entry<K, V> entry : entrySet()) action.accept(entry.getKey(), entry.getValue());
    }

    public <U> U search(long parallelism, BiFunction<? super K, ? super V, ? extends U> search) {
        for (Map.Entry<K, V> entry : entrySet()) {
            U found = search.apply(entry.getKey(), entry.getValue());
            if (found != null) return found;
        }
        return null;
    }

    public <U> U reduce(long parallelism, BiFunction<? super K, ? super V, ? extends U> transform,
            BiFunction<? super U, ? super U, ? extends U> join) {
        U result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            U each = transform.apply(entry.getKey(), entry.getValue());
            if (each != null) result = result == null ? each : join.apply(result, each);
        }
        return result;
    }

    public V reduceValues(long parallelism, BiFunction<? super V, ? super V, ? extends V> join) {
        V result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            V each = entry.getValue();
            result = result == null ? each : join.apply(result, each);
        }
        return result;
    }

    public K reduceKeys(long parallelism, BiFunction<? super K, ? super K, ? extends K> join) {
        K result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            K each = entry.getKey();
            result = result == null ? each : join.apply(result, each);
        }
        return result;
    }

    public static <T> KeySetView<T, Boolean> newKeySet() {
        return new KeySetView<T, Boolean>(new ConcurrentHashMap<T, Boolean>(), Boolean.TRUE);
    }

    /** A set of the keys of a map; what is added gets one and the same value. */
    public static class KeySetView<K, V> extends AbstractSet<K> {
        private final ConcurrentHashMap<K, V> map;
        private final V value;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            this.map = map;
            this.value = value;
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object key) {
            return map.containsKey(key);
        }

        public boolean add(K key) {
            return map.put(key, value) == null;
        }

        public boolean remove(Object key) {
            return map.remove(key) != null;
        }

        public Iterator<K> iterator() {
            return map.keySet().iterator();
        }
    }
}
