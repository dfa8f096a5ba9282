class Node {
  int value;
  Node next;

  Node(int value, Node next) {
    this.value = value;
    this.next = next;
  }
}

/** Two places in one list. */
public class Segments {
  /** How many nodes stand from one node up to another, which follows it. */
  static int distance(Node from, Node to) {
    int distance = 0;
    while (from != to) {
      from = from.next;
      distance++;
    }
    return distance;
  }

  /** There is a way from one node to the other, and behind it the list ends. */
  static boolean repOK(Node from, Node to) {
    java.util.Set<Node> seen = new java.util.HashSet<>();
    boolean isOnTheWay = to == null;
    for (Node node = from; node != null; node = node.next) {
      if (!seen.add(node)) return false;
      if (node == to) isOnTheWay = true;
    }
    return isOnTheWay;
  }
}
