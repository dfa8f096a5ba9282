import java.util.NoSuchElementException;

class AvlNode {
  int element;
  AvlNode left;
  AvlNode right;
  /** Of the subtree: 1 for a leaf. */
  int height;

  AvlNode(int element) {
    this.element = element;
    this.height = 1;
  }
}

/** An AVL tree: a search tree in which the subtrees of every node differ in height by 1 at most. */
public class AVL {
  AvlNode root;

  /** The node that holds x, or null. */
  AvlNode find(int x) {
    AvlNode t = root;
    while (t != null && t.element != x) t = x < t.element ? t.left : t.right;
    return t;
  }

  AvlNode findMax() {
    return findMax(root);
  }

  AvlNode findMin() {
    return findMin(root);
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

  int maxElement() {
    if (root == null) throw new NoSuchElementException();
    return findMax(root).element;
  }

  int minElement() {
    if (root == null) throw new NoSuchElementException();
    return findMin(root).element;
  }

  void printTree() {
    if (isEmpty()) System.out.println("Empty tree");
    else printTree(root);
  }

  private static AvlNode findMax(AvlNode t) {
    if (t == null) return null;
    while (t.right != null) t = t.right;
    return t;
  }

  private static AvlNode findMin(AvlNode t) {
    if (t == null) return null;
    while (t.left != null) t = t.left;
    return t;
  }

  private static void printTree(AvlNode t) {
    if (t == null) return;
    printTree(t.left);
    System.out.println(t.element);
    printTree(t.right);
  }

  /** Only a subtree that has become as high as the whole was changes anything above it. */
  private static AvlNode insert(int x, AvlNode t) {
    if (t == null) return new AvlNode(x);
    if (x < t.element) {
      t.left = insert(x, t.left);
      if (t.left.height < t.height) return t;
      if (t.left.height - height(t.right) == 2) {
        if (x > t.left.element) t.left = rotateLeft(t.left);
        return rotateRight(t);
      }
    } else if (x > t.element) {
      t.right = insert(x, t.right);
      if (t.right.height < t.height) return t;
      if (t.right.height - height(t.left) == 2) {
        if (x < t.right.element) t.right = rotateRight(t.right);
        return rotateLeft(t);
      }
    } else {
      return t;
    }
    t.height++;
    return t;
  }

  private static AvlNode rotateRight(AvlNode t) {
    AvlNode top = t.left;
    t.left = top.right;
    top.right = t;
    updateHeight(t);
    updateHeight(top);
    return top;
  }

  private static AvlNode rotateLeft(AvlNode t) {
    AvlNode top = t.right;
    t.right = top.left;
    top.left = t;
    updateHeight(t);
    updateHeight(top);
    return top;
  }

  private static int height(AvlNode t) {
    return t == null ? 0 : t.height;
  }

  private static void updateHeight(AvlNode t) {
    int left = height(t.left);
    int right = height(t.right);
    t.height = (left > right ? left : right) + 1;
  }

  /** Ordered, balanced, and the heights are right. */
  public boolean repOK() {
    return isOrdered(root, Long.MIN_VALUE, Long.MAX_VALUE) && heightOf(root) >= 0;
  }

  private static boolean isOrdered(AvlNode t, long low, long high) {
    return t == null
        || low < t.element
            && t.element < high
            && isOrdered(t.left, low, t.element)
            && isOrdered(t.right, t.element, high);
  }

  /** −1 when something is wrong with the heights. */
  private static int heightOf(AvlNode t) {
    if (t == null) return 0;
    int left = heightOf(t.left);
    int right = heightOf(t.right);
    if (left < 0 || right < 0 || left - right > 1 || right - left > 1) return -1;
    int height = Math.max(left, right) + 1;
    return t.height == height ? height : -1;
  }
}
