package java.util;

import java.io.Serializable;

/** A map whose keys are constants of an enum, in their order. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Cloneable, Serializable {
    /** By ordinal; null where there is no such key. */
    private Object[] entries = new Object[8];
    private int size;

    public EnumMap(Class<K> type) {
        if (type == null) throw new NullPointerException();
    }

    public EnumMap(EnumMap<K, ? extends V> map) {
        putAll(map);
    }

    public EnumMap(Map<K, ? extends V> map) {
        if (!(map instanceof EnumMap) && map.isEmpty()) throw new IllegalArgumentException("Specified map is empty");
        putAll(map);
    }

    @SuppressWarnings("unchecked")
    private Map.Entry<K, V> at(int ordinal) {
        return ordinal < entries.length ? (Map.Entry<K, V>) entries[ordinal] : null;
    }

    private Map.Entry<K, V> find(Object key) {
        if (!(key instanceof Enum)) return null;
        Map.Entry<K, V> entry = at(((Enum<?>) key).ordinal());
        return entry != null && entry.getKey() == key ? entry : null;
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V get(Object key) {
        Map.Entry<K, V> entry = find(key);
        return entry == null ? null : entry.getValue();
    }

    public V put(K key, V value) {
        int ordinal = key.ordinal();
        Map.Entry<K, V> entry = at(ordinal);
        if (entry != null) return entry.setValue(value);
        if (ordinal >= entries.length) grow(2 * ordinal);
        entries[ordinal] = new AbstractMap.SimpleEntry<K, V>(key, value);
        size++;
        return null;
    }

    private void grow(int length) {
        Object[] larger = new Object[length];
        for (int i = 0; i < entries.length; i++) larger[i] = entries[i];
        entries = larger;
    }

    public V remove(Object key) {
        Map.Entry<K, V> entry = find(key);
        if (entry == null) return null;
        entries[entry.getKey().ordinal()] = null;
        size--;
        return entry.getValue();
    }

    public void clear() {
        for (int i = 0; i < entries.length; i++) entries[i] = null;
        size = 0;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    public EnumMap<K, V> clone() {
        return new EnumMap<K, V>(this);
    }

    private class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return size;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
        }
    }

    private class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private int next;
        private Map.Entry<K, V> last;

        public boolean hasNext() {
            while (next < entries.length && entries[next] == null) next++;
            return next < entries.length;
        }

        public Map.Entry<K, V> next() {
            if (!hasNext()) throw new NoSuchElementException();
            last = at(next);
            next++;
            return last;
        }

        public void remove() {
            if (last == null) throw new IllegalStateException();
            EnumMap.this.remove(last.getKey());
            last = null;
        }
    }
}
