import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/** A search tree with removal, traversals and an iterator. */
public class BinarySearchTree<K extends Comparable<K>, V> implements Iterable<K> {
    private static class Node<K, V> {
        K key;
        V value;
        Node<K, V> left;
        Node<K, V> right;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node<K, V> root;
    private int size;

    V put(K key, V value) {
        Node<K, V> parent = null;
        Node<K, V> n = root;
        int c = 0;
        while (n != null) {
            c = key.compareTo(n.key);
            if (c == 0) {
                V old = n.value;
                n.value = value;
                return old;
            }
            parent = n;
            n = c < 0 ? n.left : n.right;
        }
        Node<K, V> made = new Node<>(key, value);
        if (parent == null) {
            root = made;
        } else if (c < 0) {
            parent.left = made;
        } else {
            parent.right = made;
        }
        size++;
        return null;
    }

    void remove(K key) {
        root = remove(root, key);
    }

    private Node<K, V> remove(Node<K, V> n, K key) {
        if (n == null) return null;
        int c = key.compareTo(n.key);
        if (c < 0) {
            n.left = remove(n.left, key);
        } else if (c > 0) {
            n.right = remove(n.right, key);
        } else if (n.left == null || n.right == null) {
            size--;
            return n.left == null ? n.right : n.left;
        } else {
            Node<K, V> least = n.right;
            while (least.left != null) {
                least = least.left;
            }
            n.key = least.key;
            n.value = least.value;
            n.right = remove(n.right, least.key);
        }
        return n;
    }

    private static int height(Node<?, ?> n) {
        return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right));
    }

    void inOrder(Consumer<? super V> visit) {
        inOrder(root, visit);
    }

    private void inOrder(Node<K, V> n, Consumer<? super V> visit) {
        if (n != null) {
            inOrder(n.left, visit);
            visit.accept(n.value);
            inOrder(n.right, visit);
        }
    }

    List<K> breadthFirst() {
        List<K> keys = new ArrayList<>();
        Deque<Node<K, V>> queue = new ArrayDeque<>();
        queue.add(root);
        while (!queue.isEmpty()) {
            Node<K, V> n = queue.remove();
            keys.add(n.key);
            if (n.left != null) queue.add(n.left);
            if (n.right != null) queue.add(n.right);
        }
        return keys;
    }

    @Override
    public Iterator<K> iterator() {
        Deque<Node<K, V>> path = new ArrayDeque<>();
        for (Node<K, V> n = root; n != null; n = n.left) {
            path.push(n);
        }
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return !path.isEmpty();
            }

            @Override
            public K next() {
                Node<K, V> top = path.pop();
                for (Node<K, V> n = top.right; n != null; n = n.left) {
                    path.push(n);
                }
                return top.key;
            }
        };
    }

    public static void main(String[] args) {
        BinarySearchTree<String, Integer> t = new BinarySearchTree<>();
        int i = 0;
        for (String s : "m f t b h p w a c g k".split(" ")) {
            t.put(s, i++);
        }
        System.out.println(t.put("h", 100) + " " + t.size + " " + height(t.root) + " " + t.breadthFirst());
        t.remove("f");
        t.remove("m");
        t.remove("zz");
        t.remove("w");
        for (String s : t) {
            System.out.print(s);
        }
        System.out.println(" " + t.size + " " + t.breadthFirst());
        StringBuilder values = new StringBuilder();
        t.inOrder(v -> values.append(v).append(','));
        System.out.println(values);
    }
}
