import { expect, test } from "vitest";
import { engines } from "../engines/index.ts";
import { recordedRun } from "../testing/recorded-lesson.ts";
import { exerciseOfWritten, openExercise, Sheet } from "./index.ts";

const written = (
  await Promise.all(
    engines.map(async (engine) =>
      (await engine.exercises()).map((each) => [engine.id, each.id, engine, each] as const),
    ),
  )
).flat();

test("there are twelve for the lectures, and four for each other part", () => {
  const counts = new Map<string, number>();
  for (const [engine] of written) counts.set(engine, (counts.get(engine) ?? 0) + 1);
  expect(engines.map(({ id }) => counts.get(id))).toEqual([12, 4, 4, 4, 4, 4]);
  expect(new Set(written.map(([, id]) => id)).size).toBe(written.length);
});

test.each(written)("%s, %s: the run answers every question", async (_, id, engine, each) => {
  const exercise = exerciseOfWritten(engine, each);
  const { board, recording } = await recordedRun(engine, exercise.files, exercise.options);
  const open = openExercise(exercise, new Sheet(board, recording));
  if (!open.ok) throw new Error(JSON.stringify(open.errors));
  const answers = open.value.posed.map(({ question, right, given, offered }) => ({
    question,
    ...(given.length === 0 ? {} : { given }),
    ...(offered === undefined ? {} : { offered }),
    right,
  }));
  for (const { question, right, offered } of open.value.posed) {
    if (question.kind !== "value") expect(right, question.id).not.toEqual([]);
    if (offered !== undefined) expect(offered.length, question.id).toBeGreaterThan(right.length);
  }
  await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(`golden/${id}.json`);
});
