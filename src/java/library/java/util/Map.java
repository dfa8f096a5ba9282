package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Values under keys. */
public interface Map<K, V> {
    int size();

    boolean isEmpty();

    boolean containsKey(Object key);

    boolean containsValue(Object value);

    V get(Object key);

    V put(K key, V value);

    V remove(Object key);

    void putAll(Map<? extends K, ? extends V> map);

    void clear();

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();

    boolean equals(Object other);

    int hashCode();

    /** A key with its value. */
    interface Entry<K, V> {
        K getKey();

        V getValue();

        V setValue(V value);

        boolean equals(Object other);

        int hashCode();

        static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() {
            return (first, second) -> first.getKey().compareTo(second.getKey());
        }

        static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() {
            return (first, second) -> first.getValue().compareTo(second.getValue());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> order) {
            return (first, second) -> order.compare(first.getKey(), second.getKey());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> order) {
            return (first, second) -> order.compare(first.getValue(), second.getValue());
        }
    }

    default V getOrDefault(Object key, V otherwise) {
        V value = get(key);
        return value != null || containsKey(key) ? value : otherwise;
    }

    default void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) throw new NullPointerException();
        for (Map.Entry<K, V> entry : entrySet()) action.accept(entry.getKey(), entry.getValue());
    }

    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) throw new NullPointerException();
        for (Map.Entry<K, V> entry : entrySet()) entry.setValue(function.apply(entry.getKey(), entry.getValue()));
    }

    default V putIfAbsent(K key, V value) {
        V old = get(key);
        return old == null ? put(key, value) : old;
    }

    default boolean remove(Object key, Object value) {
        V old = get(key);
        boolean isSame = old == null ? value == null && containsKey(key) : old.equals(value);
        if (isSame) remove(key);
        return isSame;
    }

    default boolean replace(K key, V expected, V value) {
        V old = get(key);
        boolean isSame = old == null ? expected == null && containsKey(key) : old.equals(expected);
        if (isSame) put(key, value);
        return isSame;
    }

    default V replace(K key, V value) {
        return containsKey(key) ? put(key, value) : null;
    }

    default V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        if (function == null) throw new NullPointerException();
        V old = get(key);
        if (old != null) return old;
        V value = function.apply(key);
        if (value != null) put(key, value);
        return value;
    }

    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) throw new NullPointerException();
        V old = get(key);
        if (old == null) return null;
        V value = function.apply(key, old);
        if (value == null) remove(key);
        else put(key, value);
        return value;
    }

    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) throw new NullPointerException();
        V old = get(key);
        V value = function.apply(key, old);
        if (value != null) put(key, value);
        else if (old != null || containsKey(key)) remove(key);
        return value;
    }

    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (value == null || function == null) throw new NullPointerException();
        V old = get(key);
        V merged = old == null ? value : function.apply(old, value);
        if (merged == null) remove(key);
        else put(key, merged);
        return merged;
    }

    static <K, V> Map.Entry<K, V> entry(K key, V value) {
        return new ImmutableCollections.EntryN<K, V>(key, value);
    }

    static <K, V> Map<K, V> of() {
        return ofEntries();
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> of(K k1, V v1) {
        return ofEntries(entry(k1, v1));
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
        return ofEntries(entry(k1, v1), entry(k2, v2));
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
        return ofEntries(entry(k1, v1), entry(k2, v2), entry(k3, v3));
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
        return ofEntries(entry(k1, v1), entry(k2, v2), entry(k3, v3), entry(k4, v4));
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5) {
        return ofEntries(
            entry(k1, v1), entry(k2, v2), entry(k3, v3), entry(k4, v4),
            entry(k5, v5)
        );
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6) {
        return ofEntries(
            entry(k1, v1), entry(k2, v2), entry(k3, v3), entry(k4, v4),
            entry(k5, v5), entry(k6, v6)
        );
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7) {
        return ofEntries(
            entry(k1, v1), entry(k2, v2), entry(k3, v3), entry(k4, v4),
            entry(k5, v5), entry(k6, v6), entry(k7, v7)
        );
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> of(
        K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
        K k6, V v6, K k7, V v7, K k8, V v8
    ) {
        return ofEntries(
            entry(k1, v1), entry(k2, v2), entry(k3, v3), entry(k4, v4),
            entry(k5, v5), entry(k6, v6), entry(k7, v7), entry(k8, v8)
        );
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> of(
        K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
        K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9
    ) {
        return ofEntries(
            entry(k1, v1), entry(k2, v2), entry(k3, v3), entry(k4, v4),
            entry(k5, v5), entry(k6, v6), entry(k7, v7), entry(k8, v8),
            entry(k9, v9)
        );
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> of(
        K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
        K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10
    ) {
        return ofEntries(
            entry(k1, v1), entry(k2, v2), entry(k3, v3), entry(k4, v4),
            entry(k5, v5), entry(k6, v6), entry(k7, v7), entry(k8, v8),
            entry(k9, v9), entry(k10, v10)
        );
    }

    @SafeVarargs
    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... entries) {
        Map.Entry<K, V>[] copy = (Map.Entry<K, V>[]) new Map.Entry[entries.length];
        for (int i = 0; i < entries.length; i++) copy[i] = entry(entries[i].getKey(), entries[i].getValue());
        return new ImmutableCollections.MapN<K, V>(copy);
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        if (map instanceof ImmutableCollections.MapN) return (Map<K, V>) map;
        Map.Entry<K, V>[] copy = (Map.Entry<K, V>[]) new Map.Entry[map.size()];
        int i = 0;
        for (Map.Entry<? extends K, ? extends V> each : map.entrySet()) {
            copy[i++] = entry(each.getKey(), each.getValue());
        }
        return new ImmutableCollections.MapN<K, V>(copy);
    }
}
