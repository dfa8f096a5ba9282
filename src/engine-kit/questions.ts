import type { Completeness } from "../kernel/index.ts";
import type { GivenOptions } from "../options/index.ts";

/** Why a fact is missing, the mirror of a derivation: the first missing premise of each rule that could derive it. */
export interface Absence {
  /** As the field writes it. */
  readonly fact: string;
  /** Those that lack least first; none where no rule of this program could ever give it. */
  readonly attempts: readonly Attempt[];
  /** It is a premise of itself: it stands above already. */
  readonly isAbove?: true;
  /** Its missing premises are not listed: the tree is deep or large enough. */
  readonly isCut?: true;
}

/** An instance of a rule that does not apply: its premises up to the first that is missing. */
export interface Attempt {
  /** `load`: `ENGINE.rule.load` is its name; with a point, the id of its name, where the rule is another engine's. */
  readonly rule: string;
  /** The statement. */
  readonly at: { readonly file: string; readonly line: number } | undefined;
  /** Premises that hold. */
  readonly holds: readonly string[];
  /** The first premise that is not; undefined where no fact is missing, but something else holds instead. */
  readonly lacks?: Absence;
  /** What holds instead, as the field writes it: `Dispatch(o3, m()) = C.m()`. */
  readonly but?: string;
}

/** The answer of a command to the question why a fact is missing. */
export interface WhyNotAnswer {
  /** Whether the fact is there after all. */
  readonly holds: boolean;
  readonly absence: Absence | undefined;
}

/** The answer of a command that compares an algorithm, some of whose lines are left out, with the whole one. */
export interface WhatIfAnswer {
  /** Facts of the whole algorithm that are not found, as the field writes them. */
  readonly lost: readonly string[];
  /** Those of them that an execution of the program shows: without them the result is wrong. */
  readonly wrong: readonly string[];
  /** Facts that the whole algorithm does not find. */
  readonly extra: readonly string[];
  /** Facts that are found, and that an execution of the program contradicts; left out where none is looked for. */
  readonly contradicted?: readonly string[];
  readonly steps: { readonly whole: number; readonly without: number };
}

/** Those of `all` that are not among the facts. */
export function missingIn(facts: { has(text: string): boolean }, all: Iterable<string>): readonly string[] {
  return [...all].filter((text) => !facts.has(text));
}

/** The answer of a command to: what lets this fact in, which a more precise analysis does not find? */
export interface BlameAnswer {
  /** As the field writes it. */
  readonly fact: string;
  /** Whether an execution shows it: then nothing is to blame. */
  readonly isObserved: boolean;
  /** The smallest changes under which it is gone, the smallest first; none where none of those that were tried removes it. */
  readonly changes: readonly BlamedChange[];
}

/** A change of the options under which the fact is gone. */
export interface BlamedChange {
  /** What is set besides the present options; undefined takes an option away. */
  readonly options: GivenOptions;
  /** The methods that get contexts, where only some do: there the flows meet. */
  readonly methods: readonly string[];
  readonly steps: { readonly before: number; readonly after: number };
  /** What meets in these methods: of each parameter, what each call brings. */
  readonly meetings: readonly Meeting[];
  /** In a sentence: why the fact is gone. Left out where the flows say all. */
  readonly because?: string;
  /** How the fact gets in: in the run that is asked, and why it does not under the change. */
  readonly flows: { readonly before: DrawnFlows; readonly after: DrawnFlows };
}

/** A node of a graph, by the title of its box and its name there. */
export interface NamedNode {
  readonly box?: string;
  readonly name: string;
}

export interface NamedEdge {
  readonly source: NamedNode;
  readonly target: NamedNode;
  /** The bundle of edges that it belongs to, `↓ r7`, where several lead from the one to the other. */
  readonly bundle?: string;
}

/** The nodes and edges of a flow. */
export interface DrawnFlow {
  /** The object that flows: `o4`; "" if there is none. */
  readonly carries: string;
  readonly nodes: readonly NamedNode[];
  readonly edges: readonly NamedEdge[];
}

/** Two flows in a graph, as a drawing marks them: what is in both goes through both. */
export interface DrawnFlows {
  /** The one that should not get where it gets. */
  readonly first: DrawnFlow;
  /** The one that it meets. */
  readonly second: DrawnFlow;
  /** Where they meet, or would if it were one node. None where they do not. */
  readonly meeting: readonly NamedNode[];
  /** Ways that do not exist, or may not be taken: drawn, and crossed out. */
  readonly cut: readonly NamedEdge[];
  /** What the drawing says of each; left out where that is what flows there. */
  readonly said?: { readonly first: string; readonly second: string; readonly cut: string };
}

/** A parameter of a method, and what its calls bring. */
export interface Meeting {
  readonly method: string;
  readonly parameter: string;
  readonly calls: readonly { readonly call: string; readonly brings: readonly string[] }[];
}

/** What a command answers that is asked how many spurious facts each method causes; past a limit methods may be missing. */
export interface BlameMethodsAnswer extends Completeness {
  /** How many facts of the run no execution showed. */
  readonly spurious: number;
  /** Those that cause some, the most first. Contexts of two methods together may remove more. */
  readonly methods: readonly BlamedMethod[];
}

/** A method whose own contexts alone remove spurious facts: in it the flows meet. */
export interface BlamedMethod {
  readonly method: string;
  /** What is set besides the present options. */
  readonly options: GivenOptions;
  /** The facts that are gone then, as the field writes them. */
  readonly facts: readonly string[];
}

/** What a command answers that executes the program and looks for what it shows in the result of an analysis. */
export interface SoundAnswer {
  /** How many facts the execution showed. */
  readonly shown: number;
  /** Those that the analysis does not have, or that contradict it: it is not sound for this program. */
  readonly missing: readonly string[];
  /** How many of `shown` were compared with contexts dropped, where the execution does not tell them. */
  readonly withoutContexts?: number;
  /** How much of what the execution showed could not be compared with anything. */
  readonly notCompared?: number;
  /** False where the analysis says nothing that an execution could contradict. */
  readonly isObservable?: false;
}

/** An instance of a rule that lacks something, in an engine's own facts: see `Attempt`. */
export interface Lacking<Fact> {
  readonly rule: string;
  readonly at: { readonly file: string; readonly line: number } | undefined;
  readonly holds: readonly Fact[];
  readonly lacks?: Fact;
  readonly but?: string;
}

/** A fixed point that can explain why a fact is missing. */
export interface AskedRun<Fact> {
  text(fact: Fact): string;
  /** The instances of rules that could derive a missing fact, each with its missing premises. */
  lackingOf(fact: Fact): readonly Lacking<Fact>[];
}

/** How deep the tree is, how many attempts a fact has, and how many facts there are at most. */
const DEPTH = 8;
const WIDTH = 8;
const FACTS = 120;

/** Why a fact is missing: what each rule lacks first, and why that is not there, and so on. */
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
