class BSTNode {
  int element;
  BSTNode left;
  BSTNode right;

  BSTNode(int element) {
    this.element = element;
  }
}

/** An unbalanced binary search tree. */
public class BST {
  BSTNode root;

  /** The node that holds x, or null. */
  BSTNode find(int x) {
    return find(x, root);
  }

  BSTNode findMax() {
    return findMax(root);
  }

  BSTNode findMin() {
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

  void printTree() {
    if (isEmpty()) System.out.println("Empty tree");
    else printTree(root);
  }

  void remove(int x) {
    root = remove(x, root);
  }

  private BSTNode find(int x, BSTNode t) {
    if (t == null) return null;
    if (x < t.element) return find(x, t.left);
    if (x > t.element) return find(x, t.right);
    return t;
  }

  private BSTNode findMax(BSTNode t) {
    if (t == null) return null;
    while (t.right != null) t = t.right;
    return t;
  }

  private BSTNode findMin(BSTNode t) {
    if (t == null) return null;
    while (t.left != null) t = t.left;
    return t;
  }

  private BSTNode insert(int x, BSTNode t) {
    if (t == null) return new BSTNode(x);
    if (x < t.element) t.left = insert(x, t.left);
    else if (x > t.element) t.right = insert(x, t.right);
    return t;
  }

  private void printTree(BSTNode t) {
    if (t == null) return;
    printTree(t.left);
    System.out.println(t.element);
    printTree(t.right);
  }

  /** A node with two children takes the smallest element on its right, which is then removed there. */
  private BSTNode remove(int x, BSTNode t) {
    if (t == null) return null;
    if (x < t.element) {
      t.left = remove(x, t.left);
    } else if (x > t.element) {
      t.right = remove(x, t.right);
    } else if (t.left != null && t.right != null) {
      t.element = findMin(t.right).element;
      t.right = remove(t.element, t.right);
    } else {
      t = t.left != null ? t.left : t.right;
    }
    return t;
  }

  /** Smaller elements on the left, larger ones on the right. That alone excludes sharing and cycles. */
  public boolean repOK() {
    return isOrdered(root, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static boolean isOrdered(BSTNode t, long low, long high) {
    return t == null
        || low < t.element
            && t.element < high
            && isOrdered(t.left, low, t.element)
            && isOrdered(t.right, t.element, high);
  }
}
