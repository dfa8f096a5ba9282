import { afterEach, expect, test } from "vitest";
import { engineById } from "../engines/index.ts";
import { setLocale } from "../kernel/index.ts";
import { exerciseOfWritten, fingerprintOf, withKnownTranslation } from "./index.ts";

afterEach(() => setLocale("en"));

const chinese = {
  exerciseTexts: { "the-worklist-by-hand.title": "手工走工作列表", "the-worklist-by-hand.q4": "工作列表是一个队列。" },
};

async function known() {
  const engine = engineById("points-to");
  const written = (await engine?.exercises()) ?? [];
  const each = written.find(({ id }) => id === "the-worklist-by-hand");
  if (engine === undefined || each === undefined) throw new Error("there is no such exercise");
  const exercise = exerciseOfWritten(engine, each);
  return { exercise, translate: (other = exercise) => withKnownTranslation(other, engine, written) };
}

test("an exercise on a lesson is translated wherever it comes from, and answers to it stay answers to it", async () => {
  const { exercise, translate } = await known();
  expect(translate()).toEqual(exercise);
  setLocale("zh", chinese);
  const translated = translate();
  expect(translated.title).toBe("手工走工作列表");
  expect(translated.questions.map(({ text }) => text).filter((text) => text !== undefined)).toEqual([
    "工作列表是一个队列。",
  ]);
  expect(fingerprintOf(translated)).toBe(fingerprintOf(exercise));
});

test("what another author has put into other words stays as it is", async () => {
  const { exercise, translate } = await known();
  const reworded = exercise.questions.map((each) =>
    each.text === undefined ? each : { ...each, text: "First in, …" },
  );
  setLocale("zh", chinese);
  expect(translate({ ...exercise, questions: reworded })).toEqual({
    ...exercise,
    title: "手工走工作列表",
    questions: reworded,
  });
  const shorter = { ...exercise, questions: exercise.questions.slice(1) };
  expect(translate(shorter)).toEqual(shorter);
});
