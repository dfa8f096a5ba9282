data AAT { AANode root; }
data AANode { int element; AANode left; AANode right; int level; }

// A tree of level k, its right child of level m, with its elements between low and high. A left child is one level lower,
// a right child too or on the same level, and the right child of the right child is always lower. m, low
// and high go down under names of their own, since Algorithm 1 waits for calls that have a parameter as an argument.
pred aat(AANode x, int k, int m, int low, int high) ==
     emp & x = null & k = 0 & m = -1
  \/ exists v, l, r, i, j, n, s, a, b. x -> AANode(v, l, r, k) * aat(l, i, n, a, v) * aat(r, j, s, v, b)
       & i = k - 1 & j = m & k - 1 <= m & m <= k & s < k & low < v & v < high & a = low & b = high;

pre contains == exists r, k, m, low, high. this -> AAT(r) * aat(r, k, m, low, high);
pre findMax == exists r, k, m, low, high. this -> AAT(r) * aat(r, k, m, low, high);
pre findMin == exists r, k, m, low, high. this -> AAT(r) * aat(r, k, m, low, high);
pre insert == exists r, k, m, low, high. this -> AAT(r) * aat(r, k, m, low, high);
pre isEmpty == exists r, k, m, low, high. this -> AAT(r) * aat(r, k, m, low, high);
pre makeEmpty == exists r, k, m, low, high. this -> AAT(r) * aat(r, k, m, low, high);
pre remove == exists r, k, m, low, high. this -> AAT(r) * aat(r, k, m, low, high);
