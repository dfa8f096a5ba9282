data AVL { AvlNode root; }
data AvlNode { int element; AvlNode left; AvlNode right; int height; }

// A tree of height h with its elements between low and high. i and j differ by 1 at most and h is 1 more than the larger
// one: h - 1 - i and h - 1 - j are not negative, and their sum is 1 at most. low and high go down
// under names of their own, since Algorithm 1 waits for calls that have a parameter as an argument.
pred avl(AvlNode x, int h, int low, int high) ==
     emp & x = null & h = 0
  \/ exists v, l, r, i, j, a, b. x -> AvlNode(v, l, r, h) * avl(l, i, a, v) * avl(r, j, v, b)
       & i < h & j < h & 2 # h <= i + j + 3 & low < v & v < high & a = low & b = high;

pre find == exists r, h, low, high. this -> AVL(r) * avl(r, h, low, high);
pre findMax == exists r, h, low, high. this -> AVL(r) * avl(r, h, low, high);
pre findMin == exists r, h, low, high. this -> AVL(r) * avl(r, h, low, high);
pre insert == exists r, h, low, high. this -> AVL(r) * avl(r, h, low, high);
pre isEmpty == exists r, h, low, high. this -> AVL(r) * avl(r, h, low, high);
pre makeEmpty == exists r, h, low, high. this -> AVL(r) * avl(r, h, low, high);
pre maxElement == exists r, h, low, high. this -> AVL(r) * avl(r, h, low, high);
pre minElement == exists r, h, low, high. this -> AVL(r) * avl(r, h, low, high);
pre printTree == exists r, h, low, high. this -> AVL(r) * avl(r, h, low, high);
