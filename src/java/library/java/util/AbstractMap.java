package java.util;

import java.io.Serializable;

/** What a map can do once it can list its entries. */
public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    public abstract Set<Map.Entry<K, V>> entrySet();

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    private Map.Entry<K, V> find(Object key) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (key == null ? entry.getKey() == null : key.equals(entry.getKey())) return entry;
        }
        return null;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (value == null ? entry.getValue() == null : value.equals(entry.getValue())) return true;
        }
        return false;
    }

    public V get(Object key) {
        Map.Entry<K, V> entry = find(key);
        return entry == null ? null : entry.getValue();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        Iterator<Map.Entry<K, V>> each = entrySet().iterator();
        while (each.hasNext()) {
            Map.Entry<K, V> entry = each.next();
            if (key == null ? entry.getKey() == null : key.equals(entry.getKey())) {
                V old = entry.getValue();
                each.remove();
                return old;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) put(entry.getKey(), entry.getValue());
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        return new Keys();
    }

    public Collection<V> values() {
        return new Values();
    }

    public boolean equals(Object object) {
        if (object == this) return true;
        if (!(object instanceof Map)) return false;
        Map<?, ?> that = (Map<?, ?>) object;
        if (that.size() != size()) return false;
        try {
            for (Map.Entry<K, V> entry : entrySet()) {
                K key = entry.getKey();
                V value = entry.getValue();
                Object other = that.get(key);
                if (value == null ? other != null || !that.containsKey(key) : !value.equals(other)) return false;
            }
        } catch (ClassCastException | NullPointerException notComparable) {
            return false;
        }
        return true;
    }

    public int hashCode() {
        int hash = 0;
        for (Map.Entry<K, V> entry : entrySet()) hash += entry.hashCode();
        return hash;
    }

    public String toString() {
        StringBuilder text = new StringBuilder("{");
        boolean isFirst = true;
        for (Map.Entry<K, V> entry : entrySet()) {
            K key = entry.getKey();
            V value = entry.getValue();
            if (!isFirst) text.append(", ");
            if (key == this) text.append("(this Map)");
            else text.append(key);
            text.append('=');
            if (value == this) text.append("(this Map)");
            else text.append(value);
            isFirst = false;
        }
        return text.append("}").toString();
    }

    /** The keys of the entries, as a view. */
    private class Keys extends AbstractSet<K> {
        public Iterator<K> iterator() {
            return new KeyIterator<K, V>(entrySet().iterator());
        }

        public int size() {
            return AbstractMap.this.size();
        }

        public boolean contains(Object key) {
            return containsKey(key);
        }

        public void clear() {
            AbstractMap.this.clear();
        }
    }

    /** The values of the entries, as a view. */
    private class Values extends AbstractCollection<V> {
        public Iterator<V> iterator() {
            return new ValueIterator<K, V>(entrySet().iterator());
        }

        public int size() {
            return AbstractMap.this.size();
        }

        public boolean contains(Object value) {
            return containsValue(value);
        }

        public void clear() {
            AbstractMap.this.clear();
        }
    }

    private static class KeyIterator<K, V> implements Iterator<K> {
        private final Iterator<Map.Entry<K, V>> entries;

        KeyIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public K next() {
            return entries.next().getKey();
        }

        public void remove() {
            entries.remove();
        }
    }

    private static class ValueIterator<K, V> implements Iterator<V> {
        private final Iterator<Map.Entry<K, V>> entries;

        ValueIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public V next() {
            return entries.next().getValue();
        }

        public void remove() {
            entries.remove();
        }
    }

    /** An entry that belongs to no map. */
    public static class SimpleEntry<K, V> implements Map.Entry<K, V>, Serializable {
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Map.Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
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
            return Objects.equals(key, that.getKey()) && Objects.equals(value, that.getValue());
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    /** An entry that belongs to no map and cannot be changed. */
    public static class SimpleImmutableEntry<K, V> extends SimpleEntry<K, V> {
        public SimpleImmutableEntry(K key, V value) {
            super(key, value);
        }

        public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> entry) {
            super(entry);
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }
    }
}
