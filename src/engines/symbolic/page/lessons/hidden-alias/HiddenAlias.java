class node {
  int val;
  node next;
}

/** Is y the second node of the list x? */
public class HiddenAlias {
  static boolean isSecond(node x, node y) {
    if (x == null || y == null) return false;
    return x.next == y ? true : false;
  }
}
