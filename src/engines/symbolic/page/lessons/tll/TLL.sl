data TreeNode { TreeNode left; TreeNode right; TreeNode next; }

// A tree whose leftmost leaf is first; what follows the rightmost leaf is end.
pred tll(TreeNode x, TreeNode first, TreeNode end) ==
     x -> TreeNode(null, null, end) & x = first
  \/ exists l, r, z. x -> TreeNode(l, r, null) * tll(l, first, z) * tll(r, z, end);

pre positiveLeafCount == exists first. tll(root, first, null);
