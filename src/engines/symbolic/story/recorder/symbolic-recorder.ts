import { type Seq, StepLog, type StepRow, type SymbolChunk } from "../../../../trace/index.ts";
import { type Definitions, LfpRecorder, type SymbolicHeap, type Verdict } from "../../../separation/index.ts";
import type {
  Cause,
  Configuration,
  ExecutedStep,
  GenerationObserver,
  NodeEnd,
  TreeNode,
} from "../../algorithm/state/observer.ts";
import { showValue } from "../../algorithm/state/show-value.ts";
import type { GeneratedTest, TestsResult } from "../../algorithm/test-input/test-input.ts";
import {
  factKinds,
  lineOfRule,
  lines,
  procedureNumbers,
  type RecordedRule,
  ruleNumber,
  type SubjectSymbol,
} from "../facts/index.ts";
import { SymbolTables } from "./symbol-tables.ts";
import { verdictSymbol } from "./verdict-symbol.ts";

const NONE = -1;
const levels = { step: 0, rule: 1, iteration: 2 } as const;

/** Where the recording of one node stands. */
interface NodeSteps {
  readonly row: number;
  readonly put: Seq;
  /** The last configuration; before there is one, where the node comes from. */
  last: Seq;
  verdict: Seq;
  end: Seq;
  /** The frame that its steps are written in. */
  frame: number;
}

type RowPart = Pick<StepRow, "kind" | "level" | "line" | "factKind" | "a" | "b" | "c">;

/**
 * Writes a run as steps: first Algorithm 1, which computes SV (`lfp` listens to it), then symbolic execution: tree
 * nodes, configurations, solver calls, ends of paths and test inputs, each with the older steps it rests on.
 */
export class SymbolicRecorder implements GenerationObserver {
  readonly log = new StepLog();
  /** To be given to `LeastFixedPoint` and `BasePairs`. */
  readonly lfp: LfpRecorder;
  readonly #definitions: Definitions;
  readonly #tables = new SymbolTables();
  readonly #nodes = new Map<number, NodeSteps>();
  #lastTest: Seq = NONE;

  constructor(definitions: Definitions, subject: SubjectSymbol) {
    this.#definitions = definitions;
    this.lfp = new LfpRecorder(definitions, true, this.log);
    this.#tables.subject.push(subject);
  }

  /** Algorithm 1 is over; `round` is the one whose SV it returned. */
  contextsFound(round: number): void {
    for (const predicate of this.#definitions.predicates.keys())
      this.#tables.contexts.push({ predicate, disjuncts: this.lfp.disjunctsOf(predicate, round) });
  }

  grew({ id, parent, cause, depth }: TreeNode): void {
    const from = parent === undefined ? undefined : this.#nodes.get(parent);
    const row = this.#tables.nodes.push({ id, parent: from?.row, cause, depth }) - 1;
    const premises = [from?.last ?? NONE, this.#contextOf(cause)];
    const frame = this.#frame(procedureOf(cause), row);
    const put = this.#write(
      { kind: "put", level: levels.step, line: lineOf(cause), factKind: factKinds.node, a: row, b: NONE, c: NONE },
      ruleOf(cause),
      frame,
      premises,
    );
    this.#nodes.set(id, { row, put, last: put, verdict: NONE, end: NONE, frame });
  }

  taken(node: TreeNode, view: () => Configuration): void {
    const at = this.#at(node);
    at.frame = this.#frame(procedureNumbers.execution, at.row);
    const fact = { factKind: factKinds.node, a: at.put, b: NONE, c: NONE };
    this.#write({ kind: "take", level: levels.iteration, line: lines.take, ...fact }, "agenda", at.frame, [at.put]);
    const rule = ruleOf(node.cause);
    this.#configuration(at, levels.step, lineOf(node.cause), rule, NONE, view);
  }

  executed(node: TreeNode, { rule, text, effect, span, accessedBy }: ExecutedStep, view: () => Configuration): void {
    const at = this.#at(node);
    const execution = this.#tables.executions.push({ rule, text, effect, span, accessedBy }) - 1;
    this.#configuration(at, levels.rule, lineOfRule[rule], rule, execution, view);
  }

  asked(node: TreeNode, delta: SymbolicHeap, verdict: Verdict): void {
    const at = this.#at(node);
    const a = this.#tables.verdicts.push(verdictSymbol(this.#tables.deltaText(delta), verdict)) - 1;
    const fact = { factKind: factKinds.verdict, a, b: at.row, c: NONE };
    const row: RowPart = { kind: "derive", level: levels.step, line: lines.infeasible, ...fact };
    at.verdict = this.#write(row, "solve", at.frame, [at.last]);
  }

  ended(node: TreeNode, end: NodeEnd): void {
    const at = this.#at(node);
    const row = this.#tables.ends.push({ kind: end.kind, text: endText(end) }) - 1;
    const isOver = end.kind === "return" || end.kind === "exception";
    const rule = isOver ? "end" : end.kind;
    const isDecided = end.kind === "infeasible" || end.kind === "unknown";
    const premises = [at.last, ...(isDecided ? [at.verdict] : [])];
    const part: RowPart = isOver
      ? { kind: "derive", level: levels.rule, line: lines.end, factKind: factKinds.end, a: row, b: at.row, c: NONE }
      : {
          kind: "close",
          level: levels.rule,
          line: lineOfRule[rule],
          factKind: factKinds.end,
          a: at.put,
          b: at.row,
          c: row,
        };
    at.end = this.#write(part, rule, at.frame, premises);
  }

  tested(node: TreeNode, test: GeneratedTest): void {
    const at = this.#at(node);
    const a = this.#tables.tests.push(test) - 1;
    const fact = { factKind: factKinds.test, a, b: at.row, c: NONE };
    const premises = [at.end === NONE ? at.last : at.end, at.verdict];
    const row: RowPart = { kind: "derive", level: levels.rule, line: lines.test, ...fact };
    this.#lastTest = this.#write(row, "test", at.frame, premises);
  }

  /** A test input that no path led to: black-box enumeration found it. */
  enumerated(test: GeneratedTest): void {
    const a = this.#tables.tests.push(test) - 1;
    const fact = { factKind: factKinds.test, a, b: NONE, c: NONE };
    const row: RowPart = { kind: "derive", level: levels.rule, line: lines.test, ...fact };
    this.#lastTest = this.#write(row, "test", this.#frame(procedureNumbers.execution, NONE), []);
  }

  /** The agenda is empty, or a limit was reached: what all inputs cover. */
  finished(coverage: TestsResult["coverage"]): void {
    const a = this.#tables.coverage.push(coverage) - 1;
    const fact = { factKind: factKinds.coverage, a, b: NONE, c: NONE };
    const row: RowPart = { kind: "derive", level: levels.rule, line: lines.loop, ...fact };
    this.#write(row, "coverage", this.#frame(procedureNumbers.execution, NONE), [this.#lastTest]);
  }

  /** The symbol tables' rows since the last call. */
  newSymbols(): SymbolChunk {
    return { ...this.lfp.newSymbols(), ...this.#tables.fresh() };
  }

  #configuration(
    at: NodeSteps,
    level: number,
    line: number,
    rule: RecordedRule,
    execution: number,
    view: () => Configuration,
  ): void {
    const a = this.#tables.configuration(view());
    const fact = { factKind: factKinds.configuration, a, b: at.row, c: execution };
    at.last = this.#write({ kind: "derive", level, line, ...fact }, rule, at.frame, [at.last]);
  }

  /** The node's own record; one that was never announced begins here, so that no step is lost. */
  #at(node: TreeNode): NodeSteps {
    if (!this.#nodes.has(node.id)) this.grew(node);
    const known = this.#nodes.get(node.id);
    return known ?? { row: NONE, put: NONE, last: NONE, verdict: NONE, end: NONE, frame: NONE };
  }

  /** The step of the disjunct of SV that a node was unfolded by. */
  #contextOf(cause: Cause): Seq {
    if (cause.kind !== "initialized" || cause.disjunct === undefined) return NONE;
    const context = this.#tables.contexts.find(({ predicate }) => predicate === cause.predicate);
    return context?.disjuncts[cause.disjunct] ?? NONE;
  }

  #frame(procedure: number, row: number): number {
    return this.log.writeFrame({ procedure, parent: NONE, callLine: 0, arguments: [row, NONE, NONE, NONE] });
  }

  #write(part: RowPart, rule: RecordedRule, frame: number, premises: readonly Seq[]): Seq {
    const known = [...new Set(premises)].filter((seq) => seq !== NONE);
    return this.log.write({ ...part, rule: ruleNumber(rule), frame, statement: NONE }, known);
  }
}

function ruleOf(cause: Cause): RecordedRule {
  switch (cause.kind) {
    case "start":
      return "start";
    case "initialized":
      return cause.scenario === 2 ? "enum-2" : "enum-3";
    case "branch":
      return cause.rule;
    case "check":
      return "check";
  }
}

function lineOf(cause: Cause): number {
  if (cause.kind !== "initialized" || cause.scenario === 3) return lineOfRule[ruleOf(cause)];
  return cause.choice === "null" ? lines.null2 : cause.choice === "fresh" ? lines.fresh : lines.existing;
}

function procedureOf(cause: Cause): number {
  if (cause.kind === "initialized") return procedureNumbers.enum;
  return cause.kind === "branch" ? procedureNumbers.rules : procedureNumbers.execution;
}

function endText(end: NodeEnd): string {
  switch (end.kind) {
    case "return":
      return end.value === undefined ? "" : showValue(end.value);
    case "exception":
      return end.exception;
    case "cut-off":
      return end.bound;
    case "infeasible":
    case "unknown":
      return end.reason;
  }
}
