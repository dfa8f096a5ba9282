data node { int val; node next; }
pred list(node x) == emp & x = null
  \/ exists n. x -> node(_, n) * list(n);

pre main == list(x);
