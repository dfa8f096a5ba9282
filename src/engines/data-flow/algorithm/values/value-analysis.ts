import {
  type Calls,
  type FlowEdge,
  type FlowNode,
  INT,
  isComparison,
  type Method,
  negated,
  type Operand,
  rangeOf,
  siteOf,
  type Type,
  type Variable,
  variableWritten,
} from "../../../../java/index.ts";
import type { DataFlowAnalysis } from "../analysis.ts";
import type { HeapFlow } from "../heap/heap-flow.ts";
import type { ValueDomain } from "./value-domain.ts";

/** A value for each variable of a method, by `Variable.index`; undefined: no execution gets here. */
export type Environment<V> = readonly (V | undefined)[] | undefined;

/** What the analysis may know of the rest of the program. Without calls and heap, what they give is unknown. */
interface Surroundings {
  readonly calls: Calls | undefined;
  readonly heap: HeapFlow | undefined;
  /** Whether conditions refine the values behind them. */
  readonly refine: boolean;
}

type Inputs<V> = (node: FlowNode) => Environment<V>;

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
    return undefined;
  }

  /** Where one is undefined, the other. */
  meet(a: Environment<V>, b: Environment<V>): Environment<V> {
    if (a === undefined || b === undefined) return a ?? b;
    return a.map((x, index) => this.#meet(x, b[index]));
  }

  equals(a: Environment<V>, b: Environment<V>): boolean {
    return a === undefined || b === undefined ? a === b : a.every((x, index) => this.#isSame(x, b[index]));
  }

  transfer(node: FlowNode, input: Environment<V>, inputs: Inputs<V>): Environment<V> {
    const target = node.kind === "statement" ? trackedTarget(node) : undefined;
    return target === undefined ? input : input?.with(target.index, this.#assigned(node, target.type, input, inputs));
  }

  transferEdge(edge: FlowEdge, value: Environment<V>): Environment<V> {
    const { kind, from, to } = edge;
    switch (value && kind) {
      case "call":
        return this.#passArguments(from, to.method, value);
      case "return": {
        const target = trackedTarget(to);
        const returned = from.instruction?.kind === "return" ? from.instruction.value : undefined;
        return to.method.variables.map((each) => (each === target ? this.#valueOf(returned, value) : undefined));
      }
      case "call-to-return": {
        const target = trackedTarget(from);
        return target === undefined ? value : value?.with(target.index, this.#fromOutside(from, target.type));
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
    const values = method.variables.map(({ name, index }) => [name, fact?.[index]] as const);
    return Object.fromEntries(
      values.flatMap(([name, value]) => (value === undefined ? [] : [[name, this.#domain.show(value)]])),
    );
  }

  #widen(node: FlowNode, old: Environment<V>, next: Environment<V>, grown: readonly Environment<V>[]): Environment<V> {
    const target = trackedTarget(node);
    const isOwn = grown.length === 0;
    return next?.map((value, index) => {
      const from = old?.[index];
      const to = isOwn ? (index === target?.index ? value : undefined) : grown[0]?.[index];
      if (value === undefined || from === undefined || to === undefined) return value;
      const { type } = node.method.variables[index] ?? {};
      return this.#domain.widen?.((type && rangeOf(type)) ?? INT, from, value, to);
    });
  }

  #assigned(node: FlowNode, type: Type, input: Environment<V>, inputs: Inputs<V>): V | undefined {
    const { instruction } = node;
    const value = (operand: Operand): V | undefined => this.#valueOf(operand, input);
    switch (instruction?.kind) {
      case "constant":
        return value(instruction.value);
      case "copy":
        return input?.[instruction.source.index];
      case "convert": {
        const source = value(instruction.source);
        return source === undefined ? source : this.#domain.convert(rangeOf(type) ?? INT, source);
      }
      case "unary": {
        const operand = value(instruction.operand);
        return operand === undefined ? operand : this.#domain.unary(instruction.operator, operand);
      }
      case "binary":
        return this.#domain.binary(instruction.operator, value(instruction.left), value(instruction.right));
      case "call":
        return this.#fromOutside(node, type);
      case "load":
      case "static-load":
        return this.#loaded(node, type, undefined, inputs);
      case "array-load": {
        const index = value(instruction.index);
        const isNowhere = index === undefined && this.#around.heap !== undefined;
        return isNowhere ? undefined : this.#loaded(node, type, index, inputs);
      }
      default:
        return this.#unknown(type);
    }
  }

  /** The meet of what is stored wherever the load may read from. */
  #loaded(load: FlowNode, type: Type, index: V | undefined, inputs: Inputs<V>): V | undefined {
    const domain = this.#domain;
    const sources = this.#around.heap?.sourcesOf(load);
    if (sources === undefined || sources.isUnknown) return this.#unknown(type);
    const place = index === undefined ? undefined : domain.numberOf(index);
    const start = sources.seesDefault(place) ? domain.constant(0) : undefined;
    return sources.stores.reduce((met, store) => {
      const state = inputs(store.node);
      const at = this.#valueOf(store.index, state);
      const isAlias =
        store.index === undefined || (at !== undefined && index !== undefined && domain.mayEqual(at, index));
      return isAlias ? this.#meet(met, this.#valueOf(store.source, state)) : met;
    }, start);
  }

  #passArguments({ instruction }: FlowNode, { variables, parameters }: Method, value: Environment<V>): Environment<V> {
    const given = instruction !== undefined && "arguments" in instruction ? instruction.arguments : [];
    return variables.map((variable) => {
      const isPassed = parameters.includes(variable) && rangeOf(variable.type) !== undefined;
      return isPassed ? this.#valueOf(given[parameters.indexOf(variable)], value) : undefined;
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
    if (instruction?.kind !== "if-false" || refine === undefined) return value;
    const outcome = this.#valueOf(instruction.condition, value);
    const isTrue = kind === "true";
    if (outcome === undefined || refine("==", outcome, constant(isTrue ? 1 : 0)) === undefined) return undefined;
    if (test === undefined || !isComparison(test.operator)) return value;
    const operands = [test.left, test.right];
    const [left, right] = operands.map((operand) => this.#valueOf(operand, value));
    if (left === undefined || right === undefined) return value;
    const refined = refine(isTrue ? test.operator : negated(test.operator), left, right);
    return operands.reduce<Environment<V>>((result, operand, side) => {
      const isVariable = operand.kind === "variable" && rangeOf(operand.variable.type) !== undefined;
      return isVariable ? result?.with(operand.variable.index, refined?.[side]) : result;
    }, refined && value);
  }

  #meet(a: V | undefined, b: V | undefined): V | undefined {
    return a === undefined || b === undefined ? (a ?? b) : this.#domain.meet(a, b);
  }

  /** What is not tracked may be anything. */
  #valueOf(operand: Operand | undefined, environment: Environment<V>): V | undefined {
    if (environment === undefined || operand === undefined) return undefined;
    switch (operand.kind) {
      case "variable": {
        const isTracked = rangeOf(operand.variable.type) !== undefined;
        return isTracked ? environment[operand.variable.index] : this.#domain.unknown(INT);
      }
      case "int":
      case "char":
      case "boolean":
        return this.#domain.constant(Number(operand.value));
      default:
        return this.#domain.unknown(INT);
    }
  }

  #unknown(type: Type): V | undefined {
    const range = rangeOf(type);
    return range && this.#domain.unknown(range);
  }

  #isSame(x: V | undefined, y: V | undefined): boolean {
    return x === y || (x !== undefined && y !== undefined && this.#domain.equals(x, y));
  }
}

/** The int-like variable that a node assigns. */
function trackedTarget({ instruction }: FlowNode): Variable | undefined {
  const target = instruction && variableWritten(instruction);
  return target !== undefined && rangeOf(target.type) !== undefined ? target : undefined;
}
