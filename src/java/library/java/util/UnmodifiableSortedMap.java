package java.util;

/** Another sorted map, to be read only. */
class UnmodifiableSortedMap<K, V> extends UnmodifiableMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, ? extends V> map;

    UnmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        super(map);
        this.map = map;
    }

    public Comparator<? super K> comparator() {
        return map.comparator();
    }

    public SortedMap<K, V> subMap(K from, K to) {
        return new UnmodifiableSortedMap<K, V>(map.subMap(from, to));
    }

    public SortedMap<K, V> headMap(K to) {
        return new UnmodifiableSortedMap<K, V>(map.headMap(to));
    }

    public SortedMap<K, V> tailMap(K from) {
        return new UnmodifiableSortedMap<K, V>(map.tailMap(from));
    }

    public K firstKey() {
        return map.firstKey();
    }

    public K lastKey() {
        return map.lastKey();
    }

    public SortedMap<K, V> reversed() {
        return new UnmodifiableSortedMap<K, V>(map.reversed());
    }
}
