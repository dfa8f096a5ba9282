import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import { share } from "../../../testing/seeds.ts";
import type { Recording } from "../../log/recording.ts";
import type { BoardSession } from "../board-session.ts";
import type { Target } from "./target.ts";

/** Of all engines: some have fewer lessons than there are shares. */
const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined)
    .map((lesson) => [engine.id, lesson.id, engine, lesson] as const),
);

interface Run {
  readonly reader: BoardSession;
  readonly steps: Recording["steps"];
}

/** How many positions of a recording are looked at. */
const POSITIONS = 200;

test.each(share(lessons, 32))(
  "%s, %s: what a step shows can be stopped at, and is hit there",
  async (_, __, engine, lesson) => {
    const { board, recording } = await recordedLesson(engine, lesson);
    const reader = board.open(recording);
    const missed: string[] = [];
    const stride = Math.max(1, Math.floor(recording.length / POSITIONS));
    for (let n = 1; n <= recording.length; n += stride)
      for (const target of shownAt(reader, n))
        if (!isMet(reader.arrivals(target), target, n, { reader, steps: recording.steps }))
          missed.push(`${n}: ${JSON.stringify(target)}`);
    expect(missed).toEqual([]);
  },
);

/** A line and a rule have been arrived at by now; another value of what an element shows is a change just now. */
function isMet(hits: readonly number[], target: Target, n: number, { reader, steps }: Run): boolean {
  if (target.kind !== "change") return hits.some((hit) => hit <= n);
  const kind = steps.kind(n - 1);
  if (kind === "take" || kind === "known") return true;
  const shown = reader.factOf(target.element);
  const isShown = shown !== undefined && steps.factKind(shown) === steps.factKind(n - 1);
  return kind === "refine" && isShown ? hits.includes(n) : hits.length > 0;
}

/** A target of each kind on what a position shows. */
function shownAt(reader: BoardSession, n: number): readonly Target[] {
  const line = reader.activeLines(n)[0]?.line;
  const rule = reader.explain(n, n - 1).rule?.name;
  const element = reader.elements(n - 1)[0];
  return [
    ...(line === undefined ? [] : [{ kind: "pseudocode", line } as const]),
    ...(rule === undefined ? [] : [{ kind: "rule", rule } as const]),
    ...(element === undefined ? [] : [{ kind: "change", element } as const]),
  ];
}
