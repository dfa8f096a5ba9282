/** Fig. 1, and the precondition of Sec. 2. */
export const addNumbers = {
  java: `class node { int val; node next; node(int v, node n) { val = v; next = n; } }
class Main {
  static node add(node x, node y) {
    node dummyHead = new node(0, null); node z = dummyHead;
    while (x != null) {
      z.next = new node(x.val + y.val, null);
      x = x.next; y = y.next; z = z.next;
    }
    return dummyHead.next;
  }
}`,
  sl: `data node { int val; node next; }
pred pre(node a, node b) == emp & a = null & b = null
   \\/ exists n1, n2. a -> node(_, n1) * b -> node(_, n2) * pre(n1, n2);
pre add == pre(x, y);`,
};

/** Nothing is known of the inputs: scenario 2, exceptions, and a branch that nothing can take. */
export const unconstrained = {
  java: `class cell { int k; cell next; }
class Main {
  static int sum(cell a, cell b) {
    if (a == b) return 0;
    if (a.k > b.k && b.k > a.k) return 1;
    a.next = b;
    return a.next.k / b.k;
  }
}`,
  sl: "data cell { int k; cell next; }",
};

/** Programs that walk through every kind of step. */
export const symbolicTexts: Readonly<Record<string, { readonly java: string; readonly sl: string }>> = {
  "adding numbers": addNumbers,
  unconstrained,
};
