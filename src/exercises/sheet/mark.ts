import type { Message } from "../../trace/index.ts";
import type { Facts, RunFact } from "./facts.ts";
import type { Posed } from "./sheet.ts";
import { type Hint, hintFor, writtenElements } from "./written-answer.ts";

/** What is wrong with an answer. */
export interface Fault {
  /** `extra`: it was given and is wrong; `omitted`: it is right and was not given. */
  readonly kind: "extra" | "omitted";
  /** As the run writes it, where it knows it. */
  readonly text: string;
  readonly because: Reason;
}

export type Reason =
  /** It follows by a rule (message id) from premises. */
  | { readonly kind: "follows"; readonly rule: string; readonly premises: readonly string[] }
  /** It rests on a fact that is not there. */
  | { readonly kind: "lacks"; readonly premise: string }
  /** It follows by a rule (message id), but later. */
  | { readonly kind: "later"; readonly rule: string }
  /** It is there already. */
  | { readonly kind: "there" }
  /** It waits, but not at the front: from 2. */
  | { readonly kind: "waits"; readonly place: number }
  /** Something else holds instead. */
  | { readonly kind: "instead"; readonly conclusion: string }
  /** Something is misunderstood: a sentence of the engine. */
  | { readonly kind: "misunderstood"; readonly because: Message }
  /** It is not a premise. */
  | { readonly kind: "unrelated" }
  /** It is none of the answers that are offered. */
  | { readonly kind: "unoffered" }
  /** No rule of the run ever gives it. `fact` is the fact that is meant, where it is one. */
  | { readonly kind: "underivable"; readonly fact?: string }
  /** It is right, and that is all there is to say. */
  | { readonly kind: "right" };

/** What an answer is worth. */
export interface Mark {
  readonly points: number;
  readonly of: number;
  readonly isAnswered: boolean;
  readonly faults: readonly Fault[];
  /** What was read as something that is written otherwise: it counts as that. */
  readonly hints: readonly Hint[];
}

/**
 * Marks an answer. Of one question with one right answer it is all or nothing. Otherwise each fault costs as much as each
 * of the right answers is worth (all points where nothing is right), down to nothing. What was not answered gets nothing.
 * Answers are read as {@link writtenElements} reads them, on the page and by the grader.
 */
export function mark(posed: Posed, facts: Facts, given: readonly string[] | undefined): Mark {
  const { right, question, isSeveral } = posed;
  const of = question.points;
  if (given === undefined) return { points: 0, of, isAnswered: false, faults: omitted(posed, facts, right), hints: [] };
  const written = given.flatMap((text) => writtenElements(text, posed, facts)).map((text) => facts.element(text));
  const hints = new Map(
    written.flatMap((text) => {
      const hint = hintFor(text, posed, facts);
      return hint === undefined ? [] : [[text, hint] as const];
    }),
  );
  const said = new Map(
    written.map((text) => hints.get(text)?.meant ?? text).map((text) => [facts.keyOf(text), text] as const),
  );
  const known = new Set(right.map((text) => facts.keyOf(text)));
  const extra = [...said]
    .filter(([key]) => !known.has(key))
    .map(([, text]): Fault => ({ kind: "extra", text, because: objectionTo(posed, facts, text) }));
  const faults = [
    ...extra,
    ...omitted(
      posed,
      facts,
      right.filter((text) => !said.has(facts.keyOf(text))),
    ),
  ];
  const cost = isSeveral ? of / Math.max(1, right.length) : of;
  return { points: Math.max(0, of - cost * faults.length), of, isAnswered: true, faults, hints: [...hints.values()] };
}

function omitted(posed: Posed, facts: Facts, texts: readonly string[]): readonly Fault[] {
  return texts.map((text): Fault => ({ kind: "omitted", text, because: reasonFor(posed, facts, text) }));
}

/** Why a right answer is right. */
function reasonFor({ question, at }: Posed, facts: Facts, text: string): Reason {
  if (question.kind === "value") return follows(facts.valueOf(question.of, at)?.elements.get(text));
  if (question.kind === "facts") return follows(facts.at(text, at));
  return question.kind === "next" ? follows(facts.from(text, at)[0]) : { kind: "right" };
}

function follows(fact: RunFact | undefined): Reason {
  return fact === undefined ? { kind: "right" } : { kind: "follows", rule: fact.rule, premises: fact.premises };
}

/** What a wrong answer forgets. */
function objectionTo(posed: Posed, facts: Facts, text: string): Reason {
  const { question, at } = posed;
  if (question.kind === "premise") return facts.at(text, at) === undefined ? { kind: "unrelated" } : { kind: "there" };
  if (question.kind === "facts") return absence(facts, text, at);
  if (question.kind === "value") {
    const value = facts.valueOf(question.of, at);
    if (value?.whole !== undefined) return { kind: "instead", conclusion: value.whole.text };
    return absenceOf(facts, facts.member(question.of, text, at), at, `${text} ∈ ${question.of}`);
  }
  const objection = posed.objections.get(text);
  switch (objection?.kind) {
    case "waits":
      return { kind: "waits", place: objection.place };
    case "missing":
      return { kind: "lacks", premise: objection.premise };
    case "value":
      return { kind: "instead", conclusion: objection.conclusion };
    case "known":
      return { kind: "there" };
    case "misconception":
      return { kind: "misunderstood", because: objection.because };
    case undefined:
      if (question.about !== "fact") return { kind: "unoffered" };
      return facts.at(text, at) === undefined ? absence(facts, text, at) : { kind: "there" };
  }
}

/** Why a fact is not there at a position: what its first conclusion later on still lacks. */
function absence(facts: Facts, text: string, at: number): Reason {
  return absenceOf(facts, facts.from(text, at)[0], at, text);
}

/** @param coming the first conclusion from the position on; undefined where no rule ever gives it */
function absenceOf(facts: Facts, coming: RunFact | undefined, at: number, text: string): Reason {
  const premise = coming?.premises.find((each) => facts.at(each, at) === undefined);
  if (premise !== undefined) return { kind: "lacks", premise };
  return coming === undefined ? { kind: "underivable", fact: text } : { kind: "later", rule: coming.rule };
}
