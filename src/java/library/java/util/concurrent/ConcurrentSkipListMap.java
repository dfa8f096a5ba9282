package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** A sorted map without nulls that may change while it is walked through: a walk goes from each key to the next one. */
public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V>
        implements ConcurrentNavigableMap<K, V>, Cloneable, Serializable {
    private final NavigableMap<K, V> map;

    public ConcurrentSkipListMap() {
        map = new TreeMap<K, V>();
    }

    public ConcurrentSkipListMap(Comparator<? super K> order) {
        map = new TreeMap<K, V>(order);
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> other) {
        map = new TreeMap<K, V>();
        putAll(other);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> other) {
        map = new TreeMap<K, V>(other.comparator());
        putAll(other);
    }

    /** A part of another one, as a view. */
    private ConcurrentSkipListMap(NavigableMap<K, V> map, boolean isView) {
        this.map = map;
    }

    private static <T> T checked(T given) {
        if (given == null) throw new NullPointerException();
        return given;
    }

    public Comparator<? super K> comparator() {
        return map.comparator();
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public V get(Object key) {
        return map.get(checked(key));
    }

    public boolean containsKey(Object key) {
        return map.containsKey(checked(key));
    }

    public boolean containsValue(Object value) {
        return super.containsValue(checked(value));
    }

    public V put(K key, V value) {
        checked(value);
        return map.put(checked(key), value);
    }

    public V putIfAbsent(K key, V value) {
        checked(value);
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

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        checked(function);
        for (Map.Entry<K, V> entry : entrySet()) put(entry.getKey(), function.apply(entry.getKey(), entry.getValue()));
    }

    public K firstKey() {
        return map.firstKey();
    }

    public K lastKey() {
        return map.lastKey();
    }

    public Map.Entry<K, V> firstEntry() {
        return map.firstEntry();
    }

    public Map.Entry<K, V> lastEntry() {
        return map.lastEntry();
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return map.lowerEntry(checked(key));
    }

    public K lowerKey(K key) {
        return map.lowerKey(checked(key));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return map.floorEntry(checked(key));
    }

    public K floorKey(K key) {
        return map.floorKey(checked(key));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return map.ceilingEntry(checked(key));
    }

    public K ceilingKey(K key) {
        return map.ceilingKey(checked(key));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return map.higherEntry(checked(key));
    }

    public K higherKey(K key) {
        return map.higherKey(checked(key));
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return map.pollFirstEntry();
    }

    public Map.Entry<K, V> pollLastEntry() {
        return map.pollLastEntry();
    }

    private ConcurrentNavigableMap<K, V> view(NavigableMap<K, V> part) {
        return new ConcurrentSkipListMap<K, V>(part, true);
    }

    public ConcurrentNavigableMap<K, V> descendingMap() {
        return view(map.descendingMap());
    }

    public ConcurrentNavigableMap<K, V> subMap(K from, boolean includesFrom, K to, boolean includesTo) {
        return view(map.subMap(checked(from), includesFrom, checked(to), includesTo));
    }

    public ConcurrentNavigableMap<K, V> headMap(K to, boolean isIncluded) {
        return view(map.headMap(checked(to), isIncluded));
    }

    public ConcurrentNavigableMap<K, V> tailMap(K from, boolean isIncluded) {
        return view(map.tailMap(checked(from), isIncluded));
    }

    public ConcurrentNavigableMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public ConcurrentNavigableMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public ConcurrentNavigableMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    public NavigableSet<K> keySet() {
        return navigableKeySet();
    }

    @SuppressWarnings("unchecked")
    public NavigableSet<K> navigableKeySet() {
        return new ConcurrentSkipListSet<K>((ConcurrentNavigableMap<K, Object>) this);
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public ConcurrentSkipListMap<K, V> clone() {
        ConcurrentSkipListMap<K, V> copy = new ConcurrentSkipListMap<K, V>(comparator());
        copy.putAll(this);
        return copy;
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

        public boolean contains(Object entry) {
            return map.entrySet().contains(entry);
        }

        public boolean remove(Object entry) {
            return map.entrySet().remove(entry);
        }
    }

    /** The entry after the one that was given last is known already, whatever becomes of it. */
    private class Walk implements Iterator<Map.Entry<K, V>> {
        private Map.Entry<K, V> next = map.firstEntry();
        private Map.Entry<K, V> last;

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (next == null) throw new NoSuchElementException();
            last = next;
            next = map.higherEntry(last.getKey());
            return last;
        }

        public void remove() {
            if (last == null) throw new IllegalStateException();
            map.remove(last.getKey());
            last = null;
        }
    }
}
