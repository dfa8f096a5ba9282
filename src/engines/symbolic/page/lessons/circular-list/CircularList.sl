data CircularList { Node last; }
data Node { int value; Node next; }

pred segment(Node x, Node end) ==
     emp & x = end
  \/ exists y. x -> Node(_, y) * segment(y, end);

pre length == exists last. this -> CircularList(last) & last = null
  \/ exists last, first. this -> CircularList(last) * last -> Node(_, first) * segment(first, last);
