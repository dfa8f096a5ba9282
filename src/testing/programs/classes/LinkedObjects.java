/** References, aliasing and passing by value. */
public class LinkedObjects {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }

        @Override
        public String toString() {
            return next == null ? "" + value : value + "->" + next;
        }
    }

    static void reassign(Node n) {
        n = new Node(99, null);
        n.value++;
    }

    static void mutate(Node n) {
        n.value = 50;
        n.next = new Node(51, n.next);
    }

    static Node reverse(Node n) {
        Node result = null;
        while (n != null) {
            Node next = n.next;
            n.next = result;
            result = n;
            n = next;
        }
        return result;
    }

    static void swap(Node a, Node b) {
        Node t = a;
        a = b;
        b = t;
    }

    public static void main(String[] args) {
        Node a = new Node(1, new Node(2, new Node(3, null)));
        Node alias = a;
        reassign(a);
        System.out.println(a);
        mutate(a);
        System.out.println(alias + " " + (a == alias));
        Node b = new Node(7, a.next);
        b.next.value = -2;
        System.out.println(a + " | " + b);
        swap(a, b);
        System.out.println(a.value + " " + b.value);
        a = reverse(a);
        System.out.println(a + " | " + b + " | " + alias);
        a.next.next = a.next = new Node(8, null);
        System.out.println(a);
        Node c = a;
        c.next = c = new Node(9, null);
        System.out.println(a + " " + c);
        int[] x = {1, 2, 3};
        int[] y = x;
        y[0] = 10;
        System.out.println(x[0] + " " + (x == y) + " " + x.equals(new int[] {10, 2, 3}));
        Node loop = new Node(0, null);
        loop.next = loop;
        System.out.println(loop.next.next.next == loop);
    }
}
