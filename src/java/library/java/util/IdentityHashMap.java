package java.util;

import java.io.Serializable;

/** A map whose keys are told apart by which object they are, never by equals. */
public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
    private final HashMap<Identity, Entry<K, V>> entries = new HashMap<>();

    /** A key of the table: equal to another one if the two stand for the same object. */
    private static final class Identity {
        final Object object;

        Identity(Object object) {
            this.object = object;
        }

        public boolean equals(Object other) {
            return other instanceof Identity && object == ((Identity) other).object;
        }

        public int hashCode() {
            return System.identityHashCode(object);
        }
    }

    private static final class Entry<K, V> implements Map.Entry<K, V> {
        final K key;
        V value;

        Entry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object other) {
            if (!(other instanceof Map.Entry)) return false;
            Map.Entry<?, ?> that = (Map.Entry<?, ?>) other;
            return key == that.getKey() && value == that.getValue();
        }

        public int hashCode() {
            return System.identityHashCode(key) ^ System.identityHashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    public IdentityHashMap() {
    }

    public IdentityHashMap(int expectedSize) {
        if (expectedSize < 0) throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedSize);
    }

    public IdentityHashMap(Map<? extends K, ? extends V> map) {
        putAll(map);
    }

    public int size() {
        return entries.size();
    }

    public boolean containsKey(Object key) {
        return entries.containsKey(new Identity(key));
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> entry : entries.values()) {
            if (entry.value == value) return true;
        }
        return false;
    }

    public V get(Object key) {
        Entry<K, V> entry = entries.get(new Identity(key));
        return entry == null ? null : entry.value;
    }

    public V put(K key, V value) {
        Identity identity = new Identity(key);
        Entry<K, V> entry = entries.get(identity);
        if (entry != null) return entry.setValue(value);
        entries.put(identity, new Entry<>(key, value));
        return null;
    }

    public V remove(Object key) {
        Entry<K, V> entry = entries.remove(new Identity(key));
        return entry == null ? null : entry.value;
    }

    public void clear() {
        entries.clear();
    }

    public Object clone() {
        return new IdentityHashMap<>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    private final class Entries extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return entries.size();
        }

        public boolean contains(Object object) {
            if (!(object instanceof Map.Entry)) return false;
            Entry<K, V> entry = entries.get(new Identity(((Map.Entry<?, ?>) object).getKey()));
            return entry != null && entry.equals(object);
        }

        public void clear() {
            entries.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<>(entries.values().iterator());
        }
    }

    private static final class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final Iterator<Entry<K, V>> inner;

        EntryIterator(Iterator<Entry<K, V>> inner) {
            this.inner = inner;
        }

        public boolean hasNext() {
            return inner.hasNext();
        }

        public Map.Entry<K, V> next() {
            return inner.next();
        }

        public void remove() {
            inner.remove();
        }
    }
}
