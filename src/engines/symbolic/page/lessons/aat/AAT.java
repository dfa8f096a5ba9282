class AANode {
  int element;
  AANode left;
  AANode right;
  /** 1 for a leaf. */
  int level;

  AANode(int element) {
    this.element = element;
    this.level = 1;
  }
}

/**
 * An AA-tree (Andersson): a search tree with levels. A left child is one level lower; a right child is one level lower or on
 * the same level, but not two of them in a row.
 */
public class AAT {
  AANode root;

  boolean contains(int x) {
    AANode t = root;
    while (t != null) {
      if (x == t.element) return true;
      t = x < t.element ? t.left : t.right;
    }
    return false;
  }

  AANode findMax() {
    if (root == null) return null;
    AANode t = root;
    while (t.right != null) t = t.right;
    return t;
  }

  AANode findMin() {
    if (root == null) return null;
    AANode t = root;
    while (t.left != null) t = t.left;
    return t;
  }

  void insert(int x) {
    root = insert(x, root);
  }

  boolean isEmpty() {
    return root == null;
  }

  void makeEmpty() {
    root = null;
  }

  void remove(int x) {
    root = remove(x, root);
  }

  private static AANode insert(int x, AANode t) {
    if (t == null) return new AANode(x);
    if (x < t.element) t.left = insert(x, t.left);
    else if (x > t.element) t.right = insert(x, t.right);
    else return t;
    return split(skew(t));
  }

  /** The element of an inner node is replaced by its neighbour, which stands in a leaf and is removed there. */
  private static AANode remove(int x, AANode t) {
    if (t == null) return null;
    if (x < t.element) {
      t.left = remove(x, t.left);
    } else if (x > t.element) {
      t.right = remove(x, t.right);
    } else if (t.right == null) {
      return null;
    } else if (t.left == null) {
      return t.right;
    } else {
      AANode next = t.right;
      while (next.left != null) next = next.left;
      t.element = next.element;
      t.right = remove(next.element, t.right);
    }
    return rebalance(t);
  }

  /** After a removal below t: its level sinks, then three skews and two splits put the levels right. */
  private static AANode rebalance(AANode t) {
    int least = level(t.left) < level(t.right) ? level(t.left) : level(t.right);
    if (least + 1 == t.level) return t;
    t.level = least + 1;
    if (level(t.right) > t.level) t.right.level = t.level;
    t = skew(t);
    t.right = skew(t.right);
    if (t.right.right != null) t.right.right = skew(t.right.right);
    t = split(t);
    t.right = split(t.right);
    return t;
  }

  /** A left child on the same level moves to the top. */
  private static AANode skew(AANode t) {
    if (t.left == null || t.left.level != t.level) return t;
    AANode top = t.left;
    t.left = top.right;
    top.right = t;
    return top;
  }

  /** Of three nodes on the same level the middle one moves to the top, one level higher. */
  private static AANode split(AANode t) {
    if (t.right == null || t.right.right == null || t.right.right.level != t.level) return t;
    AANode top = t.right;
    t.right = top.left;
    top.left = t;
    top.level++;
    return top;
  }

  private static int level(AANode t) {
    return t == null ? 0 : t.level;
  }

  /** Ordered, and every level is right. */
  public boolean repOK() {
    return isOrdered(root, Long.MIN_VALUE, Long.MAX_VALUE) && areLevelsRight(root);
  }

  private static boolean isOrdered(AANode t, long low, long high) {
    return t == null
        || low < t.element
            && t.element < high
            && isOrdered(t.left, low, t.element)
            && isOrdered(t.right, t.element, high);
  }

  private static boolean areLevelsRight(AANode t) {
    if (t == null) return true;
    if (level(t.left) != t.level - 1) return false;
    if (level(t.right) != t.level && level(t.right) != t.level - 1) return false;
    if (t.right != null && level(t.right.right) >= t.level) return false;
    return areLevelsRight(t.left) && areLevelsRight(t.right);
  }
}
