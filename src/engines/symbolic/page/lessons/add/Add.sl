data node { int val; node next; }

pred pre(node a, node b) ==
     emp & a = null & b = null
  \/ exists n1, n2. a -> node(_, n1) * b -> node(_, n2) * pre(n1, n2);

pre add == pre(x, y);
