data Fix { int x; int y; int minutes; Fix next; }
data Track { int x; int y; }
data Flight { Track track; Fix route; }

// The fixes that are still ahead; the way to each takes time.
pred route(Fix x) ==
     emp & x = null
  \/ exists m, n. x -> Fix(_, _, m, n) * route(n) & m > 0;

pre trajectory == exists t, r. flight -> Flight(t, r) * t -> Track(_, _) * route(r) & horizon > 0;
