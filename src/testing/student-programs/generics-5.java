import java.util.*;
import java.util.function.*;

public class Main {
    static class Tree<K extends Comparable<K>, V> {
        private class Node { K key; V value; Node left, right; Node(K k, V v) { key = k; value = v; } }
        private Node root; private int size;
        Optional<V> put(K k, V v) {
            if (root == null) { root = new Node(k, v); size++; return Optional.empty(); }
            Node n = root;
            while (true) {
                int c = k.compareTo(n.key);
                if (c == 0) { V old = n.value; n.value = v; return Optional.of(old); }
                Node next = c < 0 ? n.left : n.right;
                if (next == null) { if (c < 0) n.left = new Node(k, v); else n.right = new Node(k, v); size++; return Optional.empty(); }
                n = next;
            }
        }
        void inOrder(BiConsumer<? super K, ? super V> f) { walk(root, f); }
        private void walk(Node n, BiConsumer<? super K, ? super V> f) { if (n == null) return; walk(n.left, f); f.accept(n.key, n.value); walk(n.right, f); }
        int height() { return height(root); }
        private int height(Node n) { return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right)); }
    }
    public static void main(String[] args) {
        Tree<String, Integer> t = new Tree<>();
        String[] words = "to be or not to be that is the question".split(" ");
        for (int i = 0; i < words.length; i++) { Optional<Integer> old = t.put(words[i], i); if (old.isPresent()) System.out.println(words[i] + " was " + old.get()); }
        t.inOrder((k, v) -> System.out.print(k + "=" + v + " "));
        System.out.println("\n" + t.size + " " + t.height());
    }
}
