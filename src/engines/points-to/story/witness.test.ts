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
    const { recording } = recordOnce(program, { context, profile: "java" });
    const board = pointsToBoard.open(recording);
    const end = recording.length;
    const own = (panel: string): readonly string[] => {
      const view = board.view(panel, end, end);
      if (view.kind !== "table") throw new Error("no table");
      const table = { ...view, ...view.own };
      return sightings(table, (fact) => board.wasObserved(observed, fact)).map((row) =>
        row.replaceAll(/\[[^\]*]*\]:/g, ""),
      );
    };
    const sets = own("points-to-sets");
    expect(sets).toContain("x: o5 true, o6 false");
    expect(sets).toContain("o7.kept: o5 true, o6 false");
    expect(sets).toContain("Main.shared: o5 true, o6 false");
    expect(sets).toContain("o10[*]: o5 true, o6 false");
    expect(own("reachable-methods")).toContain("One.toString() true");
    expect(own("reachable-methods")).toContain("Two.toString() false");
    expect(own("call-graph-edges")).toContain("11 One.toString() true");
    expect(own("call-graph-edges")).toContain("11 Two.toString() false");
  },
);

test("what is no observation of an execution says nothing", () => {
  const { recording } = recordOnce(program, { context: "ci" });
  const board = pointsToBoard.open(recording);
  expect([undefined, null, 7, {}, { variables: [] }].map((value) => board.wasObserved(value, 0))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect(board.wasObserved(observed, recording.length + 1)).toBeUndefined();
});
