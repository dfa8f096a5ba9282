import { expect, test } from "vitest";
import { recordedLesson } from "../../../../testing/recorded-lesson.ts";
import {
  type BoardSession,
  type ClassTree,
  Recording,
  recordingFromJson,
  recordingToJson,
  tablesOf,
} from "../../../../trace/index.ts";
import { manifest } from "../../manifest.ts";
import type { PointsToSymbols } from "../symbols.ts";
import { SECTION } from "../vocabulary.ts";

/** Most positions of a run that are looked at, at equal distances. */
const POSITIONS = 600;

test.each(manifest.lessons.map((lesson) => [lesson.id, lesson] as const))(
  "%s: each step of Dispatch names a method that the hierarchy shows, forward as backward",
  async (_, lesson) => {
    const { board, recording } = await recordedLesson(manifest, lesson);
    const reader = board.open(recording);
    const rows = tablesOf<PointsToSymbols>(recording.section(SECTION))("classes");
    const methods = new Map(rows.map((row) => [row.name, new Set(Object.values(row.methods))]));
    const stride = Math.max(1, Math.ceil(recording.length / POSITIONS));
    const positions = Array.from({ length: Math.ceil(recording.length / stride) }, (__, index) => 1 + index * stride);
    const forward = positions.map((n) => shownAt(reader, n));
    const backward = [...positions].reverse().map((n) => shownAt(reader, n));
    expect(backward.reverse()).toEqual(forward);
    for (const [index, n] of positions.entries()) {
      const text = reader.made(n - 1)?.text ?? "";
      if (!text.startsWith("Dispatch(")) continue;
      const { call, found = "", isVisible, isFixed } = forward[index] ?? {};
      const answer = text.slice(text.lastIndexOf(" = ") + 3);
      expect(call, `step ${n - 1}`).toBe(text);
      // A private method is no answer to other calls.
      expect(isFixed === true || methods.get(found)?.has(answer), `${text}: found in ${found}`).toBe(true);
      expect(isVisible, text).toBe(true);
    }
  },
);

test("a recording without classes is shown without the hierarchy", async () => {
  const [lesson] = manifest.lessons;
  if (lesson === undefined) throw new Error("no lesson");
  const { board, recording } = await recordedLesson(manifest, lesson);
  const plain: unknown = JSON.parse(JSON.stringify(recordingToJson(recording, manifest.id)), (key, value) =>
    key === "classes" ? undefined : value,
  );
  const old = recordingFromJson(plain);
  const reader = board.open(old.ok ? old.value : new Recording());
  expect(reader.view("points-to-sets", recording.length, 0)).toMatchObject({ rowCount: expect.any(Number) });
  const view = reader.view("class-hierarchy", recording.length, 0);
  expect(view.kind === "graph" && view.model.nodes).toEqual([]);
});

/** What the hierarchy says of a step. */
function shownAt(reader: BoardSession, n: number) {
  const tree = treeAt(reader, n);
  const call = tree?.call;
  const nameOf = (id: string | undefined) => tree?.classes.find((each) => each.id === id);
  const ids = [call?.found, ...(call?.passed ?? [])].filter((id) => id !== undefined);
  return {
    call: call?.isNew === true ? call.text : undefined,
    found: nameOf(call?.found)?.name,
    isFixed: call?.isFixed,
    isVisible: ids.every((id) => (nameOf(id)?.birth ?? Number.POSITIVE_INFINITY) < n),
  };
}

function treeAt(reader: BoardSession, n: number): ClassTree | undefined {
  const view = reader.view("class-hierarchy", n, n - 1);
  return view.kind === "graph" ? view.classes : undefined;
}
