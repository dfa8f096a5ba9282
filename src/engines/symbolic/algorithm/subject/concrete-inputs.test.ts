import { expect, test } from "vitest";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

const JAVA = `class node { int val; node next; }
class A {
  static int f(node x, node y, int n) {
    if (n > 3) return 1;
    if (x == null) return 2;
    if (x.next == null) return x.val > 5 ? 3 : 4;
    return y == null ? 5 : 6;
  }
}`;
const LISTS = `data node { int val; node next; }
pred list(x) == emp & x = null \\/ exists v, n. x -> node(v, n) * list(n);
pred both(a, b) == emp & a = null & b = null \\/ exists v, w, n, m. a -> node(v, n) * b -> node(w, m) * both(n, m);
`;
const SEPARATE = `${LISTS}pre f == exists z. list(x) * y -> node(7, z) * z -> node(9, null) & n > 1;`;

/** By test: how long the list x is, what y holds, and n. */
async function inputsOf(formulas: string, symbolic: string): Promise<readonly string[]> {
  const { tests } = await testsOf(JAVA, formulas, { method: "f", symbolic });
  return tests.map(({ arguments: { x, y, n }, heap }) => {
    const cells = new Map(heap.map(({ id, fields }) => [id, fields]));
    const values = (from: unknown): readonly unknown[] => {
      const fields = cells.get(String(from));
      if (fields === undefined) return from === null ? [] : [`ends at ${from}`];
      return [fields["val"], ...values(fields["next"])];
    };
    return `${values(x).length} [${values(y).join(" ")}] ${n}`;
  });
}

test.each([
  ["the list x alone", SEPARATE, "x", ["0 [7 9] 2", "1 [7 9] 2", "1 [7 9] 2", "2 [7 9] 2"]],
  ["the number n alone", SEPARATE, "n", ["0 [7 9] 2", "0 [7 9] 4"]],
  ["both", SEPARATE, "x,n", ["0 [7 9] 2", "0 [7 9] 4", "1 [7 9] 2", "1 [7 9] 2", "2 [7 9] 2"]],
  [
    "two lists that a predicate holds together",
    `${LISTS}pre f == both(x, y) & n = 0;`,
    "x,y",
    ["0 [] 0", "1 [0] 0", "1 [0] 0", "2 [0 0] 0"],
  ],
  ["the number beside them", `${LISTS}pre f == both(x, y) & n = 0;`, "n", ["0 [] 0"]],
  [
    "a number that stands in a cell of another",
    `${LISTS}pre f == x -> node(n, null) & y = x & n > 2;`,
    "n",
    ["1 [3] 3"],
  ],
])(
  "inputs that are not symbolic have one value in all tests, with the heap that hangs on them: %s",
  async (_, formulas, symbolic, expected) => {
    expect(await inputsOf(formulas, symbolic)).toEqual(expected);
  },
);

test.each([
  [`${LISTS}pre f == both(x, y) & n = 0;`, "x"],
  [`${LISTS}pre f == list(x) & y = x & n = 0;`, "y"],
])("an input cannot be symbolic without those that share its heap", async (formulas, symbolic) => {
  await expect(inputsOf(formulas, symbolic)).rejects.toThrow("the precondition constrains them together");
});
