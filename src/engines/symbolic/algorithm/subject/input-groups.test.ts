import { expect, test } from "vitest";
import { unitOf } from "../../../../testing/symbolic/symbolic.ts";
import { inputGroups } from "./input-groups.ts";
import { makeSubject } from "./subject.ts";

const JAVA = `class node { int val; node next; }
class A { static int f(node w, node x, int n, node y, node z) { return n; } }`;
const FORMULAS = `data node { int val; node next; }
pred list(x) == emp & x = null \\/ exists v, n. x -> node(v, n) * list(n);
pred both(a, b) == emp & a = null & b = null \\/ exists v, w, n, m. a -> node(v, n) * b -> node(w, m) * both(n, m);
`;

test.each([
  ["list(w) * list(x)", ["w", "x", "n", "y", "z"]],
  ["both(x, z)", ["w", "x z", "n", "y"]],
  ["both(x, z) * list(y) & w = y", ["w y", "x z", "n"]],
  ["both(w, x) & y = x & z = y", ["w x y z", "n"]],
  // A number ties no heaps together; a field that may hold another input does.
  ["w -> node(n, x) * y -> node(n, null)", ["w x", "n", "y", "z"]],
  // Tied in one disjunct is tied.
  ["emp & w = null \\/ both(x, y) \\/ both(y, z)", ["w", "x y z", "n"]],
])("inputs whose heaps %s constrains together are a group, in the order of the inputs: %j", async (pre, groups) => {
  const subject = makeSubject(await unitOf(JAVA, `${FORMULAS}pre f == ${pre};`), "f");
  if (!subject.ok) throw new Error(JSON.stringify(subject.errors));
  const found = inputGroups(subject.value);
  expect(found.ok && found.value.map((names) => names.join(" "))).toEqual(groups);
});
