import type { ClassInfo } from "../../../../java/index.ts";
import {
  arrayData,
  type Call,
  callsOf,
  type Definitions,
  NULL,
  type Predicate,
  type SymbolicHeap,
  showSpatial,
} from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import { allInstances, instancesOf } from "../concrete/index.ts";
import type { Cause } from "../observer.ts";
import { isName, type PathCondition } from "../state/path-condition.ts";
import type { SetsOfValues } from "../state/sets-of-values.ts";
import type { State } from "../state/state.ts";
import { withObjects } from "../state/state.ts";
import type { Choice } from "./choice.ts";

interface EnumOptions {
  readonly aliases: "all" | "printed";
  /** The data types of which an input may have cells that the precondition does not describe. */
  mayAdd(data: string): boolean;
}

/**
 * enum(v, Δ, s): context-sensitive lazy initialization (Sec. 5). Scenario 1, v initialized already, is the caller's:
 * nothing has to be chosen then.
 */
export class ContextSensitiveInitializer {
  readonly #sv: SetsOfValues;
  readonly #classes: ReadonlyMap<string, ClassInfo>;
  readonly #isPrinted: boolean;
  readonly #mayAdd: (data: string) => boolean;
  readonly #rooted: ReadonlyMap<string, ReadonlySet<number>>;
  readonly #reach: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    definitions: Definitions,
    sv: SetsOfValues,
    classes: ReadonlyMap<string, ClassInfo>,
    { aliases, mayAdd }: EnumOptions,
  ) {
    this.#sv = sv;
    this.#classes = classes;
    this.#isPrinted = aliases === "printed";
    this.#mayAdd = mayAdd;
    this.#rooted = rootedParameters(definitions, sv);
    this.#reach = dataWithin(definitions);
  }

  enumerate(state: State, name: string, data: string | undefined): readonly Choice[] {
    if (state.inside.has(name)) return this.#hidden(state, name, data);
    const calls = state.delta.callsOn(name);
    const call = this.#constraining(calls, name, state.delta);
    return call === undefined ? this.#unconstrained(state, name, data) : this.#constrained(state, name, call);
  }

  /** Of several predicates on v the one that has v as its root goes first. */
  #constraining(calls: readonly Call[], name: string, delta: PathCondition): Call | undefined {
    const isRoot = (call: Call): boolean =>
      call.arguments.some(
        (value, index) =>
          isName(value) && delta.areEqual(value, name) && this.#rooted.get(call.predicate)?.has(index) === true,
      );
    return calls.find(isRoot) ?? calls[0];
  }

  /** Scenario 3: SV in place of the predicate. */
  #constrained(state: State, name: string, call: Call): readonly Choice[] {
    return this.#disjuncts(call).map((disjunct, index) =>
      choiceOf(this.#unfolded(state, call, disjunct), {
        kind: "initialized",
        variable: name,
        scenario: 3,
        choice: "unfolded",
        text: say("choice.unfolded", { call: showSpatial(call), number: index + 1 }),
        predicate: call.predicate,
        disjunct: index,
        occurrence: callsOf(state.delta.heap).indexOf(call),
      }),
    );
  }

  #disjuncts(call: Call): readonly SymbolicHeap[] {
    return this.#sv.get(call.predicate) ?? [];
  }

  #unfolded(state: State, call: Call, disjunct: SymbolicHeap): State {
    const delta = state.delta.withUnfolding(call, disjunct);
    const unfoldings = state.unfoldings + (disjunct.spatial.length > 0 ? 1 : 0);
    return { ...withObjects(state, delta, this.#classes), unfoldings, model: undefined };
  }

  /** Scenario 2: null, a fresh cell, an existing cell, or one that a predicate still hides. */
  #unconstrained(state: State, name: string, data: string | undefined): readonly Choice[] {
    const free = freeChoices(state, name, data, this.#classes, this.#mayAdd);
    return [...free, ...this.#hidden(state, name, data)];
  }

  /** The aliases that scenario 2 as printed misses: cells that are not unfolded yet. All that is left for names in `inside`. */
  #hidden(state: State, name: string, data: string | undefined): readonly Choice[] {
    if (this.#isPrinted || data === undefined) return [];
    const fitting = instances(data, this.#classes, state.delta.definitions.data);
    const holding = callsOf(state.delta.heap).filter((call) => this.#holds(call, fitting));
    return holding.flatMap((call) => this.#aliases(state, name, fitting, call));
  }

  /** Whether a predicate may hold a cell of one of the data types. */
  #holds({ predicate }: Call, fitting: readonly string[]): boolean {
    return fitting.some((data) => this.#reach.get(predicate)?.has(data) === true);
  }

  #aliases(state: State, name: string, fitting: readonly string[], call: Call): readonly Choice[] {
    return this.#disjuncts(call).flatMap((disjunct, index): readonly Choice[] => {
      const before = new Set(state.delta.heap.spatial);
      const unfolded = this.#unfolded(state, call, disjunct);
      const added = unfolded.delta.heap.spatial.filter((part) => !before.has(part));
      const text = say("choice.in", { call: showSpatial(call), number: index + 1 });
      const cause = { kind: "initialized", variable: name, scenario: 2, choice: "existing" } as const;
      const source = { predicate: call.predicate, disjunct: index };
      const cells = added.flatMap((part): readonly Choice[] => {
        if (part.kind !== "cell" || !fitting.includes(part.data)) return [];
        const inside = new Set([...unfolded.inside].filter((other) => other !== name));
        const alias = { ...unfolded, delta: unfolded.delta.withEquality(name, part.root), inside };
        return [choiceOf(alias, { ...cause, ...source, text: `${name} = ${part.root} ${text}` })];
      });
      const isDeeper = added.some((part) => part.kind === "call" && this.#holds(part, fitting));
      const deeper = choiceOf(
        { ...unfolded, inside: new Set([...unfolded.inside, name]) },
        { ...cause, ...source, text: say("choice.further", { name, place: text }) },
      );
      return isDeeper ? [...cells, deeper] : cells;
    });
  }
}

/** A choice whose Δ the checker has to judge. */
function choiceOf(state: State, cause: Cause): Choice {
  return { state, cause, isOpen: true };
}

/**
 * null, a fresh cell with uninitialized fields, or an existing object of the type. A reference declared with a class may
 * point to objects of each of its subclasses. What a fresh cell reveals counts as an unfolding.
 */
export function freeChoices(
  state: State,
  name: string,
  data: string | undefined,
  classes: ReadonlyMap<string, ClassInfo>,
  mayAdd: (data: string) => boolean = () => true,
): readonly Choice[] {
  const { delta } = state;
  const choices: Choice[] = [];
  const add = (choice: "null" | "fresh" | "existing", text: string, changed: PathCondition): void => {
    if (changed.isInconsistent) return;
    const unfoldings = state.unfoldings + (choice === "fresh" ? 1 : 0);
    const chosen = { ...withObjects(state, changed, classes), unfoldings, model: undefined };
    choices.push(choiceOf(chosen, { kind: "initialized", variable: name, scenario: 2, choice, text }));
  };
  if (!delta.areDistinct(name, NULL)) add("null", `${name} = null`, delta.withEquality(name, NULL));
  const fitting = instances(data, classes, delta.definitions.data);
  for (const each of fitting)
    if (delta.definitions.data.has(each) && mayAdd(each))
      add("fresh", `${name} ↦ ${each}(…)`, delta.withFreshCell(name, each));
  for (const object of state.objects.values()) {
    if (object.origin !== "input" || !fitting.includes(object.data) || delta.areDistinct(name, object.root)) continue;
    add("existing", `${name} = ${object.root}`, delta.withEquality(name, object.root));
  }
  const isAll = data === undefined || (fitting.length > 0 && arrayData(data) === undefined && data !== ANYTHING);
  return isAll ? choices : [...choices, unmodeled(state, name, data)];
}

/**
 * Constants of an enum, objects of the library, of what no class of the program implements, and arrays of lengths that no formula mentions:
 * that they are not null is all there is to say.
 */
function unmodeled(state: State, name: string, data: string): Choice {
  const array = arrayData(data);
  return {
    state: { ...state, delta: state.delta.withDisequality(name, NULL), model: undefined },
    cause: { kind: "initialized", variable: name, scenario: 2, choice: "fresh", text: `${name} ≠ null` },
    isOpen: false,
    unmodeled:
      array === undefined
        ? say(data === ANYTHING ? "unsupported.anything" : "unsupported.objects", { class: data })
        : say("unsupported.lengths", { type: data, element: array.element }),
  };
}

/** What a parameter is declared with that may point to any object. */
const ANYTHING = "Object";

/** The data types of the cells that a reference declared with one may point to; of arrays, one for each length. */
export function instances(
  data: string | undefined,
  classes: ReadonlyMap<string, ClassInfo>,
  types: Definitions["data"],
): readonly string[] {
  if (data === undefined) return [];
  if (arrayData(data) !== undefined)
    return [...types.values()].flatMap((type) => (type.extends === data ? type.name : []));
  const info = classes.get(data);
  if (info === undefined && data !== ANYTHING) return [data];
  return (info === undefined ? allInstances(classes) : instancesOf(info, classes)).map(({ name }) => name);
}

/** By predicate, the parameters that some disjunct of SV allocates. */
function rootedParameters(definitions: Definitions, sv: SetsOfValues): ReadonlyMap<string, ReadonlySet<number>> {
  const rooted = new Map<string, ReadonlySet<number>>();
  for (const { name, parameters } of definitions.predicates.values()) {
    const roots = new Set(
      (sv.get(name) ?? []).flatMap((heap) => heap.spatial.map((p) => (p.kind === "cell" ? p.root : ""))),
    );
    rooted.set(name, new Set(parameters.flatMap((parameter, index) => (roots.has(parameter.name) ? [index] : []))));
  }
  return rooted;
}

/** By predicate, the data types of the cells that it may hold, at any depth. */
function dataWithin({ predicates }: Definitions): ReadonlyMap<string, ReadonlySet<string>> {
  const within = new Map<string, Set<string>>([...predicates.keys()].map((name) => [name, new Set()]));
  const add = ({ name, rules }: Predicate): boolean => {
    const own = within.get(name) ?? new Set<string>();
    const before = own.size;
    for (const part of rules.flatMap(({ spatial }) => spatial))
      for (const data of part.kind === "cell" ? [part.data] : (within.get(part.predicate) ?? [])) own.add(data);
    return own.size > before;
  };
  while ([...predicates.values()].filter(add).length > 0);
  return within;
}
