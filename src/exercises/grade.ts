import { failure, type Result, success } from "../kernel/index.ts";
import type { Answers, Exercise, ExerciseQuestion } from "./exercise.ts";
import { fingerprintOf, sealOf } from "./hash.ts";
import { say } from "./messages/en.ts";
import { type Mark, mark } from "./sheet/mark.ts";
import type { Posed, Sheet } from "./sheet/sheet.ts";
import { askedAtText } from "./wording.ts";

/** The questions of an exercise, as a run of it answers them. */
export interface OpenExercise {
  readonly exercise: Exercise;
  readonly sheet: Sheet;
  readonly posed: readonly Posed[];
}

/** Asks a run all questions. Those that it cannot answer, or not as it did when they were sealed, are said. */
export function openExercise(exercise: Exercise, sheet: Sheet): Result<OpenExercise> {
  const posed: Posed[] = [];
  for (const question of exercise.questions) {
    const { id, sealed } = question;
    const asked = sheet.pose(question);
    if (asked === undefined) return bad(say("exercise.unposed", { id, known: knownTo(sheet, question) }));
    if (sealed !== undefined && sealed !== sealOf(id, asked.right)) return bad(say("exercise.changed", { id }));
    posed.push(asked);
  }
  return success({ exercise, sheet, posed });
}

/** The most names that a reader is told instead of one that the run does not know. */
const MAX_KNOWN = 8;

/** How far around a position that has no question one is looked for that has. */
const AROUND = 60;

/** What the run has an answer to, like what was asked first: a sentence, or nothing. */
export function knownTo(sheet: Sheet, question: ExerciseQuestion): string {
  if (question.kind === "next") {
    const asked = sheet.position(question.at);
    const near = Array.from({ length: 2 * AROUND + 1 }, (_, place) => asked - AROUND + place);
    const posed = near.filter((at) => at >= 0 && sheet.pose({ ...question, at }) !== undefined);
    posed.sort((a, b) => Math.abs(a - asked) - Math.abs(b - asked));
    // In the numbers of the file.
    const named = posed.slice(0, MAX_KNOWN).map((at) => (typeof question.at === "number" ? at : sheet.at(at)));
    return named.length === 0 ? "" : say("exercise.positions", { positions: named.join(", ") });
  }
  if (question.kind !== "value") return "";
  const [word = ""] = /[\w$]+(?=\W*$)/.exec(question.of) ?? [];
  const subjects = sheet.facts.subjects();
  const alike = subjects.filter((subject) => subject.split(/[^\w$]+/).includes(word));
  const names = (alike.length > 0 ? alike : subjects).slice(0, MAX_KNOWN);
  return names.length === 0 ? "" : say("exercise.known", { names: names.join(", ") });
}

function bad(problem: string): Result<never> {
  return failure({ kind: "bad-document", problem });
}

/** The marks of all questions in their order, and their sum. */
export interface Grade {
  readonly points: number;
  readonly of: number;
  readonly marks: readonly { readonly id: string; readonly mark: Mark }[];
}

/** Grades answers to an exercise; a failure for those that belong to another one. */
export function grade(open: OpenExercise, { exercise, answers }: Answers): Result<Grade> {
  if (exercise !== fingerprintOf(open.exercise)) return bad(say("exercise.other"));
  const marks = open.posed.map((posed) => {
    const { id } = posed.question;
    return { id, mark: mark(posed, open.sheet.facts, Object.hasOwn(answers, id) ? answers[id] : undefined) };
  });
  const sum = (of: (each: Mark) => number): number => rounded(marks.reduce((total, each) => total + of(each.mark), 0));
  return success({ points: sum(({ points }) => points), of: sum(({ of }) => of), marks });
}

/** To hundredths: halves and thirds of points add up. */
export function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

/** The answers that get all points. */
export function keyOf({ exercise, posed }: OpenExercise): Answers {
  return {
    fixscope: "answers",
    version: 1,
    exercise: fingerprintOf(exercise),
    name: "",
    answers: Object.fromEntries(posed.map(({ question, right }) => [question.id, [...right]])),
  };
}

/** The questions as they are asked: nothing tells the answers. */
export function questionsOf({ posed, sheet }: OpenExercise): readonly object[] {
  return posed.map(({ question, at, given, offered }) => ({
    id: question.id,
    points: question.points,
    asked: askedAtText(question, sheet.at(at)),
    ...(given.length === 0 ? {} : { given }),
    ...(offered === undefined ? {} : { offered }),
  }));
}

/** The exercise with the seals of its answers. */
export function sealed({ exercise, posed }: OpenExercise): Exercise {
  const questions = posed.map(({ question, right }) => ({ ...question, sealed: sealOf(question.id, right) }));
  return { ...exercise, questions };
}
