/** A NullPointerException leaves main; its message names what is null. */
public class UncaughtNull {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static int sum(Node start, int count) {
        Node current = start;
        int total = 0;
        for (int i = 0; i < count; i++) {
            total += current.value;
            current = current.next;
        }
        return total;
    }

    public static void main(String[] args) {
        Node list = new Node(1, new Node(2, new Node(3, null)));
        System.out.println(sum(list, 3));
        System.out.println(sum(list, 4));
    }
}
