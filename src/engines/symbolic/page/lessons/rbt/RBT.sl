data RBT { RBTEntry root; }
data RBTEntry { int key; int value; RBTEntry left; RBTEntry right; RBTEntry parent; int color; }

// A tree below parent with keys between low and high and h black entries on every path. c is the colour of its root, red is
// 0 and black is 1: c + i >= 1 says that not both of parent and child are red.
pred rbt(RBTEntry x, RBTEntry parent, int c, int h, int low, int high) ==
     emp & x = null & c = 1 & h = 0
  \/ exists k, l, r, i, j, m. x -> RBTEntry(k, _, l, r, parent, c) * rbt(l, x, i, m, low, k) * rbt(r, x, j, m, k, high)
       & h = m + c & 0 <= c & c <= 1 & c + i >= 1 & c + j >= 1 & low < k & k < high;

pre containsKey == exists r, h, low, high. this -> RBT(r) * rbt(r, null, 1, h, low, high);
pre containsValue == exists r, h, low, high. this -> RBT(r) * rbt(r, null, 1, h, low, high);
pre firstKey == exists r, h, low, high. this -> RBT(r) * rbt(r, null, 1, h, low, high);
pre get == exists r, h, low, high. this -> RBT(r) * rbt(r, null, 1, h, low, high);
pre lastKey == exists r, h, low, high. this -> RBT(r) * rbt(r, null, 1, h, low, high);
pre put == exists r, h, low, high. this -> RBT(r) * rbt(r, null, 1, h, low, high);
pre remove == exists r, h, low, high. this -> RBT(r) * rbt(r, null, 1, h, low, high);
