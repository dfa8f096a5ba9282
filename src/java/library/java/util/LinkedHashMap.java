package java.util;

/** A hash map that remembers the order in which its entries came, or were last used. */
public class LinkedHashMap<K, V> extends HashMap<K, V> {
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
}
