import { type FlowNode, type Method, variablesRead, variableWritten } from "../../../java/index.ts";
import { valueAt } from "../../../kernel/index.ts";
import type { DataFlowAnalysis } from "../algorithm/analysis.ts";
import { isObservable } from "../algorithm/own/set-language.ts";
import { type Element, elementsOf, type Family } from "../algorithm/sets/elements.ts";
import { isTracked } from "../algorithm/values/value-domain.ts";
import type { SolvedFlow } from "../why-not/solved-flow.ts";
import type { Frame, FrameListener } from "./frames.ts";

/** Holds what is claimed against what an execution shows, each fact once. */
export class Claims<F> implements FrameListener {
  readonly missing = new Set<string>();
  readonly #run: SolvedFlow<F>;
  readonly #seen = new Set<string>();
  readonly #elements = new Map<Method, ReturnType<typeof elementsOf>>();

  constructor(run: SolvedFlow<F>) {
    this.#run = run;
  }

  /** Whether an execution can contradict the analysis at all. */
  static isObservable<F>({ members, claim, family }: DataFlowAnalysis<F>): boolean {
    return members.covers !== undefined || (claim !== undefined && family !== undefined && isObservable(family, claim));
  }

  get shown(): number {
    return this.#seen.size;
  }

  before(frame: Frame, pc: number, values: readonly unknown[]): void {
    const node = this.#nodeAt(frame.method, pc);
    if (node === undefined) return;
    if (this.#analysis.members.covers !== undefined) this.#compareValues(frame, node, values);
    else if (this.#analysis.claim !== "read") this.#compareSets(node, this.#holding(frame));
  }

  /** What is read later is known when a call is over. */
  end({ method, executed }: Frame): void {
    if (this.#analysis.claim !== "read") return;
    // What a call that did not return would have read is unknown.
    const isOver = executed.at(-1)?.isDone === true;
    const live = new Set<number>();
    for (const { pc, isDone } of executed.toReversed()) {
      const instruction = method.body[pc];
      const node = this.#nodeAt(method, pc);
      if (instruction === undefined || node === undefined) continue;
      const target = variableWritten(instruction);
      if (target !== undefined && isDone) live.delete(target.index);
      for (const { index } of variablesRead(instruction)) live.add(index);
      if (isOver || this.#isMay) this.#compareSets(node, live);
    }
  }

  get #analysis(): DataFlowAnalysis<F> {
    return this.#run.solver.analysis;
  }

  get #isMay(): boolean {
    return this.#analysis.meetSymbol === "∪";
  }

  #nodeAt(method: Method, pc: number): FlowNode | undefined {
    return this.#run.solver.graph.methods.get(method)?.before[pc];
  }

  /** The fact before a statement. */
  #factAt(node: FlowNode): F {
    const { solver } = this.#run;
    return this.#analysis.direction === "forward" ? solver.input(node) : solver.output(node);
  }

  #compareValues({ assigned }: Frame, node: FlowNode, values: readonly unknown[]): void {
    const { members } = this.#analysis;
    const { names } = this.#run;
    for (const variable of assigned.keys()) {
      const number = Number(values[variable.index]);
      if (!isTracked(variable) || !this.#isNew(`${node.id} ${variable.index} ${number}`)) continue;
      const value = members.valueOf(this.#factAt(node), variable.index);
      if (value !== undefined && members.covers?.(value, number) !== false) continue;
      const claimed = names.member(node.method, variable.index, value ?? "⊥");
      this.missing.add(`${names.of(node.method)[variable.index]} = ${number}: ${claimed} ∈ IN[${names.node(node)}]`);
    }
  }

  /** Of may, what holds must be in the set; of must, what is in the set must hold. */
  #compareSets(node: FlowNode, holding: ReadonlySet<number>): void {
    const { members } = this.#analysis;
    const fact = this.#factAt(node);
    const names = this.#run.names.of(node.method);
    for (const [member, name] of names.entries()) {
      const isIn = members.valueOf(fact, member) !== undefined;
      const isHolding = holding.has(member);
      if (name === undefined || !(this.#isMay ? isHolding : isIn)) continue;
      this.#isNew(`${node.id} ${member}`);
      if (isIn !== isHolding) this.missing.add(`${name} ${isIn ? "∈" : "∉"} IN[${this.#run.names.node(node)}]`);
    }
  }

  /** The members that an execution shows to hold. */
  #holding(frame: Frame): ReadonlySet<number> {
    const { family = "variables" } = this.#analysis;
    const elements = valueAt(this.#elements, frame.method, () => elementsOf(family, frame.method));
    return new Set(
      elements.flatMap((element, member) => (element !== undefined && isHolding(family, element, frame) ? member : [])),
    );
  }

  /** Whether a fact is seen for the first time. */
  #isNew(key: string): boolean {
    const { size } = this.#seen;
    return this.#seen.add(key).size > size;
  }
}

function isHolding(family: Family, { name, madeAt, variables: [variable] }: Element, frame: Frame): boolean {
  if (family === "expressions") return frame.computed.has(name);
  const assigned: ReadonlyMap<unknown, number | undefined> = frame.assigned;
  return assigned.has(variable) && (family === "variables" || assigned.get(variable) === madeAt);
}
