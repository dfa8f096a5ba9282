data Scores { Node head; }
data Node { int value; Node next; }

pred list(Node x) ==
     emp & x = null
  \/ exists n. x -> Node(_, n) * list(n);

pre best == exists h. this -> Scores(h) * list(h);
