class Branch {
  Branch left;
  Branch right;
}

/** Trees without order or contents: shape alone. */
public class BinaryTree {
  /** Exchanges left and right everywhere. */
  static void mirror(Branch tree) {
    if (tree == null) return;
    Branch left = tree.left;
    tree.left = tree.right;
    tree.right = left;
    mirror(tree.left);
    mirror(tree.right);
  }

  /** No node is met twice. */
  static boolean repOK(Branch tree) {
    return collect(tree, new java.util.HashSet<>());
  }

  private static boolean collect(Branch tree, java.util.Set<Branch> seen) {
    return tree == null || seen.add(tree) && collect(tree.left, seen) && collect(tree.right, seen);
  }
}
