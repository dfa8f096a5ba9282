import { expect, test } from "vitest";
import { engines } from "../engines/index.ts";
import { recordedLesson } from "../testing/recorded-lesson.ts";
import { runSeed, share } from "../testing/seeds.ts";
import {
  type Exercise,
  grade,
  keyOf,
  type OpenExercise,
  openExercise,
  proposeQuestions,
  Sheet,
  sealed,
} from "./index.ts";

const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined)
    .map((lesson) => [engine.id, lesson.id, engine, lesson] as const),
);

const QUESTIONS = 16;

test.each(share(lessons, 48))(
  "%s, %s: its own answers get all points, and each wrong one loses exactly its points",
  async (_, __, engine, lesson) => {
    const { board, recording } = await recordedLesson(engine, lesson);
    const sheet = new Sheet(board, recording);
    const questions = proposeQuestions(sheet, runSeed, QUESTIONS);
    expect(proposeQuestions(sheet, runSeed, QUESTIONS)).toEqual(questions);
    expect(questions.length).toBeGreaterThan(0);
    const open = opened(exerciseOf(engine.id, questions), sheet);
    const key = keyOf(open);
    const of = questions.reduce((sum, { points }) => sum + points, 0);
    expect(pointsOf(open, key)).toBeCloseTo(of);
    for (const { question, right, isSeveral, offered } of open.posed) {
      const worth = isSeveral ? question.points / Math.max(1, right.length) : question.points;
      const wrong = offered?.find((text) => !right.includes(text)) ?? "never said";
      const planted = isSeveral ? [...right, wrong] : [wrong];
      const points = pointsOf(open, { ...key, answers: { ...key.answers, [question.id]: planted } });
      expect(of - points, `${question.id}: ${planted.join("; ")}`).toBeCloseTo(worth, 1);
      const short = pointsOf(open, { ...key, answers: { ...key.answers, [question.id]: right.slice(1) } });
      expect(of - short, `${question.id} without ${right[0]}`).toBeCloseTo(worth, 1);
    }
    expect(openExercise(sealed(open), sheet).ok).toBe(true);
  },
);

function exerciseOf(engine: string, questions: Readonly<Exercise["questions"]>): Exercise {
  return {
    fixscope: "exercise",
    version: 1,
    title: "All kinds",
    engine,
    files: [],
    options: {},
    questions: [...questions],
  };
}

function opened(exercise: Exercise, sheet: Sheet): OpenExercise {
  const open = openExercise(exercise, sheet);
  if (!open.ok) throw new Error(JSON.stringify(open.errors));
  return open.value;
}

function pointsOf(open: OpenExercise, answers: ReturnType<typeof keyOf>): number {
  const graded = grade(open, answers);
  if (!graded.ok) throw new Error(JSON.stringify(graded.errors));
  return graded.value.points;
}
