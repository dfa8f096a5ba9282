class Node {
  int value;
  Node next;

  Node(int value, Node next) {
    this.value = value;
    this.next = next;
  }
}

/** A ring of nodes; the list knows its last node, whose next is the first. */
public class CircularList {
  Node last;

  int length() {
    if (last == null) return 0;
    int length = 1;
    for (Node node = last.next; node != last; node = node.next) length++;
    return length;
  }

  public boolean repOK() {
    if (last == null) return true;
    java.util.Set<Node> seen = new java.util.HashSet<>();
    Node node = last;
    do {
      if (node == null || !seen.add(node)) return false;
      node = node.next;
    } while (node != last);
    return true;
  }
}
