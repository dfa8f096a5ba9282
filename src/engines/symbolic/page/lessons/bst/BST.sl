data BST { BSTNode root; }
data BSTNode { int element; BSTNode left; BSTNode right; }

// Every element lies between low and high. They go down under names of their own (a, b), since Algorithm
// 1 waits for calls that have a parameter as an argument.
pred bst(BSTNode x, int low, int high) ==
     emp & x = null
  \/ exists v, l, r, a, b. x -> BSTNode(v, l, r) * bst(l, a, v) * bst(r, v, b)
       & low < v & v < high & a = low & b = high;

pre find == exists r, low, high. this -> BST(r) * bst(r, low, high);
pre findMax == exists r, low, high. this -> BST(r) * bst(r, low, high);
pre findMin == exists r, low, high. this -> BST(r) * bst(r, low, high);
pre insert == exists r, low, high. this -> BST(r) * bst(r, low, high);
pre isEmpty == exists r, low, high. this -> BST(r) * bst(r, low, high);
pre makeEmpty == exists r, low, high. this -> BST(r) * bst(r, low, high);
pre printTree == exists r, low, high. this -> BST(r) * bst(r, low, high);
pre remove == exists r, low, high. this -> BST(r) * bst(r, low, high);
