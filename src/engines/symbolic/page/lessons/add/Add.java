import java.util.HashSet;
import java.util.Set;

/** A digit of a number, the least one first. */
class node {
  int val;
  node next;

  node(int val, node next) {
    this.val = val;
    this.next = next;
  }
}

/** Fig. 1: numbers as linked lists of their digits. */
public class Add {
  static node add(node x, node y) {
    node dummyHead = new node(0, null);
    node z = dummyHead;
    while (x != null) {
      z.next = new node(x.val + y.val, null);
      x = x.next;
      y = y.next;
      z = z.next;
    }
    return dummyHead.next;
  }

  /** Two lists of the same length that share no node. */
  static boolean repOK(node x, node y) {
    Set<node> seen = new HashSet<>();
    while (x != null && y != null) {
      if (!seen.add(x) || !seen.add(y)) return false;
      x = x.next;
      y = y.next;
    }
    return x == null && y == null;
  }
}
