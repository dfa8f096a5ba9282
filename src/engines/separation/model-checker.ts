import type { Definitions, Query, SymbolicHeap } from "./symbolic-heap.ts";

/**
 * A concrete heap and stack. It shares nothing with the solver but the syntax of formulas, so that it can judge the
 * solver's models. Integer fields may be left open: then any integers will do.
 */
export interface ConcreteHeap {
  readonly cells: ReadonlyMap<string, { readonly type: string; readonly fields: readonly ConcreteValue[] }>;
  /** Variables that are not named here may have any value. */
  readonly stack: ReadonlyMap<string, ConcreteValue>;
}

/** An address, null, or an integer (truth values are 0 and 1); undefined is left open. */
export type ConcreteValue = string | null | bigint | undefined;

export type Judgement = "accepted" | "rejected" | "undecided";

/** Integers that existential variables are tried with when no equation fixes them. */
const WINDOW = 12n;

/**
 * Whether a heap satisfies a formula, precisely: every cell is claimed by exactly one part of it. Without `isExact`, cells
 * may be left over, claimed by none.
 */
export function checkModel(
  query: Query,
  definitions: Definitions,
  heap: ConcreteHeap,
  budget = 200_000,
  isExact = true,
): Judgement {
  let best: Judgement = "rejected";
  // Short stretches without cells first: they are cheap, and nearly always enough.
  for (const most of [1, 2, 3, 2 * definitions.predicates.size + 2]) {
    best = "rejected";
    for (const disjunct of query.disjuncts) {
      const judgement = new Matching(definitions, heap, most, budget, isExact).judge(disjunct, query.free);
      if (judgement === "accepted") return judgement;
      if (judgement === "undecided") best = judgement;
    }
    if (best === "rejected") return best;
  }
  return best;
}

/** A variable of the matching: a known value, another variable, or not known yet. */
type Slot = { kind: "value"; value: string | null | bigint } | { kind: "alias"; of: number } | undefined;

type Sum = { readonly parts: readonly (readonly [slot: number, factor: bigint])[]; readonly constant: bigint };

/** sum relation 0 */
interface Equation {
  readonly relation: "=" | "≤" | "<" | "≠";
  readonly sum: Sum;
}

type CellGoal = { readonly root: number; readonly type: string; readonly fields: readonly number[] };
/** `idle`: how many unfoldings on the way to this call claimed no cell of their own. */
type CallGoal = { readonly predicate: string; readonly values: readonly number[]; readonly idle: number };

class Matching {
  readonly #definitions: Definitions;
  readonly #heap: ConcreteHeap;
  readonly #slots: Slot[] = [{ kind: "value", value: null }];
  readonly #trail: number[] = [];
  readonly #unclaimed: Set<string>;
  readonly #most: number;
  readonly #isExact: boolean;
  readonly #equations: Equation[] = [];
  readonly #apart: (readonly [number, number])[] = [];
  #isUndecided = false;
  #left: number;

  constructor(definitions: Definitions, heap: ConcreteHeap, most: number, budget: number, isExact: boolean) {
    this.#left = budget;
    this.#definitions = definitions;
    this.#heap = heap;
    this.#unclaimed = new Set(heap.cells.keys());
    this.#most = most;
    this.#isExact = isExact;
  }

  judge(heap: SymbolicHeap, free: Query["free"]): Judgement {
    const names = new Map<string, number>();
    for (const { name } of free) names.set(name, this.#known(this.#heap.stack.get(name)));
    const cells: CellGoal[] = [];
    const calls: CallGoal[] = [];
    const isPossible = this.#enter(heap, names, cells, calls, 0);
    if (isPossible && this.#search(cells, calls)) return "accepted";
    return this.#isUndecided ? "undecided" : "rejected";
  }

  /** Adds what a body says; false when it cannot be. */
  #enter(heap: SymbolicHeap, names: Map<string, number>, cells: CellGoal[], calls: CallGoal[], idle: number): boolean {
    const here = heap.spatial.some(({ kind }) => kind === "cell") ? 0 : idle;
    const reference = (name: string): number => {
      if (name === "null") return 0;
      const known = names.get(name) ?? this.#known(undefined);
      names.set(name, known);
      return known;
    };
    const sum = (term: SymbolicHeap["numbers"][number]["left"]): Sum => ({
      parts: term.terms.map(([name, factor]) => [reference(name), factor] as const),
      constant: term.constant,
    });
    const value = (given: string | SymbolicHeap["numbers"][number]["left"]): number => {
      if (typeof given === "string") return reference(given);
      const slot = this.#known(undefined);
      const { parts, constant } = sum(given);
      this.#equations.push({ relation: "=", sum: { parts: [...parts, [slot, -1n]], constant } });
      return slot;
    };
    for (const part of heap.spatial) {
      if (part.kind === "cell")
        cells.push({ root: reference(part.root), type: part.data, fields: part.fields.map(value) });
      else calls.push({ predicate: part.predicate, values: part.arguments.map(value), idle: here });
    }
    for (const { relation, left, right } of heap.numbers) {
      const [a, b] = [sum(left), sum(right)];
      const negated = b.parts.map(([slot, factor]) => [slot, -factor] as const);
      this.#equations.push({ relation, sum: { parts: [...a.parts, ...negated], constant: a.constant - b.constant } });
    }
    return heap.pointers.every(({ relation, left, right }) => {
      if (relation === "=") return this.#unify(reference(left), reference(right));
      this.#apart.push([reference(left), reference(right)]);
      return true;
    });
  }

  #search(cells: readonly CellGoal[], calls: readonly CallGoal[]): boolean {
    if (this.#left-- <= 0) {
      this.#isUndecided = true;
      return false;
    }
    if (!this.#arePossible()) return false;
    if (cells.length + calls.length > 0 && cells.length > this.#unclaimed.size) return false;
    const ready = cells.findIndex(({ root }) => this.#valueOf(root) !== undefined);
    if (ready !== -1) return this.#claim(cells, ready, this.#valueOf(cells[ready]?.root ?? 0), calls);
    if (calls.length > 0) return this.#unfold(cells, calls);
    if (cells.length > 0) return [...this.#unclaimed].some((address) => this.#claim(cells, 0, address, calls));
    return (this.#unclaimed.size === 0 || !this.#isExact) && this.#numbersHold();
  }

  #claim(cells: readonly CellGoal[], at: number, value: unknown, calls: readonly CallGoal[]): boolean {
    const goal = cells[at];
    const cell = typeof value === "string" ? this.#heap.cells.get(value) : undefined;
    if (goal === undefined || typeof value !== "string" || cell?.type !== goal.type || !this.#unclaimed.has(value))
      return false;
    const undo = this.#mark();
    this.#unclaimed.delete(value);
    const fits =
      this.#unify(goal.root, this.#known(value)) &&
      goal.fields.every((slot, index) => {
        const content = cell.fields[index];
        return content === undefined || this.#unify(slot, this.#known(content));
      });
    if (fits && this.#search(cells.toSpliced(at, 1), calls)) return true;
    undo();
    this.#unclaimed.add(value);
    return false;
  }

  /** A call on something known first. Derivations with long stretches that claim no cell are not followed. */
  #unfold(cells: readonly CellGoal[], calls: readonly CallGoal[]): boolean {
    const at = Math.max(
      0,
      calls.findIndex(({ values }) => values.some((slot) => typeof this.#valueOf(slot) === "string")),
    );
    const goal = calls[at];
    const predicate = goal === undefined ? undefined : this.#definitions.predicates.get(goal.predicate);
    if (goal === undefined || predicate === undefined) return false;
    if (goal.idle > this.#most) {
      this.#isUndecided = true;
      return false;
    }
    for (const rule of predicate.rules) {
      const undo = this.#mark();
      const moreCells = [...cells];
      const moreCalls = calls.toSpliced(at, 1);
      const names = new Map(predicate.parameters.map(({ name }, index) => [name, goal.values[index] ?? 0]));
      if (this.#enter(rule, names, moreCells, moreCalls, goal.idle + 1) && this.#search(moreCells, moreCalls))
        return true;
      undo();
    }
    return false;
  }

  /** Disequalities between known values, or between a variable and itself. Unknown references can be new locations. */
  #arePossible(): boolean {
    return this.#apart.every(([left, right]) => {
      const [a, b] = [this.#root(left), this.#root(right)];
      if (a === b) return false;
      const [x, y] = [this.#valueOf(a), this.#valueOf(b)];
      return x === undefined || y === undefined || x !== y;
    });
  }

  #numbersHold(): boolean {
    const undo = this.#mark();
    const holds = this.#settle(3);
    undo();
    return holds;
  }

  /** Equations with one unknown give its value; what is left open is tried within a window. */
  #settle(guesses: number): boolean {
    for (let outcome = this.#propagate(); outcome !== "done"; outcome = this.#propagate())
      if (outcome === "contradiction") return false;
    const open = this.#equations.map(({ sum }) => this.#simplify(sum)).find(({ parts }) => parts.length > 0)?.parts[0];
    if (open === undefined) return true;
    if (guesses > 0)
      for (const guess of this.#guesses()) {
        const undo = this.#mark();
        this.#set(open[0], { kind: "value", value: guess });
        if (this.#settle(guesses - 1)) return true;
        undo();
      }
    this.#isUndecided = true;
    return false;
  }

  /** One pass over the equations. */
  #propagate(): "again" | "done" | "contradiction" {
    let outcome: "again" | "done" = "done";
    for (const { relation, sum } of this.#equations) {
      const { parts, constant } = this.#simplify(sum);
      if (parts.length === 0 && !holds(relation, constant)) return "contradiction";
      const [only, ...others] = parts;
      if (relation !== "=" || only === undefined || others.length > 0) continue;
      if (constant % only[1] !== 0n) return "contradiction";
      this.#set(only[0], { kind: "value", value: -constant / only[1] });
      outcome = "again";
    }
    return outcome;
  }

  /** Numbers near 0 and near the constants of the equations that are still open. */
  #guesses(): readonly bigint[] {
    const centres = new Set([
      0n,
      ...this.#equations.flatMap(({ sum }) => {
        const { constant } = this.#simplify(sum);
        return [constant, -constant];
      }),
    ]);
    const guesses = new Set<bigint>();
    for (const centre of centres)
      for (let offset = 0n; offset <= WINDOW; offset++) guesses.add(centre + offset).add(centre - offset);
    return [...guesses];
  }

  #simplify({ parts, constant }: Sum): Sum {
    const open = new Map<number, bigint>();
    let known = constant;
    for (const [slot, factor] of parts) {
      const value = this.#valueOf(slot);
      if (typeof value === "bigint") known += factor * value;
      else open.set(this.#root(slot), (open.get(this.#root(slot)) ?? 0n) + factor);
    }
    return { parts: [...open].filter(([, factor]) => factor !== 0n), constant: known };
  }

  #known(value: ConcreteValue): number {
    if (value === null) return 0;
    this.#slots.push(value === undefined ? undefined : { kind: "value", value });
    return this.#slots.length - 1;
  }

  #root(slot: number): number {
    let at = slot;
    for (let next = this.#slots[at]; next?.kind === "alias"; next = this.#slots[at]) at = next.of;
    return at;
  }

  #valueOf(slot: number): string | null | bigint | undefined {
    const found = this.#slots[this.#root(slot)];
    return found?.kind === "value" ? found.value : undefined;
  }

  #unify(left: number, right: number): boolean {
    const [a, b] = [this.#root(left), this.#root(right)];
    if (a === b) return true;
    const [x, y] = [this.#valueOf(a), this.#valueOf(b)];
    if (x !== undefined && y !== undefined) return x === y;
    const [open, other] = x === undefined ? [a, b] : [b, a];
    this.#set(open, { kind: "alias", of: other });
    return true;
  }

  #set(slot: number, to: Slot): void {
    this.#slots[slot] = to;
    this.#trail.push(slot);
  }

  /** A place to come back to. */
  #mark(): () => void {
    const [slots, trail, equations, apart] = [
      this.#slots.length,
      this.#trail.length,
      this.#equations.length,
      this.#apart.length,
    ];
    return () => {
      for (const slot of this.#trail.splice(trail)) this.#slots[slot] = undefined;
      this.#slots.length = slots;
      this.#equations.length = equations;
      this.#apart.length = apart;
    };
  }
}

function holds(relation: Equation["relation"], value: bigint): boolean {
  switch (relation) {
    case "=":
      return value === 0n;
    case "≤":
      return value <= 0n;
    case "<":
      return value < 0n;
    case "≠":
      return value !== 0n;
  }
}
