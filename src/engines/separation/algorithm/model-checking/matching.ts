import { type Budget, valueAt } from "../../../../kernel/index.ts";
import { type Definitions, NULL, type Query, type SymbolicHeap } from "../heaps/symbolic-heap.ts";
import { Bindings, type BindingsMark } from "./bindings.ts";
import type { ConcreteHeap, ConcreteValue, Judgment } from "./concrete-heap.ts";
import { type Equation, judgeEquations, type Sum, solve } from "./equations.ts";
import { type Queue, queueOf, takeFrom, withLast } from "./queue.ts";

type CellGoal = { readonly root: number; readonly type: string; readonly fields: readonly number[] };
/** `idle`: how many unfoldings on the way to this call claimed no cell of their own. */
type CallGoal = { readonly predicate: string; readonly values: readonly number[]; readonly idle: number };

/** What is still to be matched. */
interface Goals {
  readonly cells: readonly CellGoal[];
  readonly calls: Queue<CallGoal>;
}

/** Several ways to go on. */
interface Ways {
  readonly count: number;
  /** Undefined when it is a dead end at once. */
  go(way: number): Goals | undefined;
}

/** Ways, where they began, and how many of them were taken. */
interface Choice {
  readonly mark: Mark;
  readonly ways: Ways;
  taken: number;
}

interface Mark {
  readonly bindings: BindingsMark;
  readonly equations: number;
  readonly claimed: number;
}

type Term = SymbolicHeap["numbers"][number]["left"];

interface MatchingLimits {
  /** Unfoldings on one way that claim no cell. */
  readonly idle: number;
  /** Claims and unfoldings in all. */
  readonly steps: number;
  readonly budget: Budget;
}

/** Searches for a way to read a heap as a symbolic one: without recursion, as heaps may be long. */
export class Matching {
  readonly #definitions: Definitions;
  readonly #heap: ConcreteHeap;
  readonly #limits: MatchingLimits;
  readonly #isExact: boolean;
  readonly #bindings = new Bindings();
  readonly #unclaimed: Set<string>;
  /** In the order in which they were claimed. */
  readonly #claimed: string[] = [];
  readonly #equations: Equation[] = [];
  #isUndecided = false;
  #left: number;

  constructor(definitions: Definitions, heap: ConcreteHeap, limits: MatchingLimits, isExact: boolean) {
    this.#definitions = definitions;
    this.#heap = heap;
    this.#limits = limits;
    this.#left = limits.steps;
    this.#isExact = isExact;
    this.#unclaimed = new Set(heap.cells.keys());
  }

  judge(heap: SymbolicHeap, free: Query["free"]): Judgment {
    const names = new Map(free.map(({ name }) => [name, this.#bindings.slot(this.#heap.stack.get(name))]));
    const start = this.#enter(heap, names, { cells: [], calls: queueOf([]) }, 0);
    if (this.#search(start)) return "accepted";
    return this.#isUndecided ? "undecided" : "rejected";
  }

  #search(start: Goals | undefined): boolean {
    const choices: Choice[] = [];
    for (let goals = start; ; goals = this.#nextWay(choices)) {
      const open = goals === undefined ? undefined : this.#claimReady(goals);
      if (open !== undefined && isEmpty(open) && this.#isMatched()) return true;
      if (open !== undefined) choices.push({ mark: this.#mark(), ways: this.#waysOf(open), taken: 0 });
      if (choices.length === 0) return false;
    }
  }

  /** The next way of the last choice that has one. Of the last way nothing is kept: there is no coming back to it. */
  #nextWay(choices: Choice[]): Goals | undefined {
    for (let choice = choices.at(-1); choice !== undefined; choice = choices.at(-1)) {
      const { mark, ways } = choice;
      const way = choice.taken++;
      if (way >= ways.count - 1) choices.pop();
      this.#undo(mark);
      const goals = way < ways.count ? ways.go(way) : undefined;
      if (goals !== undefined) return goals;
    }
    return undefined;
  }

  /** Claims the cells that are known; undefined when one cannot be. */
  #claimReady(goals: Goals): Goals | undefined {
    let cells = goals.cells;
    for (;;) {
      this.#limits.budget.spend();
      if (this.#left-- <= 0) this.#isUndecided = true;
      if (this.#left < 0 || cells.length > this.#unclaimed.size) return undefined;
      const at = cells.findIndex(({ root }) => this.#bindings.valueOf(root) !== undefined);
      const goal = cells[at];
      if (goal === undefined) return { cells, calls: goals.calls };
      if (!this.#claim(goal, this.#bindings.valueOf(goal.root))) return undefined;
      cells = cells.toSpliced(at, 1);
    }
  }

  #claim({ root, type, fields }: CellGoal, address: unknown): boolean {
    const cell = typeof address === "string" ? this.#heap.cells.get(address) : undefined;
    if (typeof address !== "string" || cell?.type !== type || !this.#unclaimed.delete(address)) return false;
    this.#claimed.push(address);
    const isHere = this.#bindings.is(root, address);
    return isHere && fields.every((slot, index) => this.#contains(slot, cell.fields[index]));
  }

  /** A field that is left open may hold anything. */
  #contains(slot: number, content: ConcreteValue): boolean {
    return content === undefined || this.#bindings.is(slot, content);
  }

  /** The rules of a call, one on something known first, or the cells that the first goal may be. */
  #waysOf({ cells, calls }: Goals): Ways {
    const next = takeFrom(calls, ({ values }) =>
      values.some((slot) => typeof this.#bindings.valueOf(slot) === "string"),
    );
    if (next !== undefined) return this.#rulesOf(next.item, { cells, calls: next.others });
    const [goal, ...others] = cells;
    if (goal === undefined) return noWay;
    const addresses = [...this.#unclaimed];
    return {
      count: addresses.length,
      go: (way) => (this.#claim(goal, addresses[way]) ? { cells: others, calls } : undefined),
    };
  }

  /** Derivations with long stretches that claim no cell are not followed. */
  #rulesOf(goal: CallGoal, others: Goals): Ways {
    const { parameters = [], rules = [] } = this.#definitions.predicates.get(goal.predicate) ?? {};
    if (goal.idle > this.#limits.idle) {
      this.#isUndecided = true;
      return noWay;
    }
    return {
      count: rules.length,
      go: (way) => {
        const rule = rules[way];
        const names = new Map<string, number>();
        for (const [index, { name }] of parameters.entries()) names.set(name, goal.values[index] ?? 0);
        return rule === undefined ? undefined : this.#enter(rule, names, others, goal.idle + 1);
      },
    };
  }

  /** Adds what a body says; undefined when it cannot be. */
  #enter(heap: SymbolicHeap, names: Map<string, number>, goals: Goals, idle: number): Goals | undefined {
    const here = heap.spatial.some(({ kind }) => kind === "cell") ? 0 : idle;
    const slotOf = (name: string): number => {
      if (name === NULL) return 0;
      return valueAt(names, name, () => this.#bindings.slot(undefined));
    };
    const cells = [...goals.cells];
    const calls: CallGoal[] = [];
    const equations: Equation[] = [];
    /** A term has a slot of its own. */
    const slotOfValue = (value: string | Term): number => {
      if (typeof value === "string") return slotOf(value);
      const slot = this.#bindings.slot(undefined);
      const { parts, constant } = sumOf(value, slotOf);
      equations.push({ relation: "=", sum: { parts: [...parts, [slot, -1n]], constant } });
      return slot;
    };
    for (const part of heap.spatial) {
      const values = (part.kind === "cell" ? part.fields : part.arguments).map(slotOfValue);
      if (part.kind === "cell") cells.push({ root: slotOf(part.root), type: part.data, fields: values });
      else calls.push({ predicate: part.predicate, values, idle: here });
    }
    for (const { relation, left, right } of heap.numbers) {
      const [a, b] = [sumOf(left, slotOf), sumOf(right, slotOf)];
      const negated = b.parts.map(([slot, factor]) => [slot, -factor] as const);
      equations.push({ relation, sum: { parts: [...a.parts, ...negated], constant: a.constant - b.constant } });
    }
    const arePossible = heap.pointers.every(({ relation, left, right }) =>
      relation === "="
        ? this.#bindings.equal(slotOf(left), slotOf(right))
        : this.#bindings.distinct(slotOf(left), slotOf(right)),
    );
    return arePossible && equations.every((equation) => this.#holds(equation))
      ? { cells, calls: withLast(goals.calls, calls) }
      : undefined;
  }

  /** What is decided needs no looking after: it stays so until its variables are taken back. */
  #holds(equation: Equation): boolean {
    const answer = solve(equation, this.#bindings);
    if (answer === undefined) this.#equations.push(equation);
    return answer !== false;
  }

  /** Nothing is left over, and the numbers fit. */
  #isMatched(): boolean {
    if (this.#unclaimed.size > 0 && this.#isExact) return false;
    const verdict = judgeEquations(this.#equations, this.#bindings);
    if (verdict === undefined) this.#isUndecided = true;
    return verdict === true;
  }

  #mark(): Mark {
    return { bindings: this.#bindings.mark(), equations: this.#equations.length, claimed: this.#claimed.length };
  }

  #undo({ bindings, equations, claimed }: Mark): void {
    this.#bindings.undo(bindings);
    while (this.#equations.length > equations) this.#equations.pop();
    while (this.#claimed.length > claimed) this.#unclaimed.add(this.#claimed.pop() ?? "");
  }
}

const noWay: Ways = { count: 0, go: () => undefined };

function isEmpty({ cells, calls }: Goals): boolean {
  return cells.length === 0 && calls.front === undefined && calls.back === undefined;
}

function sumOf(term: Term, slotOf: (name: string) => number): Sum {
  return { parts: term.terms.map(([name, factor]) => [slotOf(name), factor] as const), constant: term.constant };
}
