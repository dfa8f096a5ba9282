import { NONE, type Recorder, type SectionRecorder, type Seq, SymbolTables } from "../../../../trace/index.ts";
import { type Definitions, LfpRecorder, type SymbolicHeap, showHeap, type Verdict } from "../../../separation/index.ts";
import type {
  Cause,
  Configuration,
  ExecutedStep,
  GenerationObserver,
  NodeEnd,
  TreeNode,
} from "../../algorithm/state/observer.ts";
import type { SetsOfValues } from "../../algorithm/state/sets-of-values.ts";
import type { GeneratedTest, TestsResult } from "../../algorithm/test-input/test-input.ts";
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
  readonly #deltas = this.#tables.interned("deltas", deltaSymbol, JSON.stringify);
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

  grew({ id, parent, cause, depth }: TreeNode): void {
    const from = parent === undefined ? undefined : this.#nodes.get(parent);
    const row = this.#nodeRows.push({ id, parent: from?.row, cause, depth });
    const rule = ruleOf(cause);
    const put = this.#section.write({
      kind: "put",
      rule,
      line: lineOf(cause),
      fact: { kind: factKinds.node, a: row, b: NONE, c: NONE },
      premises: [from?.last, this.#contextOf(cause)],
    });
    this.#nodes.set(id, { row, put, last: put, verdict: NONE, end: NONE });
  }

  taken(node: TreeNode, view: () => Configuration): void {
    const at = this.#at(node);
    this.#section.write({
      kind: "take",
      rule: "agenda",
      line: lines.take,
      level: "iteration",
      fact: { kind: factKinds.node, a: at.put, b: NONE, c: NONE },
      premises: [at.put],
    });
    const row = this.#configuration(view());
    at.last = this.#section.write({
      kind: "derive",
      rule: ruleOf(node.cause),
      line: lineOf(node.cause),
      fact: { kind: factKinds.configuration, a: row, b: at.row, c: NONE },
      premises: [at.last],
    });
  }

  executed(node: TreeNode, step: ExecutedStep, view: () => Configuration): void {
    const at = this.#at(node);
    const execution = this.#executions.push(step);
    const row = this.#configuration(view());
    at.last = this.#derive(step.rule, "configuration", row, at.row, [at.last], execution);
  }

  asked(node: TreeNode, delta: SymbolicHeap, verdict: Verdict): void {
    const at = this.#at(node);
    const text = this.#deltas.row(this.#deltas.numberOf(delta))?.text ?? "";
    at.verdict = this.#section.write({
      kind: "derive",
      rule: "solve",
      line: lines.infeasible,
      fact: { kind: factKinds.verdict, a: this.#verdicts.push(verdictSymbol(text, verdict)), b: at.row, c: NONE },
      premises: [at.last],
    });
  }

  ended(node: TreeNode, end: NodeEnd): void {
    const at = this.#at(node);
    const row = this.#ends.push(endSymbol(end));
    if (end.kind === "return" || end.kind === "exception") {
      at.end = this.#derive("end", "end", row, at.row, [at.last]);
      return;
    }
    at.end = this.#section.write({
      kind: "close",
      rule: end.kind,
      line: lineOfRule[end.kind],
      level: "rule",
      fact: { kind: factKinds.end, a: at.put, b: at.row, c: row },
      premises: [at.last, end.kind === "cut-off" ? NONE : at.verdict],
    });
  }

  tested(node: TreeNode, test: GeneratedTest): void {
    const at = this.#at(node);
    const premises = [at.end === NONE ? at.last : at.end, at.verdict];
    this.#lastTest = this.#derive("test", "test", this.#tests.push(test), at.row, premises);
  }

  /** A test input that no path led to: black-box enumeration found it. */
  enumerated(test: GeneratedTest): void {
    this.#lastTest = this.#derive("test", "test", this.#tests.push(test), NONE, []);
  }

  /** The agenda is empty, or a limit was reached: what all inputs cover. */
  finished(coverage: TestsResult["coverage"]): void {
    this.#derive("coverage", "coverage", this.#coverage.push(coverage), NONE, [this.#lastTest]);
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
    return this.#nodes.get(node.id) ?? { row: NONE, put: NONE, last: NONE, verdict: NONE, end: NONE };
  }

  /** The step of the disjunct of SV that a node was unfolded by. */
  #contextOf(cause: Cause): Seq | undefined {
    if (cause.kind !== "initialized" || cause.disjunct === undefined) return undefined;
    return this.#births.get(cause.predicate ?? "")?.[cause.disjunct];
  }

  #derive(
    rule: RecordedRule,
    kind: keyof typeof factKinds,
    a: number,
    b: number,
    premises: readonly Seq[],
    c = NONE,
  ): Seq {
    const fact = { kind: factKinds[kind], a, b, c };
    return this.#section.write({ kind: "derive", rule, line: lineOfRule[rule], level: "rule", fact, premises });
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
