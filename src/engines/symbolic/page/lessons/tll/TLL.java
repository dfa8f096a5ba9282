import java.util.ArrayList;
import java.util.List;

class TreeNode {
  TreeNode left;
  TreeNode right;
  TreeNode next;
}

/** A tree whose leaves are linked from left to right. */
public class TLL {
  /** Whether there is a leaf, counted along the links. */
  static boolean positiveLeafCount(TreeNode root) {
    TreeNode leaf = root;
    while (leaf.left != null) leaf = leaf.left;
    int count = 0;
    while (leaf != null) {
      count++;
      leaf = leaf.next;
    }
    return count > 0;
  }

  /** Every node has two children or is a leaf, no node is met twice, and the links are those of the leaves in order. */
  static boolean repOK(TreeNode root) {
    List<TreeNode> leaves = new ArrayList<>();
    if (!collect(root, new ArrayList<>(), leaves)) return false;
    for (int i = 0; i < leaves.size(); i++) {
      TreeNode next = i + 1 < leaves.size() ? leaves.get(i + 1) : null;
      if (leaves.get(i).next != next) return false;
    }
    return true;
  }

  private static boolean collect(TreeNode node, List<TreeNode> seen, List<TreeNode> leaves) {
    if (node == null || seen.contains(node)) return false;
    seen.add(node);
    if (node.left == null && node.right == null) return leaves.add(node);
    return node.next == null && collect(node.left, seen, leaves) && collect(node.right, seen, leaves);
  }
}
