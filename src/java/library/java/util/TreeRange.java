package java.util;

/** The part of a tree map between two keys, up or down, as a view. */
final class TreeRange<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    private final TreeMap<K, V> map;
    private final Bound<K> low;
    private final Bound<K> high;
    private final boolean isDescending;

    /** A key at which a range ends; no bound is null. */
    static final class Bound<K> {
        final K key;
        final boolean isIncluded;

        Bound(K key, boolean isIncluded) {
            this.key = key;
            this.isIncluded = isIncluded;
        }
    }

    TreeRange(TreeMap<K, V> map, Bound<K> low, Bound<K> high, boolean isDescending) {
        if (low != null && high != null && map.compare(low.key, high.key) > 0) {
            throw new IllegalArgumentException("fromKey > toKey");
        }
        if (low != null) map.compare(low.key, low.key);
        if (high != null) map.compare(high.key, high.key);
        this.map = map;
        this.low = low;
        this.high = high;
        this.isDescending = isDescending;
    }

    private boolean isTooLow(Object key) {
        if (low == null) return false;
        int difference = map.compare(key, low.key);
        return difference < 0 || difference == 0 && !low.isIncluded;
    }

    private boolean isTooHigh(Object key) {
        if (high == null) return false;
        int difference = map.compare(key, high.key);
        return difference > 0 || difference == 0 && !high.isIncluded;
    }

    private boolean isInside(Object key) {
        return !isTooLow(key) && !isTooHigh(key);
    }

    private TreeMap.Node<K, V> ifInside(TreeMap.Node<K, V> node) {
        return node != null && isInside(node.key) ? node : null;
    }

    private TreeMap.Node<K, V> lowest() {
        return ifInside(low == null ? map.firstNode() : map.nodeAbove(low.key, low.isIncluded));
    }

    private TreeMap.Node<K, V> highest() {
        return ifInside(high == null ? map.lastNode() : map.nodeBelow(high.key, high.isIncluded));
    }

    private TreeMap.Node<K, V> below(K key, boolean isAllowed) {
        return isTooHigh(key) ? highest() : ifInside(map.nodeBelow(key, isAllowed));
    }

    private TreeMap.Node<K, V> above(K key, boolean isAllowed) {
        return isTooLow(key) ? lowest() : ifInside(map.nodeAbove(key, isAllowed));
    }

    private TreeMap.Node<K, V> firstNode() {
        return isDescending ? highest() : lowest();
    }

    private TreeMap.Node<K, V> lastNode() {
        return isDescending ? lowest() : highest();
    }

    private TreeMap.Node<K, V> before(K key, boolean isAllowed) {
        return isDescending ? above(key, isAllowed) : below(key, isAllowed);
    }

    private TreeMap.Node<K, V> after(K key, boolean isAllowed) {
        return isDescending ? below(key, isAllowed) : above(key, isAllowed);
    }

    public Comparator<? super K> comparator() {
        return isDescending ? Collections.reverseOrder(map.comparator()) : map.comparator();
    }

    public int size() {
        int count = 0;
        Iterator<Map.Entry<K, V>> each = entries();
        while (each.hasNext()) {
            each.next();
            count++;
        }
        return count;
    }

    public boolean isEmpty() {
        return lowest() == null;
    }

    public boolean containsKey(Object key) {
        return isInside(key) && map.containsKey(key);
    }

    public V get(Object key) {
        return isInside(key) ? map.get(key) : null;
    }

    public V put(K key, V value) {
        if (!isInside(key)) throw new IllegalArgumentException("key out of range");
        return map.put(key, value);
    }

    public V remove(Object key) {
        return isInside(key) ? map.remove(key) : null;
    }

    public K firstKey() {
        return TreeMap.keyOrNone(firstNode());
    }

    public K lastKey() {
        return TreeMap.keyOrNone(lastNode());
    }

    public Map.Entry<K, V> firstEntry() {
        return TreeMap.snapshot(firstNode());
    }

    public Map.Entry<K, V> lastEntry() {
        return TreeMap.snapshot(lastNode());
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return TreeMap.snapshot(before(key, false));
    }

    public K lowerKey(K key) {
        return TreeMap.keyOf(before(key, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return TreeMap.snapshot(before(key, true));
    }

    public K floorKey(K key) {
        return TreeMap.keyOf(before(key, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return TreeMap.snapshot(after(key, true));
    }

    public K ceilingKey(K key) {
        return TreeMap.keyOf(after(key, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return TreeMap.snapshot(after(key, false));
    }

    public K higherKey(K key) {
        return TreeMap.keyOf(after(key, false));
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return map.poll(firstNode());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return map.poll(lastNode());
    }

    public NavigableMap<K, V> descendingMap() {
        return new TreeRange<K, V>(map, low, high, !isDescending);
    }

    public NavigableMap<K, V> subMap(K from, boolean includesFrom, K to, boolean includesTo) {
        Bound<K> start = bound(from, includesFrom, "fromKey out of range");
        Bound<K> end = bound(to, includesTo, "toKey out of range");
        return new TreeRange<K, V>(map, isDescending ? end : start, isDescending ? start : end, isDescending);
    }

    public NavigableMap<K, V> headMap(K to, boolean isIncluded) {
        Bound<K> end = bound(to, isIncluded, "toKey out of range");
        return new TreeRange<K, V>(map, isDescending ? end : low, isDescending ? high : end, isDescending);
    }

    public NavigableMap<K, V> tailMap(K from, boolean isIncluded) {
        Bound<K> start = bound(from, isIncluded, "fromKey out of range");
        return new TreeRange<K, V>(map, isDescending ? low : start, isDescending ? start : high, isDescending);
    }

    /** A part may end where the whole does, but not beyond. */
    private Bound<K> bound(K key, boolean isIncluded, String problem) {
        boolean isAtEnd = !isIncluded && (isAt(key, low) || isAt(key, high));
        if (!isAtEnd && !isInside(key)) throw new IllegalArgumentException(problem);
        return new Bound<K>(key, isIncluded);
    }

    private boolean isAt(K key, Bound<K> bound) {
        return bound != null && map.compare(key, bound.key) == 0;
    }

    public SortedMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public SortedMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public SortedMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    @SuppressWarnings("unchecked")
    public NavigableSet<K> navigableKeySet() {
        return new TreeSet<K>((NavigableMap<K, Object>) this);
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    private Iterator<Map.Entry<K, V>> entries() {
        return map.nodes(firstNode(), lastNode(), isDescending);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    private class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return entries();
        }

        public int size() {
            return TreeRange.this.size();
        }

        public boolean isEmpty() {
            return TreeRange.this.isEmpty();
        }
    }
}
