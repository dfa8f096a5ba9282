package java.util;

/** Another map that finds neighbours, to be read only. */
final class UnmodifiableNavigableMap<K, V> extends UnmodifiableSortedMap<K, V> implements NavigableMap<K, V> {
    private final NavigableMap<K, ? extends V> map;

    UnmodifiableNavigableMap(NavigableMap<K, ? extends V> map) {
        super(map);
        this.map = map;
    }

    private static <K, V> Map.Entry<K, V> fixed(Map.Entry<K, ? extends V> entry) {
        return entry == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(entry.getKey(), entry.getValue());
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return UnmodifiableNavigableMap.<K, V>fixed(map.lowerEntry(key));
    }

    public K lowerKey(K key) {
        return map.lowerKey(key);
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return UnmodifiableNavigableMap.<K, V>fixed(map.floorEntry(key));
    }

    public K floorKey(K key) {
        return map.floorKey(key);
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return UnmodifiableNavigableMap.<K, V>fixed(map.ceilingEntry(key));
    }

    public K ceilingKey(K key) {
        return map.ceilingKey(key);
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return UnmodifiableNavigableMap.<K, V>fixed(map.higherEntry(key));
    }

    public K higherKey(K key) {
        return map.higherKey(key);
    }

    public Map.Entry<K, V> firstEntry() {
        return UnmodifiableNavigableMap.<K, V>fixed(map.firstEntry());
    }

    public Map.Entry<K, V> lastEntry() {
        return UnmodifiableNavigableMap.<K, V>fixed(map.lastEntry());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        throw new UnsupportedOperationException();
    }

    public Map.Entry<K, V> pollLastEntry() {
        throw new UnsupportedOperationException();
    }

    public NavigableMap<K, V> descendingMap() {
        return new UnmodifiableNavigableMap<K, V>(map.descendingMap());
    }

    public NavigableMap<K, V> reversed() {
        return descendingMap();
    }

    public NavigableSet<K> navigableKeySet() {
        return new UnmodifiableNavigableSet<K>(map.navigableKeySet());
    }

    public NavigableSet<K> descendingKeySet() {
        return new UnmodifiableNavigableSet<K>(map.descendingKeySet());
    }

    public NavigableMap<K, V> subMap(K from, boolean includesFrom, K to, boolean includesTo) {
        return new UnmodifiableNavigableMap<K, V>(map.subMap(from, includesFrom, to, includesTo));
    }

    public NavigableMap<K, V> headMap(K to, boolean isIncluded) {
        return new UnmodifiableNavigableMap<K, V>(map.headMap(to, isIncluded));
    }

    public NavigableMap<K, V> tailMap(K from, boolean isIncluded) {
        return new UnmodifiableNavigableMap<K, V>(map.tailMap(from, isIncluded));
    }
}
