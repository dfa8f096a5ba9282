data node { int val; node next; }

pred list(node x) == emp & x = null
  \/ exists n. x -> node(_, n) * list(n);

// y is not constrained: it may be anything, also a node of the list.
pre isSecond == list(x);
