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

/** The parts of a sentence that say something by themselves, without marks. */
function partsOf(answer: string): readonly string[] {
  const parts = answer
    .replaceAll("`", "")
    .toLowerCase()
    .split(/[:.]\s/);
  return parts.filter((part) => part.length > 12);
}

function questionOf({ id, question }: Lesson) {
  if (question === undefined) throw new Error(`${id} asks nothing`);
  return question;
}

describe("the question of a lesson", () => {
  test.each(all)(
    "$id: question and answer are short, and nothing that is shown first says the answer",
    ({ lesson }) => {
      const { ask, facts, absent = [], answer, beside = 0 } = questionOf(lesson);
      expect(ask.length).toBeLessThanOrEqual(MOST.ask);
      expect(ask).toMatch(/\?$/);
      expect(answer.length).toBeLessThanOrEqual(MOST.answer);
      for (const part of partsOf(answer)) expect(shownAtStart(lesson)).not.toContain(part);
      expect([...facts, ...absent]).not.toEqual([]);
      expect(lesson.presets[beside], "the preset beside it").toBeDefined();
    },
  );
});

describe("the facts that decide the answer of a lesson", () => {
  test.each(share(all, 9))("$id: are in its run, and those that must not hold are not", async ({ engine, lesson }) => {
    const question = questionOf(lesson);
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
