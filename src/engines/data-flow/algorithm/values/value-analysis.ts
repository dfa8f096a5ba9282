import {
  type Calls,
  type FlowEdge,
  type FlowNode,
  INT,
  type InstructionOf,
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
import type { HeapFlow } from "../heap-flow.ts";
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
export function valueAnalysis<V>(
  domain: ValueDomain<V>,
  { calls, heap, refine: refines }: Surroundings,
): DataFlowAnalysis<Environment<V>> {
  function boundary({ method: { variables, parameters } }: FlowNode): Environment<V> {
    return variables.map((variable) => (parameters.includes(variable) ? unknown(variable.type) : undefined));
  }

  /** Where one is undefined, the other. */
  function meet(a: Environment<V>, b: Environment<V>): Environment<V> {
    if (a === undefined || b === undefined) return a ?? b;
    return a.map((x, index) => meetValues(x, b[index]));
  }

  function equals(a: Environment<V>, b: Environment<V>): boolean {
    return a === undefined || b === undefined ? a === b : a.every((x, index) => isSame(x, b[index]));
  }

  function transfer(node: FlowNode, input: Environment<V>, inputs: Inputs<V>): Environment<V> {
    const target = node.kind === "statement" ? trackedTarget(node) : undefined;
    return target === undefined ? input : input?.with(target.index, assigned(node, target.type, input, inputs));
  }

  function transferEdge(edge: FlowEdge, value: Environment<V>): Environment<V> {
    const { kind, from, to } = edge;
    switch (value && kind) {
      case "call":
        return passArguments(from, to.method, value);
      case "return": {
        const target = trackedTarget(to);
        const returned = from.instruction?.kind === "return" ? from.instruction.value : undefined;
        return to.method.variables.map((each) => (each === target ? valueOf(returned, value) : undefined));
      }
      case "call-to-return": {
        const target = trackedTarget(from);
        return target === undefined ? value : value?.with(target.index, fromOutside(from, target.type));
      }
      case "true":
      case "false":
        return refines ? refine(edge, value) : value;
      default:
        return value;
    }
  }

  function storesSame(node: FlowNode, before: Environment<V>, after: Environment<V>): boolean {
    const operands = heap?.storesAt(node).flatMap(({ index, source }) => [index, source]) ?? [];
    return operands.every((operand) => isSame(valueOf(operand, before), valueOf(operand, after)));
  }

  function show({ method }: FlowNode, fact: Environment<V>): Readonly<Record<string, string>> {
    const values = method.variables.flatMap(({ name, index }) => {
      const value = fact?.[index];
      return value === undefined ? [] : [[name, domain.show(value)]];
    });
    return Object.fromEntries(values);
  }

  function widen(
    node: FlowNode,
    old: Environment<V>,
    next: Environment<V>,
    grown: readonly Environment<V>[],
  ): Environment<V> {
    const target = trackedTarget(node);
    const isOwn = grown.length === 0;
    return next?.map((value, index) => {
      const from = old?.[index];
      const to = isOwn ? (index === target?.index ? value : undefined) : grown[0]?.[index];
      if (value === undefined || from === undefined || to === undefined) return value;
      const { type } = node.method.variables[index] ?? {};
      return domain.widen?.((type && rangeOf(type)) ?? INT, from, value, to);
    });
  }

  function assigned(node: FlowNode, type: Type, input: Environment<V>, inputs: Inputs<V>): V | undefined {
    const { instruction } = node;
    const value = (operand: Operand): V | undefined => valueOf(operand, input);
    switch (instruction?.kind) {
      case "constant":
        return value(instruction.value);
      case "copy":
        return input?.[instruction.source.index];
      case "convert": {
        const source = value(instruction.source);
        return source === undefined ? source : domain.convert(rangeOf(type) ?? INT, source);
      }
      case "unary": {
        const operand = value(instruction.operand);
        return operand === undefined ? operand : domain.unary(instruction.operator, operand);
      }
      case "binary":
        return domain.binary(instruction.operator, value(instruction.left), value(instruction.right));
      case "call":
        return fromOutside(node, type);
      case "load":
      case "static-load":
        return loaded(node, type, undefined, inputs);
      case "array-load": {
        const index = value(instruction.index);
        const isNowhere = index === undefined && heap !== undefined;
        return isNowhere ? undefined : loaded(node, type, index, inputs);
      }
      default:
        return unknown(type);
    }
  }

  /** The meet of what is stored wherever the load may read from. */
  function loaded(load: FlowNode, type: Type, index: V | undefined, inputs: Inputs<V>): V | undefined {
    const sources = heap?.sourcesOf(load);
    if (sources === undefined || sources.isUnknown) return unknown(type);
    const place = index === undefined ? undefined : domain.numberOf(index);
    const start = sources.seesDefault(place) ? domain.constant(0) : undefined;
    return sources.stores.reduce((met, store) => {
      const state = inputs(store.node);
      const at = valueOf(store.index, state);
      const isAlias =
        store.index === undefined || (at !== undefined && index !== undefined && domain.mayEqual(at, index));
      return isAlias ? meetValues(met, valueOf(store.source, state)) : met;
    }, start);
  }

  function passArguments(
    { instruction }: FlowNode,
    { variables, parameters }: Method,
    value: Environment<V>,
  ): Environment<V> {
    const given = instruction !== undefined && "arguments" in instruction ? instruction.arguments : [];
    return variables.map((variable) => {
      const isPassed = parameters.includes(variable) && rangeOf(variable.type) !== undefined;
      return isPassed ? valueOf(given[parameters.indexOf(variable)], value) : undefined;
    });
  }

  /** What a call gives that is not followed into its callees. One that leads nowhere never returns. */
  function fromOutside({ instruction }: FlowNode, type: Type): V | undefined {
    const site = instruction && siteOf(instruction);
    const isFollowed = site !== undefined && calls?.leavesGraph(site) === false;
    return isFollowed ? undefined : unknown(type);
  }

  /** What holds on one way out of a condition. */
  function refine({ kind, from: { instruction }, test }: FlowEdge, value: Environment<V>): Environment<V> {
    if (instruction?.kind !== "if-false" || domain.refine === undefined) return value;
    const outcome = valueOf(instruction.condition, value);
    const isTrue = kind === "true";
    if (outcome === undefined || domain.refine("==", outcome, domain.constant(isTrue ? 1 : 0)) === undefined)
      return undefined;
    return test === undefined ? value : refineOperands(test, isTrue, value);
  }

  function refineOperands(test: InstructionOf<"binary">, isTrue: boolean, value: Environment<V>): Environment<V> {
    const { operator } = test;
    const operands = [test.left, test.right];
    const [left, right] = operands.map((operand) => valueOf(operand, value));
    if (!isComparison(operator) || left === undefined || right === undefined) return value;
    const refined = domain.refine?.(isTrue ? operator : negated(operator), left, right);
    return operands.reduce<Environment<V>>((result, operand, side) => {
      const isTracked = operand.kind === "variable" && rangeOf(operand.variable.type) !== undefined;
      return isTracked ? result?.with(operand.variable.index, refined?.[side]) : result;
    }, refined && value);
  }

  function meetValues(a: V | undefined, b: V | undefined): V | undefined {
    return a === undefined || b === undefined ? (a ?? b) : domain.meet(a, b);
  }

  /** What is not tracked may be anything. */
  function valueOf(operand: Operand | undefined, environment: Environment<V>): V | undefined {
    if (environment === undefined || operand === undefined) return undefined;
    switch (operand.kind) {
      case "variable": {
        const isTracked = rangeOf(operand.variable.type) !== undefined;
        return isTracked ? environment[operand.variable.index] : domain.unknown(INT);
      }
      case "int":
      case "char":
      case "boolean":
        return domain.constant(Number(operand.value));
      default:
        return domain.unknown(INT);
    }
  }

  function unknown(type: Type): V | undefined {
    const range = rangeOf(type);
    return range && domain.unknown(range);
  }

  function isSame(x: V | undefined, y: V | undefined): boolean {
    return x === y || (x !== undefined && y !== undefined && domain.equals(x, y));
  }

  const { name, meetSymbol } = domain;
  return {
    name,
    direction: "forward",
    meetSymbol,
    widen: domain.widen && widen,
    boundary,
    initial: () => undefined,
    meet,
    equals,
    transfer,
    transferEdge,
    loadsOf: (store) => heap?.loadsOf(store) ?? [],
    storesSame,
    show,
  };
}

/** The int-like variable that a node assigns. */
function trackedTarget({ instruction }: FlowNode): Variable | undefined {
  const target = instruction && variableWritten(instruction);
  return target !== undefined && rangeOf(target.type) !== undefined ? target : undefined;
}
