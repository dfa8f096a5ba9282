import { type Method, type Operand, type Type, type Variable, variableWritten } from "../../../../java/index.ts";
import type { DataFlowAnalysis } from "../analysis.ts";
import { type Calls, type FlowEdge, type FlowNode, siteOf } from "../graph/flow-graph.ts";
import type { HeapFlow } from "../heap/heap-flow.ts";
import { INT, isComparison, negated, type Range, rangeOf } from "./int-arithmetic.ts";
import type { ValueDomain } from "./value-domain.ts";

/** A value for each variable of a method, by `Variable.index`; or no execution gets here. */
export type Environment<V> = readonly (V | undefined)[] | "unreached";

/** What the analysis may know of the rest of the program. Without calls and heap, what they give is unknown. */
export interface Surroundings {
  readonly calls: Calls | undefined;
  readonly heap: HeapFlow | undefined;
  /** Whether conditions refine the values behind them. */
  readonly refine: boolean;
}

/** Constant propagation or interval analysis, by the domain: pointwise on the int-like variables of a method. */
export class ValueAnalysis<V> implements DataFlowAnalysis<Environment<V>> {
  readonly direction = "forward";
  readonly name: string;
  readonly meetSymbol: "⊓" | "⊔";
  readonly widen: DataFlowAnalysis<Environment<V>>["widen"];
  readonly #domain: ValueDomain<V>;
  readonly #around: Surroundings;

  constructor(domain: ValueDomain<V>, around: Surroundings) {
    this.name = domain.name;
    this.meetSymbol = domain.meetSymbol;
    this.#domain = domain;
    this.#around = around;
    this.widen = domain.widen && ((node, old, next, grown) => this.#widen(node, old, next, grown));
  }

  boundary({ method: { variables, parameters } }: FlowNode): Environment<V> {
    return variables.map((variable) => (parameters.includes(variable) ? this.#unknown(variable.type) : undefined));
  }

  initial(): Environment<V> {
    return "unreached";
  }

  meet(a: Environment<V>, b: Environment<V>): Environment<V> {
    return pointwise(a, b, (x, y) => this.#domain.meet(x, y));
  }

  equals(a: Environment<V>, b: Environment<V>): boolean {
    if (a === "unreached" || b === "unreached") return a === b;
    return a.every((x, index) => this.#isSame(x, b[index]));
  }

  transfer(node: FlowNode, input: Environment<V>, inputs: (node: FlowNode) => Environment<V>): Environment<V> {
    const target = node.kind === "statement" ? trackedTarget(node) : undefined;
    if (target === undefined || input === "unreached") return input;
    return input.with(target.index, this.#assigned(node, target.type, input, inputs));
  }

  transferEdge(edge: FlowEdge, value: Environment<V>): Environment<V> {
    if (value === "unreached") return value;
    const { kind, from, to } = edge;
    switch (kind) {
      case "call":
        return this.#passArguments(from, to.method, value);
      case "return": {
        const target = trackedTarget(to);
        const returned = from.instruction?.kind === "return" ? from.instruction.value : undefined;
        return to.method.variables.map((each) => (each === target ? this.#valueOf(returned, value) : undefined));
      }
      case "call-to-return": {
        const target = trackedTarget(from);
        return target === undefined ? value : value.with(target.index, this.#fromOutside(from, target.type));
      }
      case "true":
      case "false":
        return this.#around.refine ? this.#refine(edge, value) : value;
      default:
        return value;
    }
  }

  loadsOf(store: FlowNode): readonly FlowNode[] {
    return this.#around.heap?.loadsOf(store) ?? [];
  }

  storesSame(node: FlowNode, before: Environment<V>, after: Environment<V>): boolean {
    const isSame = (operand: Operand | undefined): boolean =>
      this.#isSame(this.#valueOf(operand, before), this.#valueOf(operand, after));
    return (this.#around.heap?.storesAt(node) ?? []).every(({ index, source }) => isSame(index) && isSame(source));
  }

  show({ method }: FlowNode, fact: Environment<V>): Readonly<Record<string, string>> {
    const values = method.variables.flatMap(({ name, index }) => {
      const value = fact === "unreached" ? undefined : fact[index];
      return value === undefined ? [] : [[name, this.#domain.show(value)] as const];
    });
    return Object.fromEntries(values);
  }

  #widen(node: FlowNode, old: Environment<V>, next: Environment<V>, grown: Environment<V> | undefined): Environment<V> {
    if (old === "unreached" || next === "unreached" || grown === "unreached") return next;
    const target = trackedTarget(node);
    return next.map((value, index) => {
      const from = old[index];
      const to = grown === undefined ? (index === target?.index ? value : undefined) : grown[index];
      if (value === undefined || from === undefined || to === undefined) return value;
      return this.#domain.widen?.(rangeAt(node.method, index), from, value, to) ?? value;
    });
  }

  #assigned(
    node: FlowNode,
    type: Type,
    input: Environment<V>,
    inputs: (node: FlowNode) => Environment<V>,
  ): V | undefined {
    const { instruction } = node;
    switch (instruction?.kind) {
      case "constant":
        return this.#valueOf(instruction.value, input);
      case "copy":
        return this.#valueOf({ kind: "variable", variable: instruction.source }, input);
      case "convert": {
        if (!isTracked(instruction.source)) return this.#unknown(type);
        const value = this.#valueOf(instruction.source, input);
        return value === undefined ? undefined : this.#domain.convert(rangeOf(type) ?? INT, value);
      }
      case "unary": {
        const value = this.#valueOf(instruction.operand, input);
        return value === undefined ? undefined : this.#domain.unary(instruction.operator, value);
      }
      case "binary": {
        const { operator, left, right } = instruction;
        if (!isTracked(left) || !isTracked(right)) return this.#unknown(type);
        return this.#domain.binary(operator, this.#valueOf(left, input), this.#valueOf(right, input));
      }
      case "call":
        return this.#fromOutside(node, type);
      case "load":
      case "static-load":
        return this.#loaded(node, type, undefined, inputs);
      case "array-load": {
        const index = this.#valueOf(instruction.index, input);
        return index === undefined && this.#around.heap !== undefined
          ? undefined
          : this.#loaded(node, type, index, inputs);
      }
      default:
        return this.#unknown(type);
    }
  }

  /** The meet of what is stored wherever the load may read from. */
  #loaded(load: FlowNode, type: Type, index: V | undefined, inputs: (node: FlowNode) => Environment<V>): V | undefined {
    const domain = this.#domain;
    const sources = this.#around.heap?.sourcesOf(load);
    if (sources === undefined || sources.isUnknown) return this.#unknown(type);
    const place = index === undefined ? undefined : domain.numberOf(index);
    let result = sources.seesDefault(place) ? domain.constant(0) : undefined;
    for (const store of sources.stores) {
      const state = inputs(store.node);
      const at = store.index && this.#valueOf(store.index, state);
      const isAlias =
        store.index === undefined || (at !== undefined && index !== undefined && domain.mayEqual(at, index));
      const value = isAlias ? this.#valueOf(store.source, state) : undefined;
      if (value !== undefined) result = result === undefined ? value : domain.meet(result, value);
    }
    return result;
  }

  #passArguments({ instruction }: FlowNode, { variables, parameters }: Method, value: Environment<V>): Environment<V> {
    const given = instruction !== undefined && "arguments" in instruction ? instruction.arguments : [];
    return variables.map((variable) => {
      const position = parameters.indexOf(variable);
      return position < 0 || rangeOf(variable.type) === undefined ? undefined : this.#valueOf(given[position], value);
    });
  }

  /** What a call gives that is not followed into its callees. One that leads nowhere never returns. */
  #fromOutside({ instruction }: FlowNode, type: Type): V | undefined {
    const site = instruction && siteOf(instruction);
    const isFollowed = site !== undefined && this.#around.calls?.leavesGraph(site) === false;
    return isFollowed ? undefined : this.#unknown(type);
  }

  /** What holds on one way out of a condition. */
  #refine({ kind, from: { instruction }, test }: FlowEdge, value: Environment<V>): Environment<V> {
    const { refine, constant } = this.#domain;
    if (instruction?.kind !== "if-false" || refine === undefined || value === "unreached") return value;
    const outcome = this.#valueOf(instruction.condition, value);
    const isTrue = kind === "true";
    if (outcome === undefined || refine("==", outcome, constant(isTrue ? 1 : 0)) === undefined) return "unreached";
    if (test === undefined) return value;
    const [left, right] = [this.#valueOf(test.left, value), this.#valueOf(test.right, value)];
    if (!isComparison(test.operator) || !isTracked(test.left) || left === undefined || right === undefined)
      return value;
    const refined = refine(isTrue ? test.operator : negated(test.operator), left, right);
    if (refined === undefined) return "unreached";
    const result = [...value];
    if (test.left.kind === "variable") result[test.left.variable.index] = refined[0];
    if (test.right.kind === "variable") result[test.right.variable.index] = refined[1];
    return result;
  }

  #valueOf(operand: Operand | undefined, environment: Environment<V>): V | undefined {
    if (environment === "unreached" || operand === undefined) return undefined;
    if (!isTracked(operand)) return this.#domain.unknown(INT);
    return operand.kind === "variable"
      ? environment[operand.variable.index]
      : this.#domain.constant("value" in operand ? Number(operand.value) : 0);
  }

  #unknown(type: Type): V | undefined {
    const range = rangeOf(type);
    return range && this.#domain.unknown(range);
  }

  #isSame(x: V | undefined, y: V | undefined): boolean {
    return x === y || (x !== undefined && y !== undefined && this.#domain.equals(x, y));
  }
}

/** Whether an operand is of an int-like type. */
function isTracked(operand: Operand): boolean {
  if (operand.kind === "variable") return rangeOf(operand.variable.type) !== undefined;
  return operand.kind === "int" || operand.kind === "char" || operand.kind === "boolean";
}

/** The int-like variable that a node assigns. */
function trackedTarget({ instruction }: FlowNode): Variable | undefined {
  const target = instruction && variableWritten(instruction);
  return target !== undefined && rangeOf(target.type) !== undefined ? target : undefined;
}

function rangeAt({ variables }: Method, index: number): Range {
  const variable = variables[index];
  return (variable && rangeOf(variable.type)) ?? INT;
}

/** Where one is undefined, the other. */
function pointwise<V>(a: Environment<V>, b: Environment<V>, combine: (x: V, y: V) => V): Environment<V> {
  if (a === "unreached") return b;
  if (b === "unreached") return a;
  return a.map((x, index) => {
    const y = b[index];
    if (x === undefined) return y;
    return y === undefined ? x : combine(x, y);
  });
}
