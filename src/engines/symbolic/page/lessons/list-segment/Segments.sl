data Node { int value; Node next; }

pred segment(Node x, Node end) ==
     emp & x = end
  \/ exists y. x -> Node(_, y) * segment(y, end);

pre distance == segment(from, to) * segment(to, null);
