import { expect, test } from "vitest";
import { runProgram } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { recordOnce } from "../../../testing/points-to/record.ts";
import type { TableView } from "../../../trace/index.ts";
import { pointsToBoard } from "../board.ts";

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
  return sightings({ ...view, ...view.own }, (fact) => board.wasObserved(observed, fact)).map((row) =>
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
  expect([undefined, null, 7, {}, { variables: [] }].map((value) => board.wasObserved(value, 0))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect(board.wasObserved(observed, recording.length + 1)).toBeUndefined();
});
