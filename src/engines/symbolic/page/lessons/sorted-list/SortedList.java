class Node {
  int value;
  Node next;

  Node(int value, Node next) {
    this.value = value;
    this.next = next;
  }
}

/** A list in ascending order; the same value may stand in it twice. */
public class SortedList {
  Node head;

  void insert(int x) {
    if (head == null || x <= head.value) {
      head = new Node(x, head);
      return;
    }
    Node before = head;
    while (before.next != null && before.next.value < x) before = before.next;
    before.next = new Node(x, before.next);
  }

  public boolean repOK() {
    java.util.Set<Node> seen = new java.util.HashSet<>();
    for (Node node = head; node != null; node = node.next) {
      if (!seen.add(node)) return false;
      if (node.next != null && node.next.value < node.value) return false;
    }
    return true;
  }
}
