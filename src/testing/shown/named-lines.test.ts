import { expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { fill } from "../../kernel/index.ts";
import { premiseStatements } from "../../trace/index.ts";
import { recordedLesson } from "../recorded-lesson.ts";
import { isLongRun, share } from "../seeds.ts";
import { shownPositions } from "./shown-laws.ts";

/** Longer recordings wait for the long run. */
const LARGE = 20_000;

/** A line that control goes on to is not yet that of the step. */
const NAMED = /(?<!\bto )\blines? (\d+)/gi;

const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined || isLongRun)
    .map((lesson) => [engine.id, lesson.id, { engine, lesson }] as const),
);

test.for(share(lessons, 24))("%s, %s: a line that the sentence names is marked", async ([, , asked], { skip }) => {
  const { engine, lesson } = asked;
  const { recording, board } = await recordedLesson(engine, lesson);
  skip(!isLongRun && recording.length > LARGE, "a long recording waits for the long run");
  const session = board.open(recording);
  const messages = await engine.messages();
  const faults: string[] = [];
  for (const n of shownPositions(recording.length)) {
    const since = recording.previousStop(n, board.defaultGranularity);
    const { id, values } = session.explain(n, since).sentence;
    const sentence = fill(messages.findLast((each) => id in each) ?? {}, id, values);
    const marked = [...session.statements(n, since), ...premiseStatements(session, n, since)];
    const lines = new Set(marked.flatMap(({ start, end }) => [start.line, end.line]));
    const named = [...sentence.matchAll(NAMED)].map(([, line]) => Number(line));
    const missing = named.filter((line) => !lines.has(line));
    if (missing.length > 0) faults.push(`after ${n} steps: ${sentence}`);
  }
  expect(faults).toEqual([]);
});
