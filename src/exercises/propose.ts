import { randomFrom, shuffled } from "../kernel/index.ts";
import type { ExerciseQuestion } from "./exercise.ts";
import type { RunFact } from "./sheet/facts.ts";
import type { Posed, Sheet } from "./sheet/sheet.ts";
import { statementOf } from "./sheet/statement.ts";

/** The kinds of questions, in the order in which a sheet goes through them. */
const questionKinds = ["next", "value", "premise", "facts"] as const;

/** Tries for a question of a kind before the sheet goes on with the next. */
const TRIES = 40;
/** The most elements of a set that is asked for: more are copied, not thought of. */
const MAX_ELEMENTS = 5;
/** Facts to choose from, and how many of them are there. */
const OFFERED = 6;
const MAX_THERE = 3;

/**
 * Up to `count` questions that the run of a sheet answers, of all kinds in turn, the same ones for the same seed. There are
 * fewer where a run has no more to ask.
 */
export function proposeQuestions(sheet: Sheet, seed: number, count: number): readonly ExerciseQuestion[] {
  const random = randomFrom(seed);
  const questions: ExerciseQuestion[] = [];
  const asked = new Set<string>();
  for (let turn = 0; turn < 4 * count && questions.length < count; turn++) {
    const kind = questionKinds[turn % questionKinds.length] ?? "next";
    const id = `q${questions.length + 1}`;
    for (let tries = 0; tries < TRIES; tries++) {
      const question = drafts[kind](sheet, id, random);
      const posed = question && sheet.pose(question);
      const key = JSON.stringify({ ...question, id: "" });
      if (question === undefined || posed === undefined || asked.has(key) || !isWorthAsking(posed)) continue;
      asked.add(key);
      questions.push(question);
      break;
    }
  }
  return questions;
}

type Random = (n: number) => number;

function isWorthAsking({ question, right, offered }: Posed): boolean {
  if (question.kind === "value") return right.length > 0 && right.length <= MAX_ELEMENTS;
  return right.length > 0 && offered !== undefined && right.length < offered.length;
}

const abouts = ["entry", "rule", "fact"] as const;

const drafts: Readonly<
  Record<ExerciseQuestion["kind"], (sheet: Sheet, id: string, random: Random) => ExerciseQuestion | undefined>
> = {
  next: (sheet, id, random) =>
    sheet.facts.end === 0
      ? undefined
      : { kind: "next", id, points: 1, about: abouts[random(3)] ?? "fact", at: sheet.at(random(sheet.facts.end)) },
  value({ facts }, id, random) {
    const subjects = facts.subjects().filter((subject) => !isTemporary(subject));
    const of = subjects[random(Math.max(1, subjects.length))];
    return of === undefined ? undefined : { kind: "value", id, points: 2, of };
  },
  premise(sheet, id, random) {
    const { facts } = sheet;
    const all = facts.later(0);
    const fact = all[random(Math.max(1, all.length))];
    if (fact === undefined || fact.premises.length === 0) return undefined;
    const premise = facts.from(fact.premises[random(fact.premises.length)] ?? "", 0)[0];
    return premise === undefined || premise.step === 0
      ? undefined
      : { kind: "premise", id, points: 2, fact: fact.text, at: sheet.at(premise.step) };
  },
  facts({ facts }, id, random) {
    const all = facts.later(0).filter(({ text }) => !isTemporary(text) && statementOf(text)?.isWhole === false);
    const first = all[random(Math.max(1, all.length))];
    const there = first && pick(all, 1 + random(MAX_THERE), random);
    if (there === undefined) return undefined;
    const absent = there
      .flatMap(({ text }) => alike(text, all))
      .filter((text) => facts.at(text, facts.end) === undefined);
    const offered = [...there.map(({ text }) => text), ...new Set(absent)].slice(0, OFFERED);
    return { kind: "facts", id, points: 2, facts: [...shuffled([...new Set(offered)], random(1_000))] };
  },
};

/** The compiler's own names are no names to ask for. */
function isTemporary(text: string): boolean {
  return /\$\d/.test(text);
}

function pick(all: readonly RunFact[], count: number, random: Random): readonly RunFact[] {
  return Array.from({ length: count }, () => all[random(all.length)]).filter((fact) => fact !== undefined);
}

/** The same said of other things of the kind: of `o3 ∈ pt(x)` that `o3 ∈ pt(y)`. */
function alike(text: string, all: readonly RunFact[]): readonly string[] {
  const { subject = "", elements: [element = ""] = [] } = statementOf(text) ?? {};
  const head = /^[^([]*/.exec(subject)?.[0] ?? "";
  const others = all
    .map((fact) => statementOf(fact.text)?.subject ?? "")
    .filter((other) => other !== subject && other.startsWith(head));
  return [...new Set(others)].map((other) => text.replace(subject, other)).filter((other) => other.includes(element));
}
