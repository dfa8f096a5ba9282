data Stop { int value; Stop next; Stop express; }

// From an express stop x with value v on.
pred express(Stop x, int v) ==
     exists y, w. x -> Stop(v, y, null) * local(y, null, v, w)
  \/ exists y, z, v1, v2. x -> Stop(v, y, z) * local(y, z, v, v2) * express(z, v1) & v2 < v1;

// Stops from x up to end that no express stops at, values above low, the last one is high.
pred local(Stop x, Stop end, int low, int high) ==
     emp & x = end & high = low
  \/ exists v, y. x -> Stop(v, y, null) * local(y, end, v, high) & low < v;

pre contains == exists v. express(head, v);
