import { expect, test } from "vitest";
import { comparable } from "../../../engine-kit/index.ts";
import { engineById } from "../../../engines/index.ts";
import { RunSession } from "../../../session/index.ts";
import { testFrontEnd } from "../../../testing/front-end.ts";
import { Recording } from "../../../trace/index.ts";
import { boardDifferences, boardMarks, type EndedRun } from "./board-marks.ts";

/** The runs of a lesson as its engine compares them, and what it compares. */
async function runsOf(id: string, lessonId: string, written: readonly string[]) {
  const engine = engineById(id);
  const comparison = engine && comparable.of(engine.page);
  const lesson = engine?.lessons.find((each) => each.id === lessonId);
  if (engine === undefined || comparison === undefined || lesson === undefined) throw new Error(`no ${lessonId}`);
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  const board = await engine.board();
  const base = { ...engine.page.start, ...lesson.presets[0]?.options };
  const runs: EndedRun[] = [];
  for (const run of written) {
    const recording = new Recording();
    const reader = board.open(recording);
    const options = comparison.read(run, base) ?? base;
    await session.record({ engine: id, files: lesson.files ?? [lesson.file], options }, (message) => {
      if (message.kind === "chunk") recording.append(message.chunk);
    });
    reader.extend();
    runs.push({ session: { recording, reader }, isPartial: false });
  }
  const panels = board.panels.filter((panel) => comparison.tables?.includes(panel.id));
  const marks = boardMarks(runs, panels, comparison);
  return boardDifferences(runs, panels, marks).map(({ label, rows }) => ({
    label,
    rows: rows.map(({ group, head, facts }) => [
      group === undefined ? head : `${group}: ${head}`,
      ...facts.map((of) => of.map(({ text, mark }) => (mark === "shared" ? text : `${text} (${mark})`))),
    ]),
  }));
}

test("Table 1 takes d and q for relevant, Table 2 rules that out", async () => {
  const [variables] = await runsOf("relevancy", "example-1-store", ["merged", "refined"]);
  const rows = new Map(variables?.rows.map(([head, ...facts]) => [head, facts]));
  expect(rows.get("Driver.main(String[]): s")).toEqual([["● any · ✓ · ε"], ["● any · ✓ · ε"]]);
  for (const name of ["d", "q"])
    expect(rows.get(`Driver.main(String[]): ${name}`)).toEqual([["● any · ✓ · ε (spurious)"], ["○ const (only-here)"]]);
});

test("post* and pre* differ, and neither disproves the other", async () => {
  const [transitions] = await runsOf("pushdown", "there-and-back", ["post", "pre"]);
  expect(transitions?.label).toBe("pushdown.region.transitions");
  const of = (state: string) => transitions?.rows.filter(([head]) => String(head).startsWith(`${state}: `));
  expect(of("p")).toEqual([["p: a", ["final · 0"], ["final · 0"]]]);
  expect(of("o")).toEqual([
    ["o: b", [], ["o · 1 (only-here)"]],
    ["o: a", [], ["final · 4 (only-here)"]],
  ]);
});
