import { expect, test } from "vitest";
import { nameOf, relevancy, weightsIn } from "../../../../testing/relevancy/relevancy.ts";
import { weights } from "../dependence-graph/elements.ts";
import { Relevancy } from "./read-out.ts";

test("the outcome of a node is the most that is known of it, in any order", () => {
  const relevancy = new Relevancy();
  for (const weight of [weights.const, weights.any, weights.id]) relevancy.raise(3, weight);
  relevancy.raise(-1, weights.any);
  relevancy.raiseReturned(4, weights.any);
  relevancy.raiseReturned(4, weights.const);
  const outcomes = [-1, 1, 3, 4].map((node) => [relevancy.at(node), relevancy.onPathsTo(node)]);
  expect(outcomes).toEqual([
    [weights.zero, weights.zero],
    [weights.zero, weights.zero],
    [weights.any, weights.any],
    [weights.zero, weights.any],
  ]);
});

test.each([
  ["primitives", ["A.lambda$0()/i", "A.main()/i", "A.n", "Box.v"]],
  ["strings", ["A.main()/s", "Box.name"]],
  [
    "all",
    ["A.lambda$0()/i", "A.main()/b", "A.main()/i", "A.main()/r", "A.main()/s", "A.n", "Box.name", "Box.next", "Box.v"],
  ],
])(
  "of the types %s are listed: locals, fields and statics, but no temporary and no field of a function object",
  async (types, expected) => {
    const { variables } = await relevancy(
      `class Box { int v; String name; Box next; }
class A { static int n; static void main() { int i = 1; String s = "a"; Box b = new Box(); Runnable r = () -> { n = i + 1; }; } }`,
      { types: types === "all" ? "primitives,strings,all" : types },
    );
    expect(variables.map(nameOf).sort()).toEqual(expected);
  },
);

test("a method that never returns has no value to return", async () => {
  const { variables } = await relevancy(
    "class A { static int main() { int s = Symbolic.integer(); while (true) { s = s + 1; } } }",
  );
  expect(variables.find(({ kind }) => kind === "return")?.weight).toBe("zero");
});

test("a map is as symbolic as an entry of which only a callee knows", async () => {
  const result = await relevancy(
    `import java.util.*; class A { static void fill(Map<String, String> m, String t) { m.put("a", "y"); m.put("b", t); }
static void main() { Map<String, String> m = new HashMap<>(); fill(m, Symbolic.string()); String x = m.get("a"); } }`,
    { globals: "refined" },
  );
  expect(weightsIn(result, "A.main()")).toEqual({ m: "any", x: "const" });
});

test("what is counted: methods with something relevant, lines through which symbolic values go or that declare what holds them", async () => {
  const { metrics } = await relevancy(`// a comment
class A {
static int g; /* and
another */
static void set() {
g = Symbolic.integer();
}
static int plain(int n) {
return n + 1;
}
static int read() {
return g;
}
public static void main(String[] args) {
set();
int x = plain(2);
int y = read();
}
}`);
  expect(metrics).toEqual({
    variables: 5,
    relevant: 2,
    methods: 4,
    relevantMethods: 2,
    lines: 17,
    relevantLines: 4,
    codeReduction: 0.7647,
  });
});
