package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map in a table of chains. Hashes, table sizes and chains are the JDK's, and so is the order of the entries. */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
    private static final int LARGEST = 1 << 30;
    /** A chain of this length makes a small table grow. */
    private static final int LONG_CHAIN = 8;
    private static final int SMALL_TABLE = 64;

    private Node<K, V>[] table;
    private int size;
    /** The size at which the table grows; before there is a table, its first length, or 0 for the usual 16. */
    private int threshold;
    private final float loadFactor;
    int modCount;

    /** An entry in a chain. */
    static class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        public final K getKey() {
            return key;
        }

        public final V getValue() {
            return value;
        }

        public final V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public final boolean equals(Object other) {
            if (!(other instanceof Map.Entry)) return false;
            Map.Entry<?, ?> that = (Map.Entry<?, ?>) other;
            return Objects.equals(key, that.getKey()) && Objects.equals(value, that.getValue());
        }

        public final int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public final String toString() {
            return key + "=" + value;
        }
    }

    public HashMap() {
        loadFactor = 0.75f;
    }

    public HashMap(int capacity) {
        this(capacity, 0.75f);
    }

    public HashMap(int capacity, float loadFactor) {
        if (capacity < 0) throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        if (!(loadFactor > 0)) throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        this.loadFactor = loadFactor;
        this.threshold = powerOfTwo(capacity);
    }

    public HashMap(Map<? extends K, ? extends V> map) {
        loadFactor = 0.75f;
        copy(map);
    }

    private static int powerOfTwo(int atLeast) {
        int power = 1;
        while (power < atLeast && power < LARGEST) power <<= 1;
        return power;
    }

    /** The upper half of the bits has a say in small tables too. */
    private static int spread(Object key) {
        if (key == null) return 0;
        int hash = key.hashCode();
        return hash ^ (hash >>> 16);
    }

    /** What a linked map does with a new, used, added or removed node. */
    Node<K, V> newNode(int hash, K key, V value, Node<K, V> next) {
        return new Node<K, V>(hash, key, value, next);
    }

    void afterAccess(Node<K, V> node) {
    }

    void afterInsertion() {
    }

    void afterRemoval(Node<K, V> node) {
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    final Node<K, V> find(Object key) {
        return table == null ? null : findIn(spread(key), key);
    }

    private Node<K, V> findIn(int hash, Object key) {
        Node<K, V> node = table[hash & (table.length - 1)];
        while (node != null && !isAt(node, hash, key)) node = node.next;
        return node;
    }

    private static boolean isAt(Node<?, ?> node, int hash, Object key) {
        return node.hash == hash && (node.key == key || key != null && key.equals(node.key));
    }

    public V get(Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V getOrDefault(Object key, V otherwise) {
        Node<K, V> node = find(key);
        return node == null ? otherwise : node.value;
    }

    public V put(K key, V value) {
        return put(key, value, true);
    }

    public V putIfAbsent(K key, V value) {
        return put(key, value, false);
    }

    private V put(K key, V value, boolean replaces) {
        int hash = spread(key);
        if (table == null) resize();
        int index = hash & (table.length - 1);
        Node<K, V> last = null;
        int length = 0;
        for (Node<K, V> node = table[index]; node != null; node = node.next) {
            if (isAt(node, hash, key)) {
                V old = node.value;
                if (replaces || old == null) node.value = value;
                afterAccess(node);
                return old;
            }
            last = node;
            length++;
        }
        Node<K, V> added = newNode(hash, key, value, null);
        if (last == null) table[index] = added;
        else last.next = added;
        if (length >= LONG_CHAIN) chainIsLong();
        modCount++;
        size++;
        if (size > threshold) resize();
        afterInsertion();
        return null;
    }

    private void chainIsLong() {
        if (table.length < SMALL_TABLE) resize();
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        copy(map);
    }

    private void copy(Map<? extends K, ? extends V> map) {
        int more = map.size();
        if (more == 0) return;
        if (table == null) {
            int needed = (int) (more / loadFactor + 1.0f);
            if (needed > threshold) threshold = powerOfTwo(needed);
        } else {
            while (more > threshold && table.length < LARGEST) resize();
        }
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) put(entry.getKey(), entry.getValue(), true);
    }

    /** Makes the table, or one of twice its length. */
    @SuppressWarnings("unchecked")
    private void resize() {
        Node<K, V>[] old = table;
        int length;
        if (old == null) {
            length = threshold == 0 ? 16 : threshold;
            threshold = (int) (length * loadFactor);
        } else if (old.length >= LARGEST) {
            threshold = Integer.MAX_VALUE;
            return;
        } else {
            length = 2 * old.length;
            threshold = old.length >= 16 ? 2 * threshold : (int) (length * loadFactor);
        }
        table = (Node<K, V>[]) new Node[length];
        if (old == null) return;
        for (int i = 0; i < old.length; i++) split(old[i], i, old.length);
    }

    /** A chain becomes two, each in the order that it had. */
    private void split(Node<K, V> chain, int index, int bit) {
        Node<K, V> lastLow = null;
        Node<K, V> lastHigh = null;
        Node<K, V> node = chain;
        while (node != null) {
            Node<K, V> next = node.next;
            node.next = null;
            if ((node.hash & bit) == 0) {
                if (lastLow == null) table[index] = node;
                else lastLow.next = node;
                lastLow = node;
            } else {
                if (lastHigh == null) table[index + bit] = node;
                else lastHigh.next = node;
                lastHigh = node;
            }
            node = next;
        }
    }

    public V remove(Object key) {
        Node<K, V> node = find(key);
        if (node == null) return null;
        unlink(node);
        return node.value;
    }

    public boolean remove(Object key, Object value) {
        Node<K, V> node = find(key);
        if (node == null || !Objects.equals(value, node.value)) return false;
        unlink(node);
        return true;
    }

    final void unlink(Node<K, V> node) {
        int index = node.hash & (table.length - 1);
        if (table[index] == node) {
            table[index] = node.next;
        } else {
            Node<K, V> before = table[index];
            while (before.next != node) before = before.next;
            before.next = node.next;
        }
        modCount++;
        size--;
        afterRemoval(node);
    }

    public void clear() {
        modCount++;
        if (table == null) return;
        size = 0;
        for (int i = 0; i < table.length; i++) table[i] = null;
    }

    public boolean containsValue(Object value) {
        for (V each : values()) {
            if (value == each || value != null && value.equals(each)) return true;
        }
        return false;
    }

    public boolean replace(K key, V expected, V value) {
        Node<K, V> node = find(key);
        if (node == null || !Objects.equals(node.value, expected)) return false;
        node.value = value;
        afterAccess(node);
        return true;
    }

    public V replace(K key, V value) {
        Node<K, V> node = find(key);
        if (node == null) return null;
        V old = node.value;
        node.value = value;
        afterAccess(node);
        return old;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        if (function == null) throw new NullPointerException();
        int hash = spread(key);
        makeRoom();
        Node<K, V> node = findIn(hash, key);
        if (node != null && node.value != null) {
            afterAccess(node);
            return node.value;
        }
        int expected = modCount;
        V value = function.apply(key);
        if (modCount != expected) throw new ConcurrentModificationException();
        if (value != null) store(node, hash, key, value);
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) throw new NullPointerException();
        Node<K, V> node = find(key);
        if (node == null || node.value == null) return null;
        int expected = modCount;
        V value = function.apply(key, node.value);
        if (modCount != expected) throw new ConcurrentModificationException();
        if (value == null) unlink(node);
        else store(node, node.hash, key, value);
        return value;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) throw new NullPointerException();
        int hash = spread(key);
        makeRoom();
        Node<K, V> node = findIn(hash, key);
        int expected = modCount;
        V value = function.apply(key, node == null ? null : node.value);
        if (modCount != expected) throw new ConcurrentModificationException();
        if (value != null) store(node, hash, key, value);
        else if (node != null) unlink(node);
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (value == null || function == null) throw new NullPointerException();
        int hash = spread(key);
        makeRoom();
        Node<K, V> node = findIn(hash, key);
        if (node == null || node.value == null) {
            store(node, hash, key, value);
            return value;
        }
        int expected = modCount;
        V merged = function.apply(node.value, value);
        if (modCount != expected) throw new ConcurrentModificationException();
        if (merged == null) unlink(node);
        else store(node, hash, key, merged);
        return merged;
    }

    private void makeRoom() {
        if (table == null || size > threshold) resize();
    }

    /** Into the node that is there, else into a new one at the start of its chain. */
    private void store(Node<K, V> node, int hash, K key, V value) {
        if (node != null) {
            node.value = value;
            afterAccess(node);
            return;
        }
        int index = hash & (table.length - 1);
        int length = 0;
        for (Node<K, V> each = table[index]; each != null; each = each.next) length++;
        table[index] = newNode(hash, key, value, table[index]);
        if (length >= LONG_CHAIN - 1) chainIsLong();
        modCount++;
        size++;
        afterInsertion();
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) throw new NullPointerException();
        int expected = modCount;
        Node<K, V> node = first();
        while (node != null) {
            action.accept(node.key, node.value);
            node = after(node);
        }
        if (modCount != expected) throw new ConcurrentModificationException();
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) throw new NullPointerException();
        int expected = modCount;
        Node<K, V> node = first();
        while (node != null) {
            node.value = function.apply(node.key, node.value);
            node = after(node);
        }
        if (modCount != expected) throw new ConcurrentModificationException();
    }

    public Object clone() {
        return new HashMap<K, V>(this);
    }

    /** The first node in the order of iteration. */
    Node<K, V> first() {
        return table == null ? null : firstFrom(0);
    }

    private Node<K, V> firstFrom(int index) {
        for (int i = index; i < table.length; i++) {
            if (table[i] != null) return table[i];
        }
        return null;
    }

    /** The node after this one in the order of iteration. */
    Node<K, V> after(Node<K, V> node) {
        return node.next != null ? node.next : firstFrom((node.hash & (table.length - 1)) + 1);
    }

    public Set<K> keySet() {
        return new KeySet();
    }

    public Collection<V> values() {
        return new Values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    /** Walks over the nodes; it knows the next one ahead of time. */
    private class HashIterator {
        private Node<K, V> next = first();
        private Node<K, V> current;
        private int expected = modCount;

        public final boolean hasNext() {
            return next != null;
        }

        final Node<K, V> nextNode() {
            if (modCount != expected) throw new ConcurrentModificationException();
            if (next == null) throw new NoSuchElementException();
            current = next;
            next = after(next);
            return current;
        }

        public final void remove() {
            if (current == null) throw new IllegalStateException();
            if (modCount != expected) throw new ConcurrentModificationException();
            unlink(current);
            current = null;
            expected = modCount;
        }
    }

    private class KeyIterator extends HashIterator implements Iterator<K> {
        public K next() {
            return nextNode().key;
        }
    }

    private class ValueIterator extends HashIterator implements Iterator<V> {
        public V next() {
            return nextNode().value;
        }
    }

    private class EntryIterator extends HashIterator implements Iterator<Map.Entry<K, V>> {
        public Map.Entry<K, V> next() {
            return nextNode();
        }
    }

    private class KeySet extends AbstractSet<K> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<K> iterator() {
            return new KeyIterator();
        }

        public boolean contains(Object key) {
            return containsKey(key);
        }

        public boolean remove(Object key) {
            Node<K, V> node = find(key);
            if (node != null) unlink(node);
            return node != null;
        }
    }

    private class Values extends AbstractCollection<V> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<V> iterator() {
            return new ValueIterator();
        }

        public boolean contains(Object value) {
            return containsValue(value);
        }
    }

    private class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
        }

        public boolean contains(Object entry) {
            if (!(entry instanceof Map.Entry)) return false;
            Map.Entry<?, ?> wanted = (Map.Entry<?, ?>) entry;
            Node<K, V> node = find(wanted.getKey());
            return node != null && node.equals(wanted);
        }

        public boolean remove(Object entry) {
            if (!(entry instanceof Map.Entry)) return false;
            Map.Entry<?, ?> unwanted = (Map.Entry<?, ?>) entry;
            return HashMap.this.remove(unwanted.getKey(), unwanted.getValue());
        }
    }
}
