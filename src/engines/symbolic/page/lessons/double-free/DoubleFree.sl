data node { int val; node next; }

pre main == x -> node(_, _) * y -> node(_, _) \/ x -> node(_, _) & y = x;
