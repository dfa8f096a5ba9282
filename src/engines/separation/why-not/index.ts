import { absenceOf, type WhyNotAnswer } from "../../../engine-kit/index.ts";
import {
  type Budget,
  type Completeness,
  completeness,
  failure,
  type InputFile,
  type Result,
  readText,
  success,
} from "../../../kernel/index.ts";
import { elaborate, parseSource } from "../algorithm/syntax/index.ts";
import type { SourceText } from "../algorithm/syntax/surface.ts";
import { say } from "../messages/say.ts";
import type { LfpOptions } from "../options.ts";
import { contradictionIn, intoAbstraction } from "./into-abstraction.ts";
import { intoBasePairs } from "./into-base-pairs.ts";
import { readFact } from "./read-fact.ts";
import { Tables } from "./tables.ts";
import type { Lacking, Wanted } from "./wanted.ts";

type PartialAnswer = WhyNotAnswer & Completeness;

/** Why a base pair of a predicate, or a disjunct of A, is not there at the end of Algorithm 1. */
export function whyNot(
  { name, text }: InputFile,
  options: LfpOptions,
  written: string,
  budget: Budget,
): Result<PartialAnswer> {
  return readText(text, budget, () => {
    const source = parseSource(name, text, budget);
    if (!source.ok) return source;
    const read = elaborate(source.value, budget);
    if (!read.ok) return read;
    const tables = new Tables(read.value.definitions, options, budget);
    return whyNotIn(tables, source.value, written);
  });
}

function whyNotIn(tables: Tables, source: SourceText, written: string): Result<PartialAnswer> {
  const { fact, problem } = readFact(tables, source, written);
  if (fact === undefined) {
    const expected = say("why-not.expected", { problem: problem.replace(/[.。]$/, "") });
    return failure({ kind: "bad-option", option: "fact", value: written, expected });
  }
  if (tables.holds(fact)) return success({ holds: true, absence: undefined, ...completeness(tables.stoppedBy(fact)) });
  const asked = {
    text: (each: Wanted) => tables.text(each),
    lackingOf: (each: Wanted) => lackingOf(tables, each),
  };
  const absence = tables.budget.attempt(() => absenceOf(asked, fact));
  const stoppedBy = tables.stoppedBy(fact) ?? (absence === undefined ? tables.budget.stoppedBy : undefined);
  const known = absence ?? { fact: tables.text(fact), attempts: [], isCut: true };
  return success({ holds: false, absence: known, ...completeness(stoppedBy) });
}

/** The missing premises of each rule that could derive a missing fact. */
export function lackingOf(tables: Tables, fact: Wanted): readonly Lacking[] {
  switch (fact.kind) {
    case "pair":
      return intoBasePairs(tables, fact);
    case "abstract":
      return intoAbstraction(tables, fact);
    case "contradiction": {
      const rule = fact.table === "A" ? "abstract" : "base-pair";
      return [{ rule, at: undefined, holds: [], but: contradictionIn(tables, fact.heap) }];
    }
    case "unfolded":
    case "rule":
      return [];
  }
}
