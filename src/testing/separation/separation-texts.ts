/** The motivating example of the paper: two lists of one length. */
export const sameLength = `data node { int val; node next; }
pred pre(node a, node b) == emp & a = null & b = null
   \\/ exists n1, n2. a -> node(_, n1) * b -> node(_, n2) * pre(n1, n2);`;

/** Texts that walk through every kind of step. */
export const separationTexts: Readonly<Record<string, string>> = {
  "same length": sameLength,
  "flaw: oscillation": `pred P(x, y) == exists u. Bad(u) & x = y \\/ P2(x, y); pred P2(x, y) == P(x, y); pred Bad(u) == u != u;`,
  "flaw: no model": `data cell { cell next; }
pred R(z) == exists w. z -> cell(w);
pred Q(x) == exists n, m. x -> cell(n) * n -> cell(m) * R(n);`,
  "list segment": `data node { int val; node next; }
pred ls(x, y) == emp & x = y \\/ exists n. x -> node(_, n) * ls(n, y) & x != y;`,
  "checks of every kind": `data tree { int val; tree left; tree right; }
pred ls(x, y) == emp & x = y \\/ exists n. x -> tree(_, n, _) * ls(n, y) & x != y;
pred bst(tree x, int lo, int hi) == emp & x = null
  \\/ exists v, l, r. x -> tree(v, l, r) * bst(l, lo, v) * bst(r, v, hi) & lo < v & v < hi;
pred none(tree x) == x -> tree(0, null, null) & x = null;
check ls(x, y) * ls(y, null) & x != y & y != null;
check ls(x, y) * ls(x, z) & x != y & x != z;
check bst(x, 4, 5) & x != null;
check bst(x, 4, 7) & x != null;
check none(x) \\/ x = null & x != null;`,
};
