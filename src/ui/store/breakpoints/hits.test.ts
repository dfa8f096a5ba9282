import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import { share } from "../../../testing/seeds.ts";
import type { BoardSession, Recording } from "../../../trace/index.ts";
import type { Breakpoint } from "./breakpoint.ts";
import { Hits } from "./hits.ts";

const lessons = engines.flatMap((engine) =>
  share(
    engine.lessons.filter(({ load }) => load === undefined),
    16,
  ).map((lesson) => [engine.id, lesson.id, engine, lesson] as const),
);

interface Run {
  readonly reader: BoardSession;
  readonly steps: Recording["steps"];
}

/** How many positions of a recording are looked at. */
const POSITIONS = 200;

test.each(lessons)("%s, %s: what a step shows can be stopped at, and is hit there", async (_, __, engine, lesson) => {
  const { board, recording } = await recordedLesson(engine, lesson);
  const reader = board.open(recording);
  const hits = new Hits(recording, reader);
  const missed: string[] = [];
  const stride = Math.max(1, Math.floor(recording.length / POSITIONS));
  for (let n = 1; n <= recording.length; n += stride)
    for (const breakpoint of shownAt(reader, n))
      if (!isMet(hits.of(breakpoint), breakpoint, n, { reader, steps: recording.steps }))
        missed.push(`${n}: ${JSON.stringify(breakpoint)}`);
  expect(missed).toEqual([]);
});

test.each(lessons)("%s, %s: a growing recording is hit where the whole one is", async (_, __, engine, lesson) => {
  const { board, recording } = await recordedLesson(engine, lesson);
  const reader = board.open(recording);
  const whole = new Hits(recording, reader);
  let length = 0;
  const steps = new Proxy(recording.steps, {
    get: (log, name) => {
      if (name === "length") return length;
      const member: unknown = Reflect.get(log, name, log);
      return typeof member === "function" ? member.bind(log) : member;
    },
  });
  const growing = new Hits(Object.create(recording, { steps: { value: steps } }), reader);
  const watched = [...shownAt(reader, recording.length), ...shownAt(reader, recording.length >> 1)];
  for (length = 0; length <= recording.length; length += Math.max(1, recording.length >> 2))
    // Whether facts belong to an element shows with the first of them.
    for (const breakpoint of watched)
      if (breakpoint.kind !== "change")
        expect(growing.of(breakpoint)).toEqual(whole.of(breakpoint).filter((hit) => hit <= length));
  length = recording.length;
  for (const breakpoint of watched) expect(growing.of(breakpoint)).toEqual(whole.of(breakpoint));
});

/** A line and a rule have been arrived at by now; another value of what an element shows is a change just now. */
function isMet(hits: readonly number[], breakpoint: Breakpoint, n: number, { reader, steps }: Run): boolean {
  if (breakpoint.kind !== "change") return hits.some((hit) => hit <= n);
  const kind = steps.kind(n - 1);
  if (kind === "take" || kind === "known") return true;
  const shown = reader.factOf(breakpoint.element);
  const isShown = shown !== undefined && steps.factKind(shown) === steps.factKind(n - 1);
  return kind === "refine" && isShown ? hits.includes(n) : hits.length > 0;
}

/** A breakpoint of each kind on what a position shows. */
function shownAt(reader: BoardSession, n: number): readonly Breakpoint[] {
  const line = reader.activeLines(n)[0]?.line;
  const rule = reader.explain(n, n - 1).rule?.name;
  const element = reader.elements(n - 1)[0];
  return [
    ...(line === undefined ? [] : [{ kind: "pseudocode", line } as const]),
    ...(rule === undefined ? [] : [{ kind: "rule", rule } as const]),
    ...(element === undefined ? [] : [{ kind: "change", element } as const]),
  ];
}
