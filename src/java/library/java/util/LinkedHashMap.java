package java.util;

/** A hash map that remembers the order in which its entries came, or were last used. */
public class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
    private final boolean isByAccess;
    private Entry<K, V> first;
    private Entry<K, V> last;

    /** A node that is also in the list of all entries. */
    static class Entry<K, V> extends HashMap.Node<K, V> {
        Entry<K, V> before;
        Entry<K, V> after;

        Entry(int hash, K key, V value, Node<K, V> next) {
            super(hash, key, value, next);
        }
    }

    public LinkedHashMap() {
        super();
        isByAccess = false;
    }

    public LinkedHashMap(int capacity) {
        super(capacity);
        isByAccess = false;
    }

    public LinkedHashMap(int capacity, float loadFactor) {
        super(capacity, loadFactor);
        isByAccess = false;
    }

    public LinkedHashMap(int capacity, float loadFactor, boolean isByAccess) {
        super(capacity, loadFactor);
        this.isByAccess = isByAccess;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> map) {
        super();
        isByAccess = false;
        putAll(map);
    }

    /** Whether the eldest entry goes now that another one has come; for a cache to override. */
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    Node<K, V> newNode(int hash, K key, V value, Node<K, V> next) {
        Entry<K, V> entry = new Entry<K, V>(hash, key, value, next);
        append(entry);
        return entry;
    }

    private void append(Entry<K, V> entry) {
        entry.before = last;
        entry.after = null;
        if (last == null) first = entry;
        else last.after = entry;
        last = entry;
    }

    void afterRemoval(Node<K, V> node) {
        Entry<K, V> entry = (Entry<K, V>) node;
        if (entry.before == null) first = entry.after;
        else entry.before.after = entry.after;
        if (entry.after == null) last = entry.before;
        else entry.after.before = entry.before;
    }

    void afterInsertion() {
        if (first != null && removeEldestEntry(first)) remove(first.key);
    }

    void afterAccess(Node<K, V> node) {
        if (!isByAccess || node == last) return;
        afterRemoval(node);
        append((Entry<K, V>) node);
        modCount++;
    }

    public V get(Object key) {
        Node<K, V> node = find(key);
        if (node == null) return null;
        afterAccess(node);
        return node.value;
    }

    public V getOrDefault(Object key, V otherwise) {
        Node<K, V> node = find(key);
        if (node == null) return otherwise;
        afterAccess(node);
        return node.value;
    }

    public void clear() {
        super.clear();
        first = null;
        last = null;
    }

    public Object clone() {
        LinkedHashMap<K, V> copy = new LinkedHashMap<K, V>(16, 0.75f, isByAccess);
        copy.putAll(this);
        return copy;
    }

    Node<K, V> first() {
        return first;
    }

    Node<K, V> after(Node<K, V> node) {
        return ((Entry<K, V>) node).after;
    }

    public V putFirst(K key, V value) {
        V old = put(key, value);
        Entry<K, V> entry = (Entry<K, V>) find(key);
        if (entry == first) return old;
        afterRemoval(entry);
        entry.before = null;
        entry.after = first;
        if (first == null) last = entry;
        else first.before = entry;
        first = entry;
        return old;
    }

    public V putLast(K key, V value) {
        V old = put(key, value);
        Entry<K, V> entry = (Entry<K, V>) find(key);
        afterRemoval(entry);
        append(entry);
        return old;
    }

    public Map.Entry<K, V> lastEntry() {
        return last == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(last);
    }

    public Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> entry = lastEntry();
        if (entry != null) remove(entry.getKey());
        return entry;
    }

    public SequencedMap<K, V> reversed() {
        return new Reversed();
    }

    Iterator<K> descendingKeys() {
        return new DescendingKeys();
    }

    private class DescendingKeys implements Iterator<K> {
        private final Iterator<Map.Entry<K, V>> each = new DescendingIterator();

        public boolean hasNext() {
            return each.hasNext();
        }

        public K next() {
            return each.next().getKey();
        }

        public void remove() {
            each.remove();
        }
    }

    private class DescendingIterator implements Iterator<Map.Entry<K, V>> {
        private Entry<K, V> next = last;
        private Entry<K, V> current;
        private int expected = modCount;

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (modCount != expected) throw new ConcurrentModificationException();
            if (next == null) throw new NoSuchElementException();
            current = next;
            next = next.before;
            return current;
        }

        public void remove() {
            if (current == null) throw new IllegalStateException();
            if (modCount != expected) throw new ConcurrentModificationException();
            LinkedHashMap.this.remove(current.key);
            current = null;
            expected = modCount;
        }
    }

    /** The map, seen from its end. What is new becomes the last entry of the map itself. */
    private class Reversed extends AbstractMap<K, V> implements SequencedMap<K, V> {
        public Set<Map.Entry<K, V>> entrySet() {
            return new ReversedEntries();
        }

        public boolean containsKey(Object key) {
            return LinkedHashMap.this.containsKey(key);
        }

        public V get(Object key) {
            return LinkedHashMap.this.get(key);
        }

        public V put(K key, V value) {
            return LinkedHashMap.this.put(key, value);
        }

        public V remove(Object key) {
            return LinkedHashMap.this.remove(key);
        }

        public V putFirst(K key, V value) {
            return LinkedHashMap.this.putLast(key, value);
        }

        public V putLast(K key, V value) {
            return LinkedHashMap.this.putFirst(key, value);
        }

        public SequencedMap<K, V> reversed() {
            return LinkedHashMap.this;
        }
    }

    private class ReversedEntries extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return new DescendingIterator();
        }

        public int size() {
            return LinkedHashMap.this.size();
        }
    }
}
