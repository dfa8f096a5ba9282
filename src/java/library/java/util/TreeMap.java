package java.util;

import java.io.Serializable;

/** A map in a red-black tree, in the order of its keys. */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, Serializable {
    private final Comparator<? super K> order;
    private Node<K, V> root;
    private int size;
    private int modCount;

    /** An entry in the tree. */
    static final class Node<K, V> implements Map.Entry<K, V> {
        K key;
        V value;
        Node<K, V> parent;
        Node<K, V> left;
        Node<K, V> right;
        boolean isRed = true;

        Node(K key, V value, Node<K, V> parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
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

    public TreeMap() {
        order = null;
    }

    public TreeMap(Comparator<? super K> order) {
        this.order = order;
    }

    public TreeMap(Map<? extends K, ? extends V> map) {
        order = null;
        putAll(map);
    }

    public TreeMap(SortedMap<K, ? extends V> map) {
        order = map.comparator();
        putAll(map);
    }

    public Comparator<? super K> comparator() {
        return order;
    }

    @SuppressWarnings("unchecked")
    final int compare(Object k1, Object k2) {
        if (order == null) return ((Comparable<Object>) k1).compareTo(k2);
        return order.compare((K) k1, (K) k2);
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V get(Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.value;
    }

    final Node<K, V> find(Object key) {
        if (order == null && key == null) throw new NullPointerException();
        Node<K, V> node = root;
        while (node != null) {
            int difference = compare(key, node.key);
            if (difference == 0) return node;
            node = difference < 0 ? node.left : node.right;
        }
        return null;
    }

    public V put(K key, V value) {
        if (root == null) compare(key, key);
        else if (order == null && key == null) throw new NullPointerException();
        Node<K, V> parent = null;
        int difference = 0;
        for (Node<K, V> node = root; node != null; node = difference < 0 ? node.left : node.right) {
            parent = node;
            difference = compare(key, node.key);
            if (difference == 0) return node.setValue(value);
        }
        Node<K, V> added = new Node<K, V>(key, value, parent);
        if (parent == null) root = added;
        else if (difference < 0) parent.left = added;
        else parent.right = added;
        balanceAfterInsertion(added);
        size++;
        modCount++;
        return null;
    }

    public V remove(Object key) {
        Node<K, V> node = find(key);
        if (node == null) return null;
        V old = node.value;
        delete(node);
        return old;
    }

    public void clear() {
        modCount++;
        size = 0;
        root = null;
    }

    private static boolean isRed(Node<?, ?> node) {
        return node != null && node.isRed;
    }

    /** Puts a node, or none, where another one hangs. */
    private void replaceChild(Node<K, V> parent, Node<K, V> child, Node<K, V> replacement) {
        if (parent == null) root = replacement;
        else if (parent.left == child) parent.left = replacement;
        else parent.right = replacement;
        if (replacement != null) replacement.parent = parent;
    }

    /** Moves a node down to one side; its child of the other side takes its place. */
    private void rotate(Node<K, V> node, boolean isToLeft) {
        Node<K, V> child = isToLeft ? node.right : node.left;
        Node<K, V> middle = isToLeft ? child.left : child.right;
        replaceChild(node.parent, node, child);
        if (isToLeft) {
            node.right = middle;
            child.left = node;
        } else {
            node.left = middle;
            child.right = node;
        }
        if (middle != null) middle.parent = node;
        node.parent = child;
    }

    /** No red node may be below a red one. */
    private void balanceAfterInsertion(Node<K, V> added) {
        Node<K, V> node = added;
        while (isRed(node.parent)) {
            Node<K, V> parent = node.parent;
            Node<K, V> grandparent = parent.parent;
            boolean isLeft = parent == grandparent.left;
            Node<K, V> uncle = isLeft ? grandparent.right : grandparent.left;
            grandparent.isRed = true;
            if (isRed(uncle)) {
                parent.isRed = false;
                uncle.isRed = false;
                node = grandparent;
            } else {
                if (node == (isLeft ? parent.right : parent.left)) {
                    rotate(parent, isLeft);
                    Node<K, V> upper = node;
                    node = parent;
                    parent = upper;
                }
                parent.isRed = false;
                rotate(grandparent, !isLeft);
            }
        }
        root.isRed = false;
    }

    /** A node with two children takes over its successor's entry, and the successor goes. */
    private void delete(Node<K, V> unwanted) {
        modCount++;
        size--;
        Node<K, V> node = unwanted;
        if (node.left != null && node.right != null) {
            node = after(unwanted);
            unwanted.key = node.key;
            unwanted.value = node.value;
        }
        Node<K, V> child = node.left != null ? node.left : node.right;
        if (child == null && !node.isRed) balanceBeforeDeletion(node);
        replaceChild(node.parent, node, child);
        if (child != null) child.isRed = false;
    }

    /** All paths through this black leaf are about to lose a black node. */
    private void balanceBeforeDeletion(Node<K, V> leaf) {
        Node<K, V> node = leaf;
        while (node != root && !node.isRed) {
            Node<K, V> parent = node.parent;
            boolean isLeft = node == parent.left;
            Node<K, V> sibling = isLeft ? parent.right : parent.left;
            if (sibling.isRed) {
                sibling.isRed = false;
                parent.isRed = true;
                rotate(parent, isLeft);
                sibling = isLeft ? parent.right : parent.left;
            }
            if (!isRed(sibling.left) && !isRed(sibling.right)) {
                sibling.isRed = true;
                node = parent;
            } else {
                borrow(parent, sibling, isLeft);
                node = root;
            }
        }
        node.isRed = false;
    }

    /** A red child of the sibling makes up for the missing black node. */
    private void borrow(Node<K, V> parent, Node<K, V> sibling, boolean isLeft) {
        Node<K, V> upper = sibling;
        Node<K, V> far = isLeft ? sibling.right : sibling.left;
        if (!isRed(far)) {
            upper = isLeft ? sibling.left : sibling.right;
            far = sibling;
            rotate(sibling, !isLeft);
        }
        upper.isRed = parent.isRed;
        parent.isRed = false;
        far.isRed = false;
        rotate(parent, isLeft);
    }

    final Node<K, V> firstNode() {
        Node<K, V> node = root;
        while (node != null && node.left != null) node = node.left;
        return node;
    }

    final Node<K, V> lastNode() {
        Node<K, V> node = root;
        while (node != null && node.right != null) node = node.right;
        return node;
    }

    static <K, V> Node<K, V> after(Node<K, V> start) {
        Node<K, V> node = start;
        if (node.right != null) {
            node = node.right;
            while (node.left != null) node = node.left;
            return node;
        }
        while (node.parent != null && node == node.parent.right) node = node.parent;
        return node.parent;
    }

    static <K, V> Node<K, V> before(Node<K, V> start) {
        Node<K, V> node = start;
        if (node.left != null) {
            node = node.left;
            while (node.right != null) node = node.right;
            return node;
        }
        while (node.parent != null && node == node.parent.left) node = node.parent;
        return node.parent;
    }

    /** The last node below the key, or at it when that is allowed. */
    final Node<K, V> nodeBelow(K key, boolean isAllowed) {
        Node<K, V> best = null;
        Node<K, V> node = root;
        while (node != null) {
            int difference = compare(key, node.key);
            if (difference > 0 || difference == 0 && isAllowed) {
                best = node;
                node = node.right;
            } else {
                node = node.left;
            }
        }
        return best;
    }

    /** The first node above the key, or at it when that is allowed. */
    final Node<K, V> nodeAbove(K key, boolean isAllowed) {
        Node<K, V> best = null;
        Node<K, V> node = root;
        while (node != null) {
            int difference = compare(key, node.key);
            if (difference < 0 || difference == 0 && isAllowed) {
                best = node;
                node = node.left;
            } else {
                node = node.right;
            }
        }
        return best;
    }

    /** What navigation hands out: it cannot be changed and does not change. */
    static <K, V> Map.Entry<K, V> snapshot(Node<K, V> node) {
        return node == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(node.key, node.value);
    }

    static <K, V> K keyOf(Node<K, V> node) {
        return node == null ? null : node.key;
    }

    static <K, V> K keyOrNone(Node<K, V> node) {
        if (node == null) throw new NoSuchElementException();
        return node.key;
    }

    public K firstKey() {
        return keyOrNone(firstNode());
    }

    public K lastKey() {
        return keyOrNone(lastNode());
    }

    public Map.Entry<K, V> firstEntry() {
        return snapshot(firstNode());
    }

    public Map.Entry<K, V> lastEntry() {
        return snapshot(lastNode());
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return snapshot(nodeBelow(key, false));
    }

    public K lowerKey(K key) {
        return keyOf(nodeBelow(key, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return snapshot(nodeBelow(key, true));
    }

    public K floorKey(K key) {
        return keyOf(nodeBelow(key, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return snapshot(nodeAbove(key, true));
    }

    public K ceilingKey(K key) {
        return keyOf(nodeAbove(key, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return snapshot(nodeAbove(key, false));
    }

    public K higherKey(K key) {
        return keyOf(nodeAbove(key, false));
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return poll(firstNode());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return poll(lastNode());
    }

    final Map.Entry<K, V> poll(Node<K, V> node) {
        Map.Entry<K, V> entry = snapshot(node);
        if (node != null) delete(node);
        return entry;
    }

    private TreeRange<K, V> all() {
        return new TreeRange<K, V>(this, null, null, false);
    }

    public NavigableMap<K, V> descendingMap() {
        return all().descendingMap();
    }

    public NavigableMap<K, V> subMap(K from, boolean includesFrom, K to, boolean includesTo) {
        return all().subMap(from, includesFrom, to, includesTo);
    }

    public NavigableMap<K, V> headMap(K to, boolean isIncluded) {
        return all().headMap(to, isIncluded);
    }

    public NavigableMap<K, V> tailMap(K from, boolean isIncluded) {
        return all().tailMap(from, isIncluded);
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

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    public Object clone() {
        TreeMap<K, V> copy = new TreeMap<K, V>(order);
        copy.putAll(this);
        return copy;
    }

    private class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return new NodeIterator(firstNode(), null, false);
        }

        public int size() {
            return TreeMap.this.size();
        }

        public void clear() {
            TreeMap.this.clear();
        }

        public boolean contains(Object entry) {
            if (!(entry instanceof Map.Entry)) return false;
            Node<K, V> node = find(((Map.Entry<?, ?>) entry).getKey());
            return node != null && node.equals(entry);
        }

        public boolean remove(Object entry) {
            if (!contains(entry)) return false;
            TreeMap.this.remove(((Map.Entry<?, ?>) entry).getKey());
            return true;
        }
    }

    final Iterator<Map.Entry<K, V>> nodes(Node<K, V> first, Node<K, V> last, boolean isDescending) {
        return new NodeIterator(first, last, isDescending);
    }

    /** From one node up or down to another one, or to the end of the tree. */
    private class NodeIterator implements Iterator<Map.Entry<K, V>> {
        private final boolean isDescending;
        private final boolean hasEnd;
        private final K end;
        private Node<K, V> next;
        private Node<K, V> current;
        private int expected = modCount;

        NodeIterator(Node<K, V> first, Node<K, V> last, boolean isDescending) {
            this.next = first;
            this.hasEnd = last != null;
            this.end = last == null ? null : last.key;
            this.isDescending = isDescending;
        }

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (next == null) throw new NoSuchElementException();
            if (modCount != expected) throw new ConcurrentModificationException();
            current = next;
            if (hasEnd && current.key == end) next = null;
            else next = isDescending ? before(current) : after(current);
            return current;
        }

        public void remove() {
            if (current == null) throw new IllegalStateException();
            if (modCount != expected) throw new ConcurrentModificationException();
            boolean takesOver = current.left != null && current.right != null;
            if (takesOver && !isDescending && next != null) next = current;
            delete(current);
            current = null;
            expected = modCount;
        }
    }
}
