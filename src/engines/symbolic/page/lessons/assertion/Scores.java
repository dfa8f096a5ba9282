class Node {
  int value;
  Node next;

  Node(int value, Node next) {
    this.value = value;
    this.next = next;
  }
}

/** A list of scores, which may be negative. */
public class Scores {
  Node head;

  /** The highest score; 0 where there is none. */
  int best() {
    int best = 0;
    for (Node node = head; node != null; node = node.next) {
      if (node.value > best) best = node.value;
    }
    assert head == null || contains(best) : best + " is no score";
    return best;
  }

  private boolean contains(int score) {
    for (Node node = head; node != null; node = node.next) {
      if (node.value == score) return true;
    }
    return false;
  }

  public boolean repOK() {
    java.util.Set<Node> seen = new java.util.HashSet<>();
    for (Node node = head; node != null; node = node.next) {
      if (!seen.add(node)) return false;
    }
    return true;
  }
}
