package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

/** Another map, to be read only. */
class UnmodifiableMap<K, V> extends AbstractMap<K, V> {
    private final Map<? extends K, ? extends V> map;

    UnmodifiableMap(Map<? extends K, ? extends V> map) {
        if (map == null) throw new NullPointerException();
        this.map = map;
    }

    public int size() {
        return map.size();
    }

    public boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    public boolean containsValue(Object value) {
        return map.containsValue(value);
    }

    public V get(Object key) {
        return map.get(key);
    }

    public Set<K> keySet() {
        return new UnmodifiableSet<K>(map.keySet());
    }

    public Collection<V> values() {
        return new UnmodifiableCollection<V>(map.values());
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    public boolean equals(Object other) {
        return other == this || map.equals(other);
    }

    public int hashCode() {
        return map.hashCode();
    }

    public String toString() {
        return map.toString();
    }

    public V remove(Object key) {
        throw new UnsupportedOperationException();
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public V putIfAbsent(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object key, Object value) {
        throw new UnsupportedOperationException();
    }

    public boolean replace(K key, V expected, V value) {
        throw new UnsupportedOperationException();
    }

    public V replace(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    private class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return map.size();
        }

        @SuppressWarnings("unchecked")
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<K, V>(((Map<K, V>) map).entrySet().iterator());
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object entry) {
            throw new UnsupportedOperationException();
        }
    }

    private static class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final Iterator<Map.Entry<K, V>> source;

        EntryIterator(Iterator<Map.Entry<K, V>> source) {
            this.source = source;
        }

        public boolean hasNext() {
            return source.hasNext();
        }

        public Map.Entry<K, V> next() {
            return new AbstractMap.SimpleImmutableEntry<K, V>(source.next());
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }
}
