import { beforeAll, describe, expect, test } from "vitest";
import { fetchLessons, type Lesson, type PrintedFact } from "../engine-kit/index.ts";
import { recordedLesson } from "../testing/recorded-lesson.ts";
import { share } from "../testing/seeds.ts";
import { factAtEnd } from "../trace/index.ts";
import { engines } from "./index.ts";

/** So long are they at most, to be read at one glance. */
const MOST = { ask: 110, answer: 160 } as const;

const all = engines.flatMap((engine) => engine.lessons.map((lesson) => ({ engine, lesson, id: lesson.id })));

beforeAll(async () => {
  await Promise.all(engines.map(fetchLessons));
});

/** What is shown of a lesson before its first step. */
function shownAtStart({ title, summary, question }: Lesson): string {
  return [title, summary, question?.ask ?? ""].join(" ").replaceAll("`", "").toLowerCase();
}

describe("the question of a lesson", () => {
  test.each(all)(
    "$id: question and answer are short, and nothing that is shown first says the answer",
    ({ lesson }) => {
      const { question, presets } = lesson;
      if (question === undefined) return;
      expect(question.ask.length).toBeLessThanOrEqual(MOST.ask);
      expect(question.ask).toMatch(/\?$/);
      expect(question.answer.length).toBeLessThanOrEqual(MOST.answer);
      const [first = ""] = question.answer
        .replaceAll("`", "")
        .toLowerCase()
        .split(/[:.]\s/);
      const [, reason = ""] = question.answer
        .replaceAll("`", "")
        .toLowerCase()
        .split(/[:.]\s/);
      for (const part of [first, reason]) if (part.length > 12) expect(shownAtStart(lesson)).not.toContain(part);
      expect(question.facts.length + (question.absent ?? []).length).toBeGreaterThan(0);
      if (question.beside !== undefined) expect(presets[question.beside], "the preset beside it").toBeDefined();
    },
  );
});

describe("the facts that decide the answer of a lesson", () => {
  test.each(share(all, 9))("$id: are in its run, and those that must not hold are not", async ({ engine, lesson }) => {
    const { question } = lesson;
    if (question === undefined) return;
    const { board, recording } = await recordedLesson(engine, { ...lesson, ...(await filesOf(lesson)) });
    const run = { board, recording, reader: board.open(recording) };
    const holding = (facts: readonly PrintedFact[] = []) =>
      facts.filter((fact) => [fact].flat().some((form) => factAtEnd(run, form) !== undefined));
    expect(holding(question.facts)).toEqual(question.facts);
    expect(holding(question.absent)).toEqual([]);
  });
});

/** Also the files of a program of many. */
async function filesOf({ load }: Lesson): Promise<Pick<Lesson, "files">> {
  return load === undefined ? {} : { files: await load() };
}
