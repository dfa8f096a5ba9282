import java.util.Iterator;

/** A doubly linked list with positions, reversal and merge sort. */
public class LinkedListExercise {
    static class DoublyLinked<T extends Comparable<T>> implements Iterable<T> {
        private class Node {
            T item;
            Node previous;
            Node next;

            Node(T item) {
                this.item = item;
            }
        }

        private Node head;
        private Node tail;
        private int size;

        void addLast(T item) {
            Node n = new Node(item);
            if (tail == null) {
                head = tail = n;
            } else {
                tail.next = n;
                n.previous = tail;
                tail = n;
            }
            size++;
        }

        void insert(int index, T item) {
            if (index == size) {
                addLast(item);
                return;
            }
            Node at = node(index);
            Node n = new Node(item);
            n.next = at;
            n.previous = at.previous;
            if (at.previous == null) {
                head = n;
            } else {
                at.previous.next = n;
            }
            at.previous = n;
            size++;
        }

        private Node node(int index) {
            Node n = head;
            while (index-- > 0) {
                n = n.next;
            }
            return n;
        }

        T remove(int index) {
            Node n = node(index);
            if (n.previous == null) {
                head = n.next;
            } else {
                n.previous.next = n.next;
            }
            if (n.next == null) {
                tail = n.previous;
            } else {
                n.next.previous = n.previous;
            }
            size--;
            return n.item;
        }

        void reverse() {
            for (Node n = head; n != null; n = n.previous) {
                Node t = n.next;
                n.next = n.previous;
                n.previous = t;
            }
            Node t = head;
            head = tail;
            tail = t;
        }

        DoublyLinked<T> sorted() {
            if (size < 2) {
                return this;
            }
            DoublyLinked<T> left = new DoublyLinked<>();
            DoublyLinked<T> right = new DoublyLinked<>();
            int i = 0;
            for (T t : this) {
                (i++ < size / 2 ? left : right).addLast(t);
            }
            left = left.sorted();
            right = right.sorted();
            DoublyLinked<T> result = new DoublyLinked<>();
            while (left.size > 0 && right.size > 0) {
                result.addLast((left.head.item.compareTo(right.head.item) <= 0 ? left : right).remove(0));
            }
            for (DoublyLinked<T> rest = left.size > 0 ? left : right; rest.size > 0;) {
                result.addLast(rest.remove(0));
            }
            return result;
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<T>() {
                private Node n = head;

                @Override
                public boolean hasNext() {
                    return n != null;
                }

                @Override
                public T next() {
                    T item = n.item;
                    n = n.next;
                    return item;
                }
            };
        }

        @Override
        public String toString() {
            String text = "";
            for (T t : this) {
                text += (text.isEmpty() ? "" : " <-> ") + t;
            }
            return text;
        }
    }

    public static void main(String[] args) {
        DoublyLinked<Integer> list = new DoublyLinked<>();
        for (int n : new int[] {5, 2, 9, 2, 7}) {
            list.addLast(n);
        }
        list.insert(0, 1);
        list.insert(3, 4);
        list.insert(7, 8);
        System.out.println(list);
        list.reverse();
        System.out.println(list + " / " + list.remove(0) + " " + list.remove(6) + " " + list.remove(2));
        System.out.println(list.sorted() + " / " + list.size);
    }
}
