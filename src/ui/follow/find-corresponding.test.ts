import { expect, test } from "vitest";
import { engineById } from "../../engines/index.ts";
import { recordedRun } from "../../testing/recorded-lesson.ts";
import { Session } from "../store/run/index.ts";
import { correspondingRuns } from "./follow.ts";

/** A lesson under some options. */
async function runOf(context: string): Promise<Session> {
  const engine = engineById("points-to");
  const lesson = engine?.lessons.find(({ id }) => id === "one-call-site");
  if (engine === undefined || lesson === undefined) throw new Error("the lesson is missing");
  const { board, recording } = await recordedRun(engine, [lesson.file], { context });
  const session = new Session(board);
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
  const { gained, more, fewer } = difference(calls, none);
  // Without contexts the arguments of both calls meet.
  expect(said(none, gained)).toContain("C.m() x ∋ o13");
  expect([more, fewer]).toEqual([said(none, gained).size, 0]);
  expect(difference(none, calls)).toEqual({ gained: new Set(), more: 0, fewer: more });
  expect(difference(calls, calls)).toEqual({ gained: new Set(), more: 0, fewer: 0 });
});
