import type { Absence, Attempt } from "./answers.ts";

/** An instance of a rule that lacks something, in an engine's own facts: see `Attempt`. */
export interface Lacking<Fact> {
  readonly rule: string;
  readonly at: { readonly file: string; readonly line: number } | undefined;
  readonly holds: readonly Fact[];
  readonly lacks?: Fact;
  readonly but?: string;
}

/** A fixed point that is asked why a fact is not there. */
export interface AskedRun<Fact> {
  text(fact: Fact): string;
  /** The instances of rules that could give a fact that is not there, each with what it lacks. */
  lackingOf(fact: Fact): readonly Lacking<Fact>[];
}

/** How deep the tree is, how many attempts a fact has, and how many facts there are at most. */
const DEPTH = 8;
const WIDTH = 8;
const FACTS = 120;

/** Why a fact is not there: what each rule lacks first, and why that is not there, and so on. */
export function absenceOf<Fact>(run: AskedRun<Fact>, wanted: Fact): Absence {
  let left = FACTS;
  const explain = (fact: Fact, above: readonly string[]): Absence => {
    const text = run.text(fact);
    if (above.includes(text)) return { fact: text, attempts: [], isAbove: true };
    if (above.length >= DEPTH || left <= 0) return { fact: text, attempts: [], isCut: true };
    left--;
    const path = [...above, text];
    const attempts = distinct(run, leastFirst(run.lackingOf(fact))).slice(0, WIDTH);
    return { fact: text, attempts: attempts.map((lacking) => attempt(run, lacking, (lacks) => explain(lacks, path))) };
  };
  return explain(wanted, []);
}

/** Those that lack least first. */
export function leastFirst<Fact>(all: readonly Lacking<Fact>[]): readonly Lacking<Fact>[] {
  return [...all].sort((a, b) => weight(a) - weight(b));
}

/** What holds instead cannot be changed by another fact: that comes last. */
function weight<Fact>({ lacks, holds }: Lacking<Fact>): number {
  return (lacks === undefined ? 10 : 0) - Math.min(holds.length, 5);
}

function distinct<Fact>(run: AskedRun<Fact>, all: readonly Lacking<Fact>[]): readonly Lacking<Fact>[] {
  const seen = new Set<string>();
  return all.filter(({ rule, at, lacks, but }) => {
    const key = `${rule} ${at?.file}:${at?.line} ${lacks === undefined ? but : run.text(lacks)}`;
    return !seen.has(key) && seen.add(key);
  });
}

function attempt<Fact>(
  run: AskedRun<Fact>,
  { rule, at, holds, lacks, but }: Lacking<Fact>,
  explain: (fact: Fact) => Absence,
): Attempt {
  const shared = { rule, at, holds: holds.map((fact) => run.text(fact)) };
  if (lacks !== undefined) return { ...shared, lacks: explain(lacks) };
  return but === undefined ? shared : { ...shared, but };
}
