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
import { assign, type Environment, Values } from "./values.ts";

/** IN of other nodes. */
type Inputs<V> = (node: FlowNode) => Environment<V>;

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
export function valueAnalysis<V>(domain: ValueDomain<V>, context: ProgramContext): DataFlowAnalysis<Environment<V>> {
  const { heap, isCalledOnly } = context;
  const values = new Values(domain);
  const statements = new Statements(values, context);
  const edges = new Edges(values, statements, context.refine);
  return {
    name: domain.name,
    ...(domain.own === undefined ? {} : { own: domain.own }),
    direction: "forward",
    meetSymbol: domain.meetSymbol,
    widen: domain.widen && ((node, old, next, grown) => widened(domain, node, old, next, grown)),
    boundary({ method }) {
      const given = isCalledOnly(method) ? [] : method.parameters;
      return method.variables.map((variable) => (given.includes(variable) ? values.unknown(variable.type) : undefined));
    },
    initial: () => undefined,
    // Where one is undefined, the other.
    meet: (a, b) => (a === undefined || b === undefined ? (a ?? b) : a.map((x, index) => values.meet(x, b[index]))),
    equals: (a, b) =>
      a === undefined || b === undefined ? a === b : a.every((x, index) => values.isSame(x, b[index])),
    transfer(node, input, inputs) {
      return assign(input, statementTarget(node), (type) => statements.valueAt(node, type, input, inputs));
    },
    transferWithoutKill(node, input, inputs) {
      const target = statementTarget(node);
      return assign(input, target, (type) =>
        values.meet(target && input?.[target.index], statements.valueAt(node, type, input, inputs)),
      );
    },
    members: membersOf(domain),
    transferEdge: (edge, state) => edges.transfer(edge, state),
    loadsOf: (store) => heap?.loadsOf(store) ?? [],
    storesSame(node, before, after) {
      const operands = heap?.storesAt(node).flatMap(({ index, source }) => [index, source]) ?? [];
      return operands.every((operand) => values.isSame(values.of(operand, before), values.of(operand, after)));
    },
    show({ method }, fact) {
      const known = method.variables.map(({ name, index }) => [name, fact?.[index]] as const);
      return Object.fromEntries(
        known.flatMap(([name, value]) => (value === undefined ? [] : [[name, domain.show(value)]])),
      );
    },
  };
}

function statementTarget(node: FlowNode): Variable | undefined {
  return node.kind === "statement" ? trackedTarget(node) : undefined;
}

/** What statements give to the variables that they assign. */
class Statements<V> {
  readonly #values: Values<V>;
  readonly #calls: Calls | undefined;
  readonly #heap: HeapFlow | undefined;

  constructor(values: Values<V>, { calls, heap }: ProgramContext) {
    this.#values = values;
    this.#calls = calls;
    this.#heap = heap;
  }

  valueAt(node: FlowNode, type: Type, input: Environment<V>, inputs: Inputs<V>): V | undefined {
    const { instruction } = node;
    const { domain } = this.#values;
    const value = (operand: Operand): V | undefined => this.#values.of(operand, input);
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
        return this.fromOutside(node, type);
      case "load":
      case "static-load":
        return this.#loaded(node, type, undefined, inputs);
      case "array-load": {
        const index = value(instruction.index);
        const isNowhere = index === undefined && this.#heap !== undefined;
        return isNowhere ? undefined : this.#loaded(node, type, index, inputs);
      }
      default:
        return this.#values.unknown(type);
    }
  }

  /** What a call gives that is not followed into its callees. One that leads nowhere never returns. */
  fromOutside({ instruction }: FlowNode, type: Type): V | undefined {
    const site = instruction && siteOf(instruction);
    const isFollowed = site !== undefined && this.#calls?.leavesGraph(site) === false;
    return isFollowed ? undefined : this.#values.unknown(type);
  }

  /** The meet of what is stored wherever the load may read from. */
  #loaded(load: FlowNode, type: Type, index: V | undefined, inputs: Inputs<V>): V | undefined {
    const values = this.#values;
    const { domain } = values;
    const sources = this.#heap?.sourcesOf(load);
    if (sources === undefined || sources.isUnknown) return values.unknown(type);
    const place = index === undefined ? undefined : domain.numberOf(index);
    const start = sources.seesDefault(place) ? domain.constant(0) : undefined;
    return sources.stores.reduce((met, store) => {
      const state = inputs(store.node);
      const at = values.of(store.index, state);
      const isAlias =
        store.index === undefined || (at !== undefined && index !== undefined && domain.mayEqual(at, index));
      return isAlias ? values.meet(met, values.of(store.source, state)) : met;
    }, start);
  }
}

/** What goes over an edge: arguments and return values, and what a condition says on each of its ways out. */
class Edges<V> {
  readonly #values: Values<V>;
  readonly #statements: Statements<V>;
  readonly #isRefining: boolean;

  constructor(values: Values<V>, statements: Statements<V>, isRefining: boolean) {
    this.#values = values;
    this.#statements = statements;
    this.#isRefining = isRefining;
  }

  transfer(edge: FlowEdge, state: Environment<V>): Environment<V> {
    const { kind, from, to } = edge;
    const { variables, parameters } = to.method;
    switch (state && kind) {
      case "call": {
        const given = from.instruction && "arguments" in from.instruction ? from.instruction.arguments : [];
        const argument = (variable: Variable): V | undefined =>
          this.#values.of(given[parameters.indexOf(variable)], state);
        return variables.map((variable) => (isTracked(variable) ? argument(variable) : undefined));
      }
      case "return": {
        const target = trackedTarget(to);
        const returned = from.instruction?.kind === "return" ? from.instruction.value : undefined;
        return variables.map((each) => (each === target ? this.#values.of(returned, state) : undefined));
      }
      case "call-to-return":
        return assign(state, trackedTarget(from), (type) => this.#statements.fromOutside(from, type));
      case "true":
      case "false":
        return this.#isRefining ? this.#refine(edge, state) : state;
      default:
        return state;
    }
  }

  /** The facts on one branch of a condition. */
  #refine({ kind, from: { instruction }, test }: FlowEdge, state: Environment<V>): Environment<V> {
    const { domain } = this.#values;
    if (instruction?.kind !== "if-false" || domain.refine === undefined) return state;
    const outcome = this.#values.of(instruction.condition, state);
    const isTrue = kind === "true";
    if (outcome === undefined || domain.refine("==", outcome, domain.constant(isTrue ? 1 : 0)) === undefined)
      return undefined;
    return test === undefined ? state : this.#refineOperands(test, isTrue, state);
  }

  #refineOperands(
    { operator, ...test }: InstructionOf<"binary">,
    isTrue: boolean,
    state: Environment<V>,
  ): Environment<V> {
    const operands = [test.left, test.right];
    const [left, right] = operands.map((operand) => this.#values.of(operand, state));
    if (!isComparison(operator) || left === undefined || right === undefined) return state;
    const refined = this.#values.domain.refine?.(isTrue ? operator : negated(operator), left, right);
    return operands.reduce<Environment<V>>((result, operand, side) => {
      const variable = operand.kind === "variable" && isTracked(operand.variable) ? operand.variable : undefined;
      return assign(result, variable, () => refined?.[side]);
    }, refined && state);
  }
}

function widened<V>(
  domain: ValueDomain<V>,
  node: FlowNode,
  old: Environment<V>,
  next: Environment<V>,
  grown: readonly Environment<V>[],
): Environment<V> {
  const own = trackedTarget(node)?.index;
  return next?.map((value, index) => {
    const from = old?.[index];
    const to = grown.length > 0 ? grown[0]?.[index] : index === own ? value : undefined;
    if (value === undefined || from === undefined || to === undefined) return value;
    const { type } = node.method.variables[index] ?? {};
    return domain.widen?.((type && rangeOf(type)) ?? INT, from, value, to);
  });
}

function unlessUndefined<V>(value: V | undefined, apply: (value: V) => V): V | undefined {
  return value === undefined ? undefined : apply(value);
}
