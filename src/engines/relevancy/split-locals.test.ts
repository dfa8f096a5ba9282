import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { instrumented } from "../../testing/relevancy/instrument.ts";
import { edgesOf, recordRelevancy, relevancy } from "../../testing/relevancy/relevancy.ts";
import { expressionsOf, hoverAt, variableAt } from "../../trace/index.ts";
import { relevancyBoard } from "./board.ts";
import { relevancyAsXml } from "./xml.ts";

type Options = Readonly<Record<string, unknown>>;

/** The weights of the locals of `main`, those of a local that is split by part. */
async function weightsOf(statements: string, options: Options = {}, members = "") {
  const source = `class Main { ${members}\n public static void main(String[] args) {\n${statements}\n} }`;
  const { variables } = await relevancy(source, options);
  return Object.fromEntries(
    variables.flatMap((row) => {
      if (row.kind !== "local" || row.method !== "Main.main(String[])" || row.name === "args") return [];
      return (row.parts ?? [row]).map(({ name, weight }) => [name, weight] as const);
    }),
  );
}

function at(...places: readonly (readonly [line: number, column: number])[]) {
  return places.map(([line, column]) => ({ file: "A.java", line, column }));
}

const overwritten = "int x = Symbolic.integer(); x = 5; int after = x;";

test("a local that is assigned a constant after a symbolic value is two locals", async () => {
  expect(await weightsOf(overwritten)).toEqual({ "x₁": "any", "x₂": "const", after: "const" });
});

test("a local that is not split holds whatever is ever assigned to it", async () => {
  expect(await weightsOf(overwritten, { splitLocals: false })).toEqual({ x: "any", after: "any" });
});

test("the row of a local is the join of its parts", async () => {
  const source = `class Main { static int f(int p) { int kept = p; p = 5; return p; }
    public static void main(String[] args) { int n = Symbolic.integer(); int a = f(n); } }`;
  const { variables } = await relevancy(source);
  expect(variables.find((row) => row.kind === "local" && row.name === "p")).toEqual({
    kind: "local",
    method: "Main.f(int)",
    name: "p",
    type: "int",
    parameter: 0,
    weight: "any",
    relevant: true,
    stack: "2b",
    parts: [
      { name: "p₁", weight: "any", relevant: true, stack: "2b", places: at([1, 31], [1, 47]) },
      { name: "p₂", weight: "const", relevant: false, places: at([1, 50], [1, 64]) },
    ],
  });
  const weights = Object.fromEntries(variables.map((row) => [row.kind === "local" ? row.name : row.kind, row.weight]));
  expect(weights).toMatchObject({ kept: "any", return: "const" });
});

interface Case {
  readonly what: string;
  readonly statements: string;
  readonly weights: Readonly<Record<string, string>>;
  readonly members?: string;
}

const cases: readonly Case[] = [
  {
    what: "definitions on two branches that meet are one part",
    statements: `boolean b = args.length > 0; int x = 0; int y = x;
      if (b) x = Symbolic.integer(); else x = 5;
      int after = x;`,
    weights: { b: "const", "x₁": "const", y: "const", "x₂": "any", after: "any" },
  },
  {
    what: "a definition that may stay is one part with the one that may replace it",
    statements: "int x = 5; int before = x; if (args.length > 0) x = Symbolic.integer(); int after = x;",
    weights: { x: "any", before: "any", after: "any" },
  },
  {
    what: "a definition on a branch that is used there only is a part of its own",
    statements: "int x = 5; if (args.length > 0) { x = Symbolic.integer(); int inside = x; return; } int after = x;",
    weights: { "x₁": "const", "x₂": "any", inside: "any", after: "const" },
  },
  {
    what: "what a loop computes from itself is one part with where it starts, and what comes behind the loop another",
    statements: `int x = 1;
      for (int i = 0; i < 3; i++) { x = x + Symbolic.integer(); }
      int sum = x;
      x = 7;
      int after = x;`,
    weights: { "x₁": "any", i: "const", sum: "any", "x₂": "const", after: "const" },
  },
  {
    what: "what a loop assigns in each round before it is read does not go round",
    statements: `int x = Symbolic.integer(); int before = x;
      while (args.length > 3) { x = 4; int inside = x; }`,
    weights: { "x₁": "any", before: "any", "x₂": "const", inside: "const" },
  },
  {
    what: "a handler may see what any statement of the try block has assigned",
    statements: `int x = 1; int before = x;
      try { x = Symbolic.integer(); f(); x = 5; f(); x = 6; } catch (RuntimeException e) { int caught = x; }
      x = 7;
      int after = x;`,
    members: "static void f() {}",
    weights: { "x₁": "any", before: "any", caught: "any", e: "zero", "x₂": "const", "x₃": "const", after: "const" },
  },
  {
    what: "a finally block that stands in the code several times reads one part",
    statements: `int x = Symbolic.integer(); int last = 0;
      try { if (args.length > 0) { x = 5; return; } x = 6; } finally { last = x; }
      x = 8;
      int after = x;`,
    weights: { "x₁": "any", "last₁": "const", "last₂": "any", "x₂": "const", after: "const" },
  },
  {
    what: "nothing behind a constant condition counts",
    statements: "int x = 5; if (false) { x = Symbolic.integer(); } int after = x;",
    weights: { x: "const", after: "const" },
  },
  {
    what: "a compound assignment reads one part and assigns the next",
    statements: "int x = Symbolic.integer(); int y = 1; x += y; x = 5; x++; int after = x;",
    weights: { "x₁": "any", y: "const", "x₂": "any", "x₃": "const", "x₄": "const", after: "const" },
  },
  {
    what: "texts are split, and what is appended to the one is not in the other",
    statements: `String s = Symbolic.string(); String first = s + "!"; s = "fixed"; String second = s + "!";`,
    weights: { "s₁": "any", first: "any", "s₂": "const", second: "const" },
  },
  {
    what: "parts that share their objects are as symbolic as these",
    statements: `StringBuilder s = new StringBuilder("a"); StringBuilder kept = s;
      s = new StringBuilder("b"); kept.append(Symbolic.string());
      String text = kept.toString();`,
    weights: { "s₁": "any", kept: "any", "s₂": "any", text: "any" },
  },
  {
    what: "a captured local has one definition",
    statements: "int x = Symbolic.integer(); Runnable r = () -> { int inside = x; }; r.run();",
    weights: { x: "any", r: "zero" },
  },
];

test.each(cases)("$what", async ({ statements, weights, members }) => {
  expect(await weightsOf(statements, {}, members)).toEqual(weights);
});

test("places name each occurrence of a part, one that is read and assigned in both", async () => {
  const source = `class Main { public static void main(String[] args) {
    int x = Symbolic.integer(); // x
    String x2 = "x = 1" + x;
    for (x = 1; x < 3; x++) { this_(x); }
    x += 2;
    int y = (x) + x;
  }
  static void this_(int n) {} }`;
  const { variables } = await relevancy(source);
  const row = variables.find((each) => each.kind === "local" && each.name === "x");
  const places = row?.kind === "local" ? row.parts?.map((part) => [part.name, part.places] as const) : undefined;
  expect(Object.fromEntries(places ?? [])).toEqual({
    "x₁": at([2, 9], [3, 27]),
    "x₂": at([4, 10], [4, 17], [4, 24], [4, 37], [5, 5]),
    "x₃": at([5, 5], [6, 14], [6, 19]),
  });
});

test("places of what a loop assigns, and no field or method of the same name", async () => {
  const source = `class Main { int x; static int x(int n) { return n; }
  static void main() { Main m = new Main(); int[] a = { 1 };
    for (int x : a) {
      m . x = x(x);
      x = m.x; x -= 2;
      ++ x; int y = x;
    } } }`;
  const { variables } = await relevancy(source);
  const row = variables.find((each) => each.kind === "local" && each.name === "x");
  const places = row?.kind === "local" ? row.parts?.map((part) => [part.name, part.places] as const) : undefined;
  expect(Object.fromEntries(places ?? [])).toEqual({
    "x₁": at([3, 14], [4, 17]),
    "x₂": at([5, 7], [5, 16]),
    "x₃": at([5, 16], [6, 10]),
    "x₄": at([6, 10], [6, 21]),
  });
});

test("an instrumented program keeps one variable, and says nothing of a part without symbolic values", async () => {
  const text = (statements: string) =>
    `class Main { public static void main(String[] args) {\n${statements}\nSystem.out.println(x); } }`;
  const kept = await instrumented([{ name: "Main.java", text: text(`${overwritten} long wide = x + 1;`) }]);
  expect(kept.notes).toEqual([]);
  expect(kept.files[0]?.text).toContain(
    "IntExpr x = Symbolic.integer(); x = Symbolic.IntConstant(5); int after = x._getValue(); long wide = x._getValue() + 1;",
  );
  const noted = await instrumented([
    { name: "Main.java", text: text(`${overwritten} int[] a = { 1 }; a[x] = a[x]; x = Symbolic.integer(); a[x]++;`) },
  ]);
  expect(noted.notes.map((note) => note.text)).toEqual(["The concrete value is used: the index of an array."]);
});

const overwrittenProgram = `class Main { public static void main() {
int x = Symbolic.integer();
x = x + 1;
x = 5;
int after = x; } }`;

test("nodes, edges and statements of the graph name parts, the XML names locals", async () => {
  const result = await relevancy(overwrittenProgram);
  expect(edgesOf(result)).toEqual([
    "env@Main.main() ⇝ x₁@Main.main() [symbolic-value any]",
    "x₁@Main.main() ⇝ x₂@Main.main() [binary-operation]",
    "env@Main.main() ⇝ x₂@Main.main() [binary-operation const]",
    "env@Main.main() ⇝ x₃@Main.main() [constant-value const]",
    "x₃@Main.main() ⇝ after@Main.main() [copy]",
  ]);
  expect(result.wdg.edges.map(({ statement }) => statement)).toEqual([
    "x₁ = integer() [2 static Symbolic.integer()]",
    "x₂ = x₁ + 1",
    "x₂ = x₁ + 1",
    "x₃ = 5",
    "after = x₃",
  ]);
  expect(result.seeds.map(({ variable }) => variable)).toEqual(["Main.main()/x"]);
  expect(relevancyAsXml(result)).toContain('<variable name="x"/>');
  expect(result.metrics).toMatchObject({ variables: 2, relevant: 1, relevantLines: 2 });
});

test.each(["stacking", "cloning"])(
  "%s: pointing at a part shows its outcome and its occurrences only",
  async (pipeline) => {
    const { recording } = recordRelevancy(await compileJava(overwrittenProgram), { pipeline });
    const board = relevancyBoard.open(recording);
    const end = recording.length;
    expect(board.hints(end, end).map(({ line, text, tone }) => `${line} ${text} ${tone}`)).toEqual([
      "2 x₁ ● any",
      "3 x₂ ● any",
      "4 x₃ ○ const",
      "5 after ○ const",
    ]);
    expect(hoverAt(board, "A.java", 3, "x", end)).toBe("`ra(x₁) = any` ●  \n`ra(x₂) = any` ●");
    expect(hoverAt(board, "A.java", 5, "x", end)).toBe("`ra(x₃) = const` ○");
    expect(variableAt(board, "A.java", 5, "x")).toBe("Main.main()/x");
    const graph = board.view("dependence-graph", end, end);
    const nodes = graph.kind === "graph" ? graph.model.nodes : [];
    const marked = nodes.map(({ id, label }) => [
      label,
      expressionsOf(board, id).map(({ start, end }) => `${start.line}:${start.column}-${end.column}`),
    ]);
    expect(Object.fromEntries(marked)).toMatchObject({
      "x₁": ["2:5-6", "3:5-6"],
      "x₂": ["3:1-2"],
      "x₃": ["4:1-2", "5:13-14"],
      after: [],
    });
  },
);

test("a local that is named as a seed is one seed, symbolic in all of its parts", async () => {
  const { variables, seeds } = await relevancy(
    "class A { static void main() { int x = 1; int a = x; x = 2; int b = x; } }",
    {
      seeds: "A.main()/x",
    },
  );
  expect(seeds.map(({ label, variable }) => [label, variable])).toEqual([["A.main()/x", "A.main()/x"]]);
  expect(variables.filter(({ relevant }) => relevant)).toHaveLength(3);
  expect(
    variables.flatMap((row) => (row.kind === "local" ? (row.parts ?? []) : [])).map(({ weight }) => weight),
  ).toEqual(["any", "any"]);
});

test("each part has its own seeds, stacks and outcome of cloning", async () => {
  const source = `class A { static void main() {
int x = Symbolic.integer(); int a = x;
x = Symbolic.integer(); int b = x;
} }`;
  const { variables } = await relevancy(source, { pipeline: "both" });
  const row = variables.find((each) => each.kind === "local" && each.name === "x");
  expect(row).toMatchObject({ seeds: ["2", "3"], stack: "ε", cloning: "any" });
  expect(row?.kind === "local" ? row.parts : []).toMatchObject([
    { name: "x₁", seeds: ["2"], stack: "ε", cloning: "any" },
    { name: "x₂", seeds: ["3"], stack: "ε", cloning: "any" },
  ]);
});
