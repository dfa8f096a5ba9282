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
} from "../../../../java/index.ts";
import type { DataFlowAnalysis } from "../analysis.ts";
import type { HeapFlow } from "../heap-flow.ts";
import { membersOf } from "./members.ts";
import { isTracked, trackedTarget, type ValueDomain } from "./value-domain.ts";

/** A value for each variable of a method, by `Variable.index`; undefined: no execution gets here. */
export type Environment<V> = readonly (V | undefined)[] | undefined;

/** What the analysis may know of the rest of the program. Without calls and heap, what they give is unknown. */
interface ProgramContext {
  readonly calls: Calls | undefined;
  readonly heap: HeapFlow | undefined;
  /** Whether conditions refine the values behind them. */
  readonly refine: boolean;
  /** Whether the parameters of a method have only what calls of the graph give them. */
  isCalledOnly(method: Method): boolean;
}

/** Constant propagation or interval analysis, by the domain: pointwise on the int-like variables of a method. */
export function valueAnalysis<V>(
  domain: ValueDomain<V>,
  { calls, heap, refine: isRefining, isCalledOnly }: ProgramContext,
): DataFlowAnalysis<Environment<V>> {
  type State = Environment<V>;
  type Value = V | undefined;
  type Inputs = (node: FlowNode) => State;

  function assign(state: State, target: Variable | undefined, valueOf: (type: Type) => Value): State {
    return target === undefined ? state : state?.with(target.index, valueOf(target.type));
  }

  function assigned(node: FlowNode, type: Type, input: State, inputs: Inputs): Value {
    const { instruction } = node;
    const value = (operand: Operand): Value => valueOf(operand, input);
    switch (instruction?.kind) {
      case "constant":
        return value(instruction.value);
      case "copy":
        return input?.[instruction.source.index];
      case "convert":
        return unlessUndefined(value(instruction.source), (source) => domain.convert(rangeOf(type) ?? INT, source));
      case "unary":
        return unlessUndefined(value(instruction.operand), (operand) => domain.unary(instruction.operator, operand));
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
  function loaded(load: FlowNode, type: Type, index: Value, inputs: Inputs): Value {
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

  /** What a call gives that is not followed into its callees. One that leads nowhere never returns. */
  function fromOutside({ instruction }: FlowNode, type: Type): Value {
    const site = instruction && siteOf(instruction);
    const isFollowed = site !== undefined && calls?.leavesGraph(site) === false;
    return isFollowed ? undefined : unknown(type);
  }

  function transferEdge(edge: FlowEdge, state: State): State {
    const { kind, from, to } = edge;
    const { variables, parameters } = to.method;
    switch (state && kind) {
      case "call": {
        const given = from.instruction && "arguments" in from.instruction ? from.instruction.arguments : [];
        const argument = (variable: Variable): Value => valueOf(given[parameters.indexOf(variable)], state);
        return variables.map((variable) => (isTracked(variable) ? argument(variable) : undefined));
      }
      case "return": {
        const target = trackedTarget(to);
        const returned = from.instruction?.kind === "return" ? from.instruction.value : undefined;
        return variables.map((each) => (each === target ? valueOf(returned, state) : undefined));
      }
      case "call-to-return":
        return assign(state, trackedTarget(from), (type) => fromOutside(from, type));
      case "true":
      case "false":
        return isRefining ? refine(edge, state) : state;
      default:
        return state;
    }
  }

  /** What holds on one way out of a condition. */
  function refine({ kind, from: { instruction }, test }: FlowEdge, state: State): State {
    if (instruction?.kind !== "if-false" || domain.refine === undefined) return state;
    const outcome = valueOf(instruction.condition, state);
    const isTrue = kind === "true";
    if (outcome === undefined || domain.refine("==", outcome, domain.constant(isTrue ? 1 : 0)) === undefined)
      return undefined;
    return test === undefined ? state : refineOperands(test, isTrue, state);
  }

  function refineOperands({ operator, ...test }: InstructionOf<"binary">, isTrue: boolean, state: State): State {
    const operands = [test.left, test.right];
    const [left, right] = operands.map((operand) => valueOf(operand, state));
    if (!isComparison(operator) || left === undefined || right === undefined) return state;
    const refined = domain.refine?.(isTrue ? operator : negated(operator), left, right);
    return operands.reduce<State>((result, operand, side) => {
      const variable = operand.kind === "variable" && isTracked(operand.variable) ? operand.variable : undefined;
      return assign(result, variable, () => refined?.[side]);
    }, refined && state);
  }

  function widen(node: FlowNode, old: State, next: State, grown: readonly State[]): State {
    const own = trackedTarget(node)?.index;
    return next?.map((value, index) => {
      const from = old?.[index];
      const to = grown.length > 0 ? grown[0]?.[index] : index === own ? value : undefined;
      if (value === undefined || from === undefined || to === undefined) return value;
      const { type } = node.method.variables[index] ?? {};
      return domain.widen?.((type && rangeOf(type)) ?? INT, from, value, to);
    });
  }

  function meetValues(a: Value, b: Value): Value {
    return a === undefined || b === undefined ? (a ?? b) : domain.meet(a, b);
  }

  /** What is not tracked may be anything. */
  function valueOf(operand: Operand | undefined, state: State): Value {
    if (state === undefined || operand === undefined) return undefined;
    switch (operand.kind) {
      case "variable":
        return isTracked(operand.variable) ? state[operand.variable.index] : domain.unknown(INT);
      case "int":
      case "char":
      case "boolean":
        return domain.constant(Number(operand.value));
      default:
        return domain.unknown(INT);
    }
  }

  function unknown(type: Type): Value {
    const range = rangeOf(type);
    return range && domain.unknown(range);
  }

  function isSame(a: Value, b: Value): boolean {
    return a === b || (a !== undefined && b !== undefined && domain.equals(a, b));
  }

  return {
    name: domain.name,
    ...(domain.own === undefined ? {} : { own: domain.own }),
    direction: "forward",
    meetSymbol: domain.meetSymbol,
    widen: domain.widen && widen,
    boundary({ method }) {
      const given = isCalledOnly(method) ? [] : method.parameters;
      return method.variables.map((variable) => (given.includes(variable) ? unknown(variable.type) : undefined));
    },
    initial: () => undefined,
    // Where one is undefined, the other.
    meet: (a, b) => (a === undefined || b === undefined ? (a ?? b) : a.map((x, index) => meetValues(x, b[index]))),
    equals: (a, b) => (a === undefined || b === undefined ? a === b : a.every((x, index) => isSame(x, b[index]))),
    transfer(node, input, inputs) {
      const target = node.kind === "statement" ? trackedTarget(node) : undefined;
      return assign(input, target, (type) => assigned(node, type, input, inputs));
    },
    transferWithoutKill(node, input, inputs) {
      const target = node.kind === "statement" ? trackedTarget(node) : undefined;
      return assign(input, target, (type) =>
        meetValues(target && input?.[target.index], assigned(node, type, input, inputs)),
      );
    },
    members: membersOf(domain),
    transferEdge,
    loadsOf: (store) => heap?.loadsOf(store) ?? [],
    storesSame(node, before, after) {
      const operands = heap?.storesAt(node).flatMap(({ index, source }) => [index, source]) ?? [];
      return operands.every((operand) => isSame(valueOf(operand, before), valueOf(operand, after)));
    },
    show({ method }, fact) {
      const known = method.variables.map(({ name, index }) => [name, fact?.[index]] as const);
      return Object.fromEntries(
        known.flatMap(([name, value]) => (value === undefined ? [] : [[name, domain.show(value)]])),
      );
    },
  };
}

function unlessUndefined<V>(value: V | undefined, apply: (value: V) => V): V | undefined {
  return value === undefined ? undefined : apply(value);
}
