import java.util.*;

public class Main {
    static class Node<T> {
        T value; Node<T> next;
        Node(T value, Node<T> next) { this.value = value; this.next = next; }
    }

    static class MyList<T> implements Iterable<T> {
        private Node<T> head; private int size;
        void addFirst(T v) { head = new Node<>(v, head); size++; }
        void addLast(T v) {
            if (head == null) { addFirst(v); return; }
            Node<T> n = head;
            while (n.next != null) n = n.next;
            n.next = new Node<>(v, null); size++;
        }
        T get(int i) {
            if (i < 0 || i >= size) throw new IndexOutOfBoundsException("Index: " + i + ", Size: " + size);
            Node<T> n = head;
            for (int k = 0; k < i; k++) n = n.next;
            return n.value;
        }
        void reverse() {
            Node<T> prev = null;
            for (Node<T> n = head; n != null; ) { Node<T> next = n.next; n.next = prev; prev = n; n = next; }
            head = prev;
        }
        @Override public Iterator<T> iterator() {
            return new Iterator<T>() {
                private Node<T> at = head;
                public boolean hasNext() { return at != null; }
                public T next() {
                    if (at == null) throw new NoSuchElementException();
                    T v = at.value; at = at.next; return v;
                }
            };
        }
    }

    public static void main(String[] args) {
        MyList<String> l = new MyList<>();
        for (String s : "d e f".split(" ")) l.addLast(s);
        l.addFirst("c");
        l.reverse();
        for (String s : l) System.out.print(s + " ");
        System.out.println(l.get(2));
        try { l.get(9); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        StringJoiner j = new StringJoiner(",", "<", ">");
        l.forEach(j::add);
        System.out.println(j);
    }
}
