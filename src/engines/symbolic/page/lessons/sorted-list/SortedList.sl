data SortedList { Node head; }
data Node { int value; Node next; }

// Every value is least or more.
pred sorted(Node x, int least) ==
     emp & x = null
  \/ exists v, y. x -> Node(v, y) * sorted(y, v) & least <= v;

pre insert == exists h, least. this -> SortedList(h) * sorted(h, least);
