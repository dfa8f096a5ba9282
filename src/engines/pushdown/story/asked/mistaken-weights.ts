import { type AnySemiring, semiringOf } from "../../algorithm/semirings/index.ts";
import type { PushdownRun } from "../run.ts";
import { ruleNames } from "../vocabulary.ts";
import { factorsOf, isSinking, offerOf, weightOf } from "../wording.ts";

/** A weight that a step does not give, and what was done to come to it. */
export interface MistakenWeight {
  readonly weight: string;
  readonly id:
    | "order"
    | "rule-alone"
    | "path-alone"
    | "deep-alone"
    | "upper-alone"
    | "top-weighted"
    | "kept"
    | "replaced";
  /** What was to be worked out instead: `any ⊗ const = const`. */
  readonly instead: string;
}

interface Product {
  readonly factors: readonly string[];
  readonly value: string;
  /** The wrong results of taking the first factor alone, or the last one. */
  readonly ends: readonly [first: MistakenWeight["id"], last: MistakenWeight["id"]];
}

/** The weights that a step of ⊗ and ⊕ comes to where one of both is done wrong. */
export function mistakenWeights(run: PushdownRun, seq: number): readonly MistakenWeight[] {
  if (isSinking(run, seq)) return [];
  const right = weightOf(run, seq);
  const before = beforeOf(run, seq);
  const product = productOf(run, seq);
  const wrong = product === undefined ? [] : wrongProducts(run, product, before);
  return [...wrong, ...weightedTop(run, seq), ...wrongSums(run, seq, product, before)].filter(
    ({ weight }) => weight !== right,
  );
}

/** What the step had to work out. Undefined where ⊗ has nothing to do: at 1, at the text’s own weights. */
function productOf(run: PushdownRun, seq: number): Product | undefined {
  const { steps } = run;
  const isPost = run.direction === "post";
  const weights = factorsOf(run, seq).map((premise) => weightOf(run, premise));
  const ruleWeight = run.rule(steps.fact(seq).c)?.weight ?? "?";
  const cause = ruleNames[steps.rule(seq)];
  const { offered } = offerOf(run, seq);
  switch (cause) {
    case "step":
    case "pop":
    case "push":
      if (weights.length === 0) return undefined;
      return isPost
        ? { factors: [...weights, ruleWeight], value: offered, ends: ["path-alone", "rule-alone"] }
        : { factors: [ruleWeight, ...weights], value: offered, ends: ["rule-alone", "path-alone"] };
    case "epsilon":
      return { factors: weights, value: offered, ends: ["deep-alone", "upper-alone"] };
    case "accept":
    case "read-top": {
      if (weights.length < 2) return undefined;
      const factors = isPost ? weights : [...weights].reverse();
      const value = extended(run, factors);
      return value === undefined
        ? undefined
        : { factors, value, ends: isPost ? ["deep-alone", "upper-alone"] : ["upper-alone", "deep-alone"] };
    }
    default:
      return undefined;
  }
}

function wrongProducts(run: PushdownRun, product: Product, before: string | undefined): readonly MistakenWeight[] {
  const { factors, value, ends } = product;
  const instead = `${factors.join(" ⊗ ")} = ${value}`;
  const turned = extended(run, [...factors].reverse());
  const found: readonly (readonly [MistakenWeight["id"], string | undefined])[] = [
    ["order", turned],
    [ends[1], factors.at(-1)],
    [ends[0], factors.length === 2 ? factors[0] : undefined],
  ];
  return found.flatMap(([id, offered]) => {
    if (offered === undefined || offered === value) return [];
    const weight = before === undefined ? offered : combined(run, before, offered);
    return weight === undefined ? [] : [{ id, weight, instead }];
  });
}

/** Of a push rule the lower symbol has the weight: the upper one begins with 1. */
function weightedTop(run: PushdownRun, seq: number): readonly MistakenWeight[] {
  const { steps } = run;
  const { weight = "?" } = run.rule(steps.fact(seq).c) ?? {};
  const isTop = ruleNames[steps.rule(seq)] === "top" && steps.kind(seq) === "derive";
  return isTop ? [{ id: "top-weighted", weight, instead: weightOf(run, seq) }] : [];
}

function wrongSums(
  run: PushdownRun,
  seq: number,
  product: Product | undefined,
  before: string | undefined,
): readonly MistakenWeight[] {
  if (before === undefined) return [];
  const offered = offerOf(run, seq).offered === "?" ? product?.value : offerOf(run, seq).offered;
  if (offered === undefined) return [];
  const instead = `${before} ⊕ ${offered} = ${weightOf(run, seq)}`;
  return [
    { id: "replaced", weight: offered, instead },
    { id: "kept", weight: before, instead },
  ];
}

/** What the step combines with; undefined where it is the first to give a weight. */
function beforeOf(run: PushdownRun, seq: number): string | undefined {
  const { steps } = run;
  const [was] = steps.kind(seq) === "refine" ? steps.premises(seq) : [];
  return was === undefined ? undefined : weightOf(run, was);
}

function extended(run: PushdownRun, factors: readonly string[]): string | undefined {
  return worked(run, factors, (semiring, left, right) => semiring.extend(left, right));
}

function combined(run: PushdownRun, before: string, offered: string): string | undefined {
  return worked(run, [before, offered], (semiring, left, right) => semiring.combine(left, right));
}

/** The operation on written weights; undefined in a semiring that a reader defined, and where one of them is none. */
function worked(
  run: PushdownRun,
  written: readonly string[],
  operation: (semiring: AnySemiring, left: unknown, right: unknown) => unknown,
): string | undefined {
  const semiring = semiringOf(run.semiring);
  const weights = written.map((text) => semiring?.parse(text));
  if (semiring === undefined || weights.length === 0 || weights.includes(undefined)) return undefined;
  return semiring.show(weights.reduce((left, right) => operation(semiring, left, right)));
}
