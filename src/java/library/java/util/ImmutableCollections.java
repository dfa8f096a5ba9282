package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** What List.of, Set.of and Map.of return: cannot be changed and holds no null. */
final class ImmutableCollections {
    private ImmutableCollections() {
    }

    private static void refuseNull(Object[] elements) {
        for (Object each : elements) {
            if (each == null) throw new NullPointerException();
        }
    }

    /** A list over an array that is not shared. */
    static final class ListN<E> extends AbstractList<E> implements RandomAccess {
        private final Object[] elements;

        ListN(Object[] elements) {
            refuseNull(elements);
            this.elements = elements;
        }

        @SuppressWarnings("unchecked")
        public E get(int index) {
            if (elements.length <= 2 && (index < 0 || index >= elements.length)) {
                throw new IndexOutOfBoundsException("Index: " + index + " Size: " + elements.length);
            }
            return (E) elements[index];
        }

        public int size() {
            return elements.length;
        }

        public int indexOf(Object element) {
            if (element == null) throw new NullPointerException();
            return super.indexOf(element);
        }

        public int lastIndexOf(Object element) {
            if (element == null) throw new NullPointerException();
            return super.lastIndexOf(element);
        }

        public boolean remove(Object element) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> elements) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> elements) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends E> elements) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super E> condition) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        public void sort(Comparator<? super E> order) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }
    }

    /** A set over an array that is not shared. */
    static final class SetN<E> extends AbstractSet<E> {
        private final Object[] elements;

        SetN(Object[] elements) {
            refuseNull(elements);
            for (int i = 0; i < elements.length; i++) {
                for (int k = 0; k < i; k++) {
                    if (elements[k].equals(elements[i])) {
                        throw new IllegalArgumentException("duplicate element: " + elements[i]);
                    }
                }
            }
            this.elements = elements;
        }

        public int size() {
            return elements.length;
        }

        public boolean contains(Object element) {
            for (Object each : elements) {
                if (element.equals(each)) return true;
            }
            return false;
        }

        public Iterator<E> iterator() {
            return new ArrayIterator<E>(elements);
        }

        public boolean remove(Object element) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> elements) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> elements) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends E> elements) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super E> condition) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class ArrayIterator<E> implements Iterator<E> {
        private final Object[] elements;
        private int next;

        ArrayIterator(Object[] elements) {
            this.elements = elements;
        }

        public boolean hasNext() {
            return next < elements.length;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (next >= elements.length) throw new NoSuchElementException();
            return (E) elements[next++];
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    /** An entry of Map.entry: cannot be changed and holds no null. */
    static final class EntryN<K, V> implements Map.Entry<K, V> {
        private final K key;
        private final V value;

        EntryN(K key, V value) {
            if (key == null || value == null) throw new NullPointerException();
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
            throw new UnsupportedOperationException("not supported");
        }

        public boolean equals(Object other) {
            if (!(other instanceof Map.Entry)) return false;
            Map.Entry<?, ?> that = (Map.Entry<?, ?>) other;
            return key.equals(that.getKey()) && value.equals(that.getValue());
        }

        public int hashCode() {
            return key.hashCode() ^ value.hashCode();
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    /** A map over an array of entries that is not shared. */
    static final class MapN<K, V> extends AbstractMap<K, V> {
        private final Map.Entry<K, V>[] entries;

        MapN(Map.Entry<K, V>[] entries) {
            for (int i = 0; i < entries.length; i++) {
                for (int k = 0; k < i; k++) {
                    if (entries[k].getKey().equals(entries[i].getKey())) {
                        throw new IllegalArgumentException("duplicate key: " + entries[i].getKey());
                    }
                }
            }
            this.entries = entries;
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new SetN<Map.Entry<K, V>>(entries);
        }

        public int size() {
            return entries.length;
        }

        public V get(Object o) {
            for (Map.Entry<K, V> each : entries) {
                if (o.equals(each.getKey())) return each.getValue();
            }
            return null;
        }

        public boolean containsKey(Object o) {
            return get(o) != null;
        }

        public boolean containsValue(Object value) {
            if (value == null) throw new NullPointerException();
            return super.containsValue(value);
        }

        public V getOrDefault(Object key, V otherwise) {
            V value = get(key);
            return value == null ? otherwise : value;
        }

        public V put(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        public void putAll(Map<? extends K, ? extends V> map) {
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

        public boolean replace(K key, V old, V value) {
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
    }
}
