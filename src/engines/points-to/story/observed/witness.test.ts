import { expect, test } from "vitest";
import { runProgram } from "../../../../java/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { recordOnce } from "../../../../testing/points-to/record.ts";
import { type TableView, wasObserved } from "../../../../trace/index.ts";
import { pointsToBoard } from "../../board.ts";
import { contextWitness } from "./contexts.ts";

const oneBranch = `class Main {
  Object kept;
  static Object shared;
  public static void main(String[] args) {
    Object x = new One();
    if (args.length > 7) x = new Two();
    Main m = new Main();
    m.kept = x;
    shared = x;
    Object[] all = new Object[] { x };
    x.toString();
  }
}
class One { public String toString() { return "one"; } }
class Two { public String toString() { return "two"; } }
`;

const program = await compileJava([{ name: "Main.java", text: oneBranch }]);
const { observed } = runProgram(program, { stepLimit: 10_000, input: "", arguments: [] });

/** The rows of the reader's part of a table at the end of a recorded run, with what the execution says, contexts left out. */
function seen(options: Readonly<Record<string, unknown>>, panel: string): readonly string[] {
  const { recording } = recordOnce(program, { profile: "java", ...options });
  const board = pointsToBoard.open(recording);
  const view = board.view(panel, recording.length, recording.length);
  if (view.kind !== "table") throw new Error("no table");
  return sightings({ ...view, ...view.own }, (fact) => wasObserved(board, observed, fact)).map((row) =>
    row.replaceAll(/\[[^\]*]*\]:/g, ""),
  );
}

/** Each part of the rows of a table with what the execution says about it. */
function sightings(table: TableView, was: (fact: number) => boolean | undefined): readonly string[] {
  return Array.from({ length: table.rowCount }, (_, index) => {
    const { cells, fact } = table.row(index);
    const [head, parts = []] = cells;
    const name = (head ?? []).map(({ text }) => text).join("");
    if (!table.columns.includes("points-to.column.objects")) {
      return `${[name, ...parts.map(({ text }) => text)].join(" ")} ${was(fact)}`;
    }
    return `${name}: ${parts.map((part) => `${part.text} ${was(part.fact ?? -1)}`).join(", ")}`;
  });
}

test.each(["ci", "1-call", "2-obj", "1-type"])(
  "facts of %s are observed or not, whatever their contexts",
  (context) => {
    const sets = seen({ context }, "points-to-sets");
    expect(sets).toContain("x: o5 true, o6 false");
    expect(sets).toContain("o7.kept: o5 true, o6 false");
    expect(sets).toContain("Main.shared: o5 true, o6 false");
    expect(sets).toContain("o10[*]: o5 true, o6 false");
    expect(seen({ context }, "reachable-methods")).toContain("One.toString() true");
    expect(seen({ context }, "reachable-methods")).toContain("Two.toString() false");
    expect(seen({ context }, "call-graph-edges")).toContain("11 One.toString() true");
    expect(seen({ context }, "call-graph-edges")).toContain("11 Two.toString() false");
  },
);

test("a merged object is observed where an object of one of its sites was", () => {
  const sets = seen({ context: "1-obj", heapAbstraction: "type" }, "points-to-sets");
  expect(sets).toContain("x: o_One true, o_Two false");
  expect(sets).toContain("o_Main.kept: o_One true, o_Two false");
  expect(sets).toContain("Main.shared: o_One true, o_Two false");
  expect(sets).toContain("o_Object[][*]: o_One true, o_Two false");
});

test("what is no observation of an execution says nothing", () => {
  const { recording } = recordOnce(program, { context: "ci" });
  const board = pointsToBoard.open(recording);
  expect([undefined, null, 7, {}, { variables: [] }].map((value) => wasObserved(board, value, 0))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect(wasObserved(board, observed, recording.length + 1)).toBeUndefined();
});

const twice = await compileJava([
  {
    name: "Main.java",
    text: `class Main {
  static Object id(Object x) { return x; }
  public static void main(String[] args) {
    Object one = new One();
    Object two = new Two();
    if (args.length > 7) one = two;
    Object a = id(one);
    Object b = id(two);
  }
}
class One { }
class Two { }
`,
  },
]);

/** The facts `[c]:x ∋ object` and calls of `id` of a recorded run, with what an execution says about each. */
function aboutId(options: Readonly<Record<string, unknown>>, contexts: boolean): readonly string[] {
  const run = runProgram(twice, { stepLimit: 10_000, input: "", arguments: [], contexts });
  const { recording } = recordOnce(twice, { profile: "java", ...options });
  const board = pointsToBoard.open(recording);
  const view = board.view("points-to-sets", recording.length, recording.length);
  if (view.kind !== "table") throw new Error("no table");
  const rows = sightings({ ...view, ...view.own }, (fact) => wasObserved(board, run.observed, fact));
  return rows.filter((row) => /(^|:)x:/.test(row));
}

test("a fact is observed under its own context only", () => {
  expect(aboutId({ context: "1-call" }, true)).toEqual(["[7]:x: o4 true, o5 false", "[8]:x: o5 true"]);
  expect(aboutId({ context: "1-obj" }, true)).toEqual(["[]:x: o4 true, o5 true"]);
});

test("without the contexts of the execution, or with some methods under no context, any context counts", () => {
  const either = ["[7]:x: o4 true, o5 true", "[8]:x: o5 true"];
  expect(aboutId({ context: "1-call" }, false)).toEqual(either);
  expect(aboutId({ context: "1-call", selective: "Main.*" }, true)).toEqual(either);
});

test("methods and calls are observed under their own contexts only", () => {
  const { contexts } = runProgram(twice, { stepLimit: 10_000, input: "", arguments: [], contexts: true }).observed;
  if (contexts === undefined || contexts === "too-many") throw new Error("contexts are kept");
  const witness = contextWitness(contexts, { context: "1-call", heap: 0, profile: "java" }, (site) => site);
  expect(witness.ran("Main.id(Object)", "[7]")).toBe(true);
  expect(witness.ran("Main.id(Object)", "[9]")).toBe(false);
  expect(witness.called("7", "[]", "Main.id(Object)", "[7]")).toBe(true);
  expect(witness.called("7", "[]", "Main.id(Object)", "[8]")).toBe(false);
});

test("what was seen under a context that is not known is neither observed nor not", () => {
  const { contexts } = runProgram(twice, { stepLimit: 10_000, input: "", arguments: [], contexts: true }).observed;
  if (contexts === undefined || contexts === "too-many") throw new Error("contexts are kept");
  const calls = contexts.calls.map((call) => (call.callee === "Main.id(Object)" ? { ...call, caller: -1 } : call));
  const variables = contexts.variables.map((row) => ({ ...row, held: row.held.map(([, o]) => [-1, o] as const) }));
  const options = { context: "2-call", heap: 0, profile: "java" } as const;
  const witness = contextWitness({ ...contexts, calls, variables }, options, (site) => site);
  expect(witness.ran("Main.id(Object)", "[7]")).toBeUndefined();
  expect(witness.called("7", "[]", "Main.id(Object)", "[7]")).toBeUndefined();
  expect(witness.called("9", "[]", "Main.id(Object)", "[9]")).toBe(false);
  expect(witness.held("Main.id(Object) x", "[7]", "o4", "o4")).toBeUndefined();
  expect(witness.held("Main.id(Object) x", "[7]", "o9", "o9")).toBe(false);
});

test("too many calls are told, and then any context counts", async () => {
  const deep = await compileJava([
    {
      name: "Deep.java",
      text: `class Deep {
  static void both(int n) { if (n > 0) { both(n - 1); both(n - 1); } }
  public static void main(String[] args) { both(17); }
}
`,
    },
  ]);
  const { observed: seenOf } = runProgram(deep, { stepLimit: 10_000_000, input: "", arguments: [], contexts: true });
  expect(seenOf.contexts).toBe("too-many");
});
