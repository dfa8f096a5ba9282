import { expect, test } from "vitest";
import { engineById } from "../../engines/index.ts";
import { recordedRun } from "../../testing/recorded-lesson.ts";
import { Session } from "../store/run/index.ts";
import { correspondingRuns } from "./follow.ts";

const nothing = { isOfText: false, gained: new Set<number>(), more: 0, fewer: 0, lost: new Map<string, number>() };

/** A lesson under some options, with its text as it is or changed. */
async function runOf(context: string, change = (text: string): string => text): Promise<Session> {
  const engine = engineById("points-to");
  const lesson = engine?.lessons.find(({ id }) => id === "one-call-site");
  if (engine === undefined || lesson === undefined) throw new Error("the lesson is missing");
  const files = [{ ...lesson.file, text: change(lesson.file.text) }];
  const { board, recording } = await recordedRun(engine, files, { context });
  const session = new Session(board, { example: lesson.id, files, options: { context } });
  session.append(recording.wholeChunk());
  return session;
}

test("under another selector the step is the one at which the same has been found", async () => {
  const [calls, objects] = await Promise.all([runOf("1-call"), runOf("1-obj")]);
  const { position: find } = correspondingRuns();
  const atEdge = (session: Session): number => {
    for (let n = 1; n <= session.recording.length; n++)
      if (session.reader.comparable(n - 1)?.alike.includes("Two") === true) return n;
    throw new Error("nothing says Two");
  };
  const found = find(calls, atEdge(calls), objects);
  expect(found).toBeGreaterThanOrEqual(atEdge(objects));
  expect(find(calls, 0, objects)).toBe(0);
  expect(find(calls, calls.recording.length, objects)).toBe(objects.recording.length);
});

test("a run is told by what the other one has not found, contexts left out", async () => {
  const [calls, none] = await Promise.all([runOf("1-call"), runOf("ci")]);
  const { difference } = correspondingRuns();
  const said = (session: Session, steps: Iterable<number>) =>
    new Set(Array.from(steps, (step) => session.reader.comparable(step)?.alike));
  const { gained, more, fewer } = difference(calls, none) ?? nothing;
  // Without contexts the arguments of both calls meet.
  expect(said(none, gained)).toContain("C.m() x ∋ o13");
  expect([more, fewer]).toEqual([said(none, gained).size, 0]);
  const lost = new Map([
    ["points-to-sets", 3],
    ["reachable-methods", 1],
    ["call-graph-edges", 1],
  ]);
  expect(difference(none, calls)).toMatchObject({ gained: new Set(), more: 0, fewer: more, lost });
  expect(difference(calls, calls)).toEqual(nothing);
});

test("after an edit facts are found again under their names, whose lines may have moved", async () => {
  const before = await runOf("ci");
  const { difference } = correspondingRuns();
  expect(difference(before, await runOf("ci", (text) => `// more\n\n${text}`))).toEqual({ ...nothing, isOfText: true });
  const added = await runOf("ci", (text) => text.replace("x.get();", "x.get();\n    n1 = n2;"));
  const { gained, fewer } = difference(before, added) ?? nothing;
  const said = [...gained].map((step) => added.reader.comparable(step)?.alike);
  expect(said).toContain("C.m() n1 ∋ o13");
  expect(said).not.toContain("C.m() n2 ∋ o13");
  expect(fewer).toBe(0);
});
