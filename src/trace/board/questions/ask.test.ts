import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import { share } from "../../../testing/seeds.ts";
import type { Recording } from "../../log/recording.ts";
import type { Granularity } from "../../log/step.ts";
import type { BoardSession } from "../board-session.ts";
import type { Question, QuestionKind } from "./question.ts";

const KINDS: readonly QuestionKind[] = ["entry", "rule", "fact"];
/** How many positions of a recording are asked about. */
const POSITIONS = 100;

/** Of all engines: some have fewer lessons than there are shares. */
const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined)
    .map((lesson) => [engine.id, lesson.id, engine, lesson] as const),
);

test.each(share(lessons, 32))(
  "%s, %s: one answer is right, and what wrong ones forget is not there",
  async (_, __, engine, lesson) => {
    const { board, recording } = await recordedLesson(engine, lesson);
    const reader = board.open(recording);
    const firsts = firstSteps(reader, recording.length);
    const asked = new Set<QuestionKind>();
    for (const { question, n, next } of questionsOf(reader, recording, board.defaultGranularity)) {
      asked.add(question.kind);
      expectFair(question);
      expect(question.step >= n && question.step < next).toBe(true);
      for (const premise of missingIn(question)) expect(firsts.get(premise) ?? n, premise).toBeGreaterThanOrEqual(n);
      // Told alone, the step that is asked about is its own rule.
      const { name = "", conclusion = "" } = reader.explain(question.step + 1, question.step).rule ?? {};
      if (question.kind !== "entry") expect(rightOf(question)).toBe(question.kind === "rule" ? name : conclusion);
    }
    expect(asked.size).toBeGreaterThan(0);
    expect(reader.question(recording.length, recording.length)).toBeUndefined();
  },
);

/** Questions of every kind at positions all over a recording. */
function* questionsOf(reader: BoardSession, recording: Recording, size: Granularity) {
  const stride = Math.max(1, Math.floor(recording.length / POSITIONS));
  for (let n = 0; n < recording.length; n += stride) {
    const next = recording.nextStop(n, size);
    for (const kind of KINDS) {
      const question = reader.question(n, next, kind);
      if (question !== undefined) yield { question, n, next };
    }
  }
}

/** By text, the first step that says so. */
function firstSteps(reader: BoardSession, length: number): ReadonlyMap<string, number> {
  const firsts = new Map<string, number>();
  for (let seq = length - 1; seq >= 0; seq--) firsts.set(reader.why(seq, 1)?.text ?? "", seq);
  return firsts;
}

function missingIn({ answers }: Question): readonly string[] {
  return answers.flatMap(({ objection }) => (objection?.kind === "missing" ? [objection.premise] : []));
}

function rightOf({ answers }: Question): string | undefined {
  return answers.find(({ objection }) => objection === undefined)?.text;
}

function expectFair({ answers, given }: Question): void {
  expect(answers.filter(({ objection }) => objection === undefined)).toHaveLength(1);
  expect(answers.length).toBeGreaterThanOrEqual(2);
  expect(answers.length).toBeLessThanOrEqual(4);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length);
  expect(answers.filter(({ text }) => given.includes(text))).toEqual([]);
}
