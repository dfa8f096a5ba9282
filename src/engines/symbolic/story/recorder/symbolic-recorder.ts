import {
  NONE,
  type RecordedStep,
  type Recorder,
  type SectionRecorder,
  type Seq,
  SymbolTables,
} from "../../../../trace/index.ts";
import { type Definitions, LfpRecorder, type SymbolicHeap, showHeap, type Verdict } from "../../../separation/index.ts";
import type {
  Cause,
  Configuration,
  ExecutedStep,
  GenerationObserver,
  NodeEnd,
  TreeNode,
} from "../../algorithm/observer.ts";
import type { SetsOfValues } from "../../algorithm/state/sets-of-values.ts";
import type { EndlessInput, GeneratedTest, TestsResult } from "../../algorithm/test-input/test-input.ts";
import {
  factKinds,
  lineOfRule,
  lines,
  type RecordedRule,
  SECTION,
  type SubjectSymbol,
  type SymbolicSymbols,
  vocabulary,
} from "../facts/index.ts";
import { deltaSymbol, endSymbol, frameSymbol, objectSymbol, verdictSymbol } from "./symbols-of.ts";

/** The steps of one node, as far as later ones rest on them. */
interface NodeSteps {
  readonly row: number;
  readonly put: Seq;
  /** Row of the configuration that it begins with. */
  readonly begin: number;
  /** The last configuration; before there is one, where the node comes from. */
  last: Seq;
  verdict: Seq;
  end: Seq;
}

/**
 * Writes a run as two sections: that of Algorithm 1, which computes SV, by its own recorder (`lfp`), and that of symbolic
 * execution: tree nodes, configurations, solver calls, ends of paths and test inputs, each with the older steps it
 * rests on.
 */
export class SymbolicRecorder implements GenerationObserver {
  readonly lfp: LfpRecorder;
  readonly #section: SectionRecorder<RecordedRule, typeof vocabulary.procedures>;
  readonly #tables = new SymbolTables<SymbolicSymbols>();
  readonly #contexts = this.#tables.growing("contexts");
  readonly #nodeRows = this.#tables.growing("nodes");
  readonly #executions = this.#tables.growing("executions");
  readonly #verdicts = this.#tables.growing("verdicts");
  readonly #ends = this.#tables.growing("ends");
  readonly #tests = this.#tables.growing("tests");
  readonly #coverage = this.#tables.growing("coverage");
  readonly #configurations = this.#tables.growing("configurations");
  readonly #deltas = this.#tables.interned(
    "deltas",
    // Base pairs are complete before anything is executed.
    (delta: SymbolicHeap) => deltaSymbol(delta, this.lfp.roots.isRoot),
    JSON.stringify,
  );
  readonly #objects = this.#tables.interned("objects", objectSymbol, JSON.stringify);
  readonly #frames = this.#tables.interned("frames", frameSymbol, JSON.stringify);
  readonly #nodes = new Map<number, NodeSteps>();
  /** By predicate, the steps of the disjuncts that enum unfolds it by. */
  readonly #births = new Map<string, readonly Seq[]>();
  #lastTest: Seq = NONE;

  constructor(recorder: Recorder, definitions: Definitions, subject: SubjectSymbol) {
    this.#section = recorder.section(SECTION, vocabulary, this.#tables);
    this.lfp = new LfpRecorder(recorder, definitions, "canonical");
    this.#tables.fixed("subject", () => [subject]);
  }

  contextsFound(sv: SetsOfValues, round: number): void {
    for (const [predicate, heaps] of sv) {
      this.#births.set(predicate, this.lfp.disjunctsOf(predicate, round));
      this.#contexts.push({ predicate, disjuncts: heaps.map((heap) => showHeap(heap)) });
    }
  }

  grew({ id, parent, cause, depth }: TreeNode, view?: () => Configuration): void {
    const from = parent === undefined ? undefined : this.#nodes.get(parent);
    const begin = view === undefined ? NONE : this.#configuration(view());
    const row = this.#nodeRows.push({ id, parent: from?.row, cause, depth, begin });
    const premises = [from?.last, this.#contextOf(cause)];
    const put = this.#write(ruleOf(cause), "node", { a: row }, premises, { kind: "put", line: lineOf(cause) });
    this.#nodes.set(id, { row, put, begin, last: put, verdict: NONE, end: NONE });
  }

  taken(node: TreeNode, view: () => Configuration): void {
    const at = this.#at(node);
    this.#write("agenda", "node", { a: at.put }, [at.put], { kind: "take", level: "iteration" });
    const fact = { a: at.begin === NONE ? this.#configuration(view()) : at.begin, b: at.row };
    at.last = this.#write(ruleOf(node.cause), "configuration", fact, [at.last], { line: lineOf(node.cause) });
  }

  executed(node: TreeNode, step: ExecutedStep, view: () => Configuration): void {
    const at = this.#at(node);
    const execution = this.#executions.push(step);
    const fact = { a: this.#configuration(view()), b: at.row, c: execution };
    at.last = this.#write(step.rule, "configuration", fact, [at.last], { level: "rule" });
  }

  asked(node: TreeNode, delta: SymbolicHeap, verdict: Verdict): void {
    const at = this.#at(node);
    const text = this.#deltas.row(this.#deltas.numberOf(delta))?.text ?? "";
    const row = this.#verdicts.push(verdictSymbol(text, delta, verdict));
    at.verdict = this.#write("solve", "verdict", { a: row, b: at.row }, [at.last]);
  }

  ended(node: TreeNode, end: NodeEnd): void {
    const at = this.#at(node);
    const row = this.#ends.push(endSymbol(end));
    if (end.kind === "return" || end.kind === "exception") {
      at.end = this.#write("end", "end", { a: row, b: at.row }, [at.last], { level: "rule" });
      return;
    }
    const premises = [at.last, end.kind === "cut-off" ? NONE : at.verdict];
    at.end = this.#write(end.kind, "end", { a: at.put, b: at.row, c: row }, premises, { kind: "close", level: "rule" });
  }

  tested(node: TreeNode, test: GeneratedTest | EndlessInput): void {
    const at = this.#at(node);
    const premises = [at.end === NONE ? at.last : at.end, at.verdict];
    this.#lastTest = this.#write("test", "test", { a: this.#tests.push(test), b: at.row }, premises, { level: "rule" });
  }

  /** A test input that no path led to: black-box enumeration found it. */
  enumerated(test: GeneratedTest): void {
    this.#lastTest = this.#write("test", "test", { a: this.#tests.push(test) }, [], { level: "rule" });
  }

  /** The agenda is empty, or a limit was reached: what all inputs cover. */
  finished(coverage: TestsResult["coverage"]): void {
    const row = this.#coverage.push(coverage);
    this.#write("coverage", "coverage", { a: row }, [this.#lastTest], { level: "rule" });
  }

  #configuration({ delta, objects, stack }: Configuration): number {
    return this.#configurations.push({
      delta: this.#deltas.numberOf(delta),
      objects: objects.map((object) => this.#objects.intern(objectSymbol(object))),
      stack: stack.map((frame) => this.#frames.intern(frameSymbol(frame))),
    });
  }

  /** The node's own record; one that was never announced begins here, so that no step is lost. */
  #at(node: TreeNode): NodeSteps {
    if (!this.#nodes.has(node.id)) this.grew(node);
    return this.#nodes.get(node.id) ?? { row: NONE, put: NONE, begin: NONE, last: NONE, verdict: NONE, end: NONE };
  }

  /** The step of the disjunct of SV that a node was unfolded by. */
  #contextOf(cause: Cause): Seq | undefined {
    if (cause.kind !== "initialized" || cause.disjunct === undefined) return undefined;
    return this.#births.get(cause.predicate ?? "")?.[cause.disjunct];
  }

  /** Derives a fact at the line of the rule, unless something else is said. */
  #write(
    rule: RecordedRule,
    kind: keyof typeof factKinds,
    { a, b = NONE, c = NONE }: { readonly a: number; readonly b?: number; readonly c?: number },
    premises: readonly (Seq | undefined)[],
    more: Partial<Pick<RecordedStep<RecordedRule>, "kind" | "line" | "level">> = {},
  ): Seq {
    const fact = { kind: factKinds[kind], a, b, c };
    return this.#section.write({ kind: "derive", rule, line: lineOfRule[rule], fact, premises, ...more });
  }
}

function ruleOf(cause: Cause): RecordedRule {
  switch (cause.kind) {
    case "initialized":
      return cause.scenario === 2 ? "enum-2" : "enum-3";
    case "branch":
      return cause.rule;
    default:
      return cause.kind;
  }
}

function lineOf(cause: Cause): number {
  if (cause.kind !== "initialized" || cause.scenario === 3) return lineOfRule[ruleOf(cause)];
  return cause.choice === "null" ? lines.null2 : cause.choice === "fresh" ? lines.fresh : lines.existing;
}
