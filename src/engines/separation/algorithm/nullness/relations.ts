import type { Budget } from "../../../../kernel/index.ts";
import { reachable } from "../arithmetic/counting/summary.ts";
import { callsOf, type Definitions, NULL, type Predicate, type SymbolicHeap } from "../heaps/symbolic-heap.ts";
import { DecisionDiagrams, type Diagram, FALSE, TRUE } from "./decision-diagrams.ts";
import { variableOrder } from "./variable-order.ts";

/** Which combinations of null and not null a predicate allows: a function of its parameters, at the levels of `order`. */
interface Relation {
  /** The parameters by level. */
  readonly order: readonly string[];
  readonly allowed: Diagram;
}

/** A heap whose variables have levels. */
interface Leveled {
  readonly heap: SymbolicHeap;
  readonly levelOf: ReadonlyMap<string, number>;
}

/**
 * Predicates without cells as Boolean relations: a variable is true where it is not null. Mutually recursive predicates are
 * computed together, after those they call. Throws `BudgetSpent` and `DiagramsTooLarge`.
 */
export class Relations {
  readonly diagrams: DecisionDiagrams;
  readonly #definitions: Definitions;
  readonly #relations = new Map<string, Relation>();

  constructor(definitions: Definitions, budget: Budget) {
    this.#definitions = definitions;
    this.diagrams = new DecisionDiagrams(budget);
  }

  /** Computes the predicates that these lead to. */
  compute(names: Iterable<string>): void {
    const below = new Map<string, readonly string[]>();
    for (const name of names)
      for (const each of reachable(name, this.#definitions)) below.set(each, reachable(each, this.#definitions));
    // A caller reaches more than the called one, or as much where the call is mutual.
    for (const [name, reached] of [...below].sort((a, b) => a[1].length - b[1].length)) {
      if (this.#relations.has(name)) continue;
      this.#computeTogether(reached.filter((other) => below.get(other)?.length === reached.length));
    }
  }

  /** The variables of a heap, those that occur together next to each other. */
  orderOf(heap: SymbolicHeap, own: readonly string[] = []): readonly string[] {
    return variableOrder(heap, own, (predicate) => this.#argumentOrder(predicate));
  }

  /** ∃ all variables but the kept ones: what a heap says. Calls that `isLeftOut` say nothing. */
  meaning(
    { heap, levelOf }: Leveled,
    isKept: (name: string) => boolean,
    isLeftOut: (predicate: string) => boolean = () => false,
  ): Diagram {
    const parts = [...this.#facts({ heap, levelOf }), ...this.#calls({ heap, levelOf }, isLeftOut)];
    const lastUse = new Map<number, number>();
    const leaving = [...levelOf].filter(([name]) => !isKept(name)).map(([, level]) => level);
    for (const [place, { levels }] of parts.entries()) for (const level of levels) lastUse.set(level, place);
    let said = TRUE;
    for (const [place, { diagram }] of parts.entries()) {
      const gone = new Set(leaving.filter((level) => lastUse.get(level) === place));
      said = this.diagrams.andExists(said, diagram, gone);
    }
    return said;
  }

  *#facts({ heap, levelOf }: Leveled): Generator<Part> {
    for (const { relation, left, right } of heap.pointers) {
      if (left === right) {
        if (relation === "≠") yield { diagram: FALSE, levels: [] };
        continue;
      }
      const [a, b] = [levelOf.get(left), levelOf.get(right)];
      if (a !== undefined && b !== undefined) yield { diagram: this.diagrams.same(a, b), levels: [a, b] };
      const only = a ?? b ?? 0;
      if (a === undefined || b === undefined)
        yield { diagram: this.diagrams.literal(only, relation === "≠"), levels: [only] };
    }
  }

  *#calls({ heap, levelOf }: Leveled, isLeftOut: (predicate: string) => boolean): Generator<Part> {
    for (const call of callsOf(heap)) {
      if (isLeftOut(call.predicate)) continue;
      const { order, allowed } = this.#relations.get(call.predicate) ?? nothing;
      const parameters = this.#definitions.predicates.get(call.predicate)?.parameters ?? [];
      const actual = new Map(parameters.map(({ name }, index) => [name, call.arguments[index]]));
      const targets = order.map((name) => levelOf.get(String(actual.get(name))) ?? false);
      const diagram = this.diagrams.rename(allowed, (level) => targets[level] ?? false);
      yield { diagram, levels: targets.filter((target) => target !== false) };
    }
  }

  #argumentOrder(predicate: string): readonly number[] {
    const parameters = this.#definitions.predicates.get(predicate)?.parameters.map(({ name }) => name) ?? [];
    const { order } = this.#relations.get(predicate) ?? nothing;
    return order.map((name) => parameters.indexOf(name));
  }

  #computeTogether(names: readonly string[]): void {
    const predicates = names.flatMap((name) => this.#definitions.predicates.get(name) ?? []);
    const isRecursive = (predicate: string): boolean => names.includes(predicate);
    for (const { name, parameters, rules } of predicates) {
      const own = parameters.map((parameter) => parameter.name);
      const mentioned = rules.flatMap((rule) => this.orderOf(rule)).filter((each) => own.includes(each));
      this.#relations.set(name, { order: [...new Set([...mentioned, ...own])], allowed: FALSE });
    }
    const [only, ...others] = predicates;
    const isLinear = predicates.every(({ rules }) =>
      rules.every((rule) => callsOf(rule).filter((call) => isRecursive(call.predicate)).length <= 1),
    );
    if (only !== undefined && others.length === 0 && isLinear) this.#set(only, this.#byDoubling(only));
    else this.#byRounds(predicates);
  }

  /** The least fixed point, round by round. */
  #byRounds(predicates: readonly Predicate[]): void {
    for (let isGrowing = true; isGrowing; ) {
      isGrowing = false;
      for (const predicate of predicates) {
        const before = this.#relations.get(predicate.name)?.allowed ?? FALSE;
        const after = predicate.rules.reduce(
          (sum, rule) => this.diagrams.or(sum, this.#applied(predicate, rule)),
          before,
        );
        if (after === before) continue;
        isGrowing = true;
        this.#set(predicate, after);
      }
    }
  }

  /** What a rule says of the parameters, with the relations that are known. */
  #applied({ name, parameters }: Predicate, rule: SymbolicHeap): Diagram {
    const own = parameters.map((parameter) => parameter.name);
    const levelOf = levels(this.orderOf(rule, own));
    const said = this.meaning({ heap: rule, levelOf }, (variable) => own.includes(variable));
    const target = levels(this.#relations.get(name)?.order ?? []);
    const levelAfter = new Map(own.map((variable) => [levelOf.get(variable), target.get(variable) ?? 0]));
    return this.diagrams.rename(said, (level) => levelAfter.get(level) ?? 0);
  }

  /**
   * One predicate whose rules call it once at most: where n steps lead, 2n steps lead by the composed step (iterative
   * squaring; Burch, Clarke, McMillan, Dill and Hwang, Symbolic Model Checking: 10²⁰ States and Beyond, 1992).
   * A counter over 20 parameters takes 20 rounds, not 2²⁰.
   */
  #byDoubling(predicate: Predicate): Diagram {
    const { name, rules } = predicate;
    const { diagrams } = this;
    const isStep = (rule: SymbolicHeap): boolean => callsOf(rule).some((call) => call.predicate === name);
    const order = this.#relations.get(name)?.order ?? [];
    const first = rules
      .filter((rule) => !isStep(rule))
      .reduce((sum, rule) => diagrams.or(sum, this.#applied(predicate, rule)), FALSE);
    const steps = rules.filter(isStep);
    if (steps.length === 0) return first;
    const side = (which: Side) => (level: number) => 3 * level + which;
    const inner = new Set(order.map((_, level) => side(INNER)(level)));
    const middle = new Set(order.map((_, level) => side(MIDDLE)(level)));
    const step = steps.reduce((sum, rule) => diagrams.or(sum, this.#stepOf(predicate, rule)), FALSE);
    const after = (taken: Diagram, from: Diagram): Diagram => {
      const to = diagrams.andExists(taken, diagrams.rename(from, side(INNER)), inner);
      return diagrams.rename(to, (level) => Math.floor(level / 3));
    };
    let allowed = first;
    for (let taken = step; ; ) {
      allowed = diagrams.or(allowed, after(taken, allowed));
      if (diagrams.or(allowed, after(step, allowed)) === allowed) return allowed;
      const begin = diagrams.rename(taken, (level) => (inner.has(level) ? level - INNER + MIDDLE : level));
      const end = diagrams.rename(taken, (level) => (inner.has(level) ? level : level - OUTER + MIDDLE));
      taken = diagrams.andExists(begin, end, middle);
    }
  }

  /** A rule as a step from the arguments of its recursive call (inner) to its parameters (outer), interleaved. */
  #stepOf(predicate: Predicate, rule: SymbolicHeap): Diagram {
    const { diagrams } = this;
    const own = predicate.parameters.map(({ name }) => name);
    const order = this.#relations.get(predicate.name)?.order ?? [];
    const call = callsOf(rule).find((each) => each.predicate === predicate.name);
    const argumentOf = (name: string): string => String(call?.arguments[own.indexOf(name)] ?? NULL);
    const passed = new Set(order.map(argumentOf));
    const levelOf = levels(this.orderOf(rule, own));
    const said = this.meaning(
      { heap: rule, levelOf },
      (variable) => own.includes(variable) || passed.has(variable),
      (callee) => callee === predicate.name,
    );
    // The variables of the rule move to the places of the parameters and arguments that they are; a second place is equal.
    const places = new Map<number, number>();
    let joined = TRUE;
    const settle = (variable: string, place: number): void => {
      const level = levelOf.get(variable);
      const before = level === undefined ? undefined : places.get(level);
      if (level === undefined) joined = diagrams.and(joined, diagrams.literal(place, false));
      else if (before === undefined) places.set(level, place);
      else joined = diagrams.and(joined, diagrams.same(before, place));
    };
    for (const [level, name] of order.entries()) settle(name, 3 * level + OUTER);
    for (const [level, name] of order.entries()) settle(argumentOf(name), 3 * level + INNER);
    return diagrams.and(
      diagrams.rename(said, (level) => places.get(level) ?? 0),
      joined,
    );
  }

  #set({ name }: Predicate, allowed: Diagram): void {
    const { order } = this.#relations.get(name) ?? nothing;
    this.#relations.set(name, { order, allowed });
  }
}

/** A conjunct with the levels that it mentions. */
interface Part {
  readonly diagram: Diagram;
  readonly levels: readonly number[];
}

/** The three copies of each parameter while steps are composed. */
const OUTER = 0;
const MIDDLE = 1;
const INNER = 2;
type Side = typeof OUTER | typeof MIDDLE | typeof INNER;

const nothing: Relation = { order: [], allowed: FALSE };

/** The level of each variable of an order. */
export function levels(order: readonly string[]): ReadonlyMap<string, number> {
  return new Map(order.map((name, level) => [name, level]));
}
