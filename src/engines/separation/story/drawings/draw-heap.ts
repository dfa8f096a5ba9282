import { nameClasses } from "../../algorithm/heaps/name-classes.ts";
import { FreshNames, instantiate, namesOf } from "../../algorithm/heaps/naming.ts";
import {
  type Call,
  type Cell,
  cellsOf,
  type Definitions,
  isDontCare,
  NULL,
  type SymbolicHeap,
  type Value,
} from "../../algorithm/heaps/symbolic-heap.ts";
import { showConstraint, showHeap, showLinear, showPointerFact, showSpatial } from "../../algorithm/syntax/index.ts";
import type { DrawnHeap, DrawnSlot } from "../facts/symbols.ts";

/** A call of a heap under a number that it keeps while others are replaced. */
export interface Occurrence {
  readonly id: number;
  readonly call: Call;
}

interface DrawInput {
  readonly heap: SymbolicHeap;
  readonly occurrences: readonly Occurrence[];
  /** References that are shown as variables. */
  readonly variables: readonly string[];
  readonly definitions: Definitions;
  /** The predicate occurrences that were unfolded into cells, by their roots. */
  readonly owners: ReadonlyMap<string, string>;
  /** Whether a parameter is the root of what the predicate says: arrows to it lead into the cloud. */
  isRoot(predicate: string, parameter: number): boolean;
}

/** A symbolic heap as boxes and clouds; equal references lead to the same place. */
export function drawHeap(input: DrawInput): DrawnHeap {
  const { heap, variables, occurrences } = input;
  const names = new Names(input);
  return {
    stack: variables.map((name) => names.slot(name, name)),
    boxes: cellsOf(heap).map((cell) => ({
      id: boxId(cell),
      label: names.labelOf(cell.root),
      type: cell.data,
      owner: input.owners.get(cell.root),
      fields: (input.definitions.data.get(cell.data)?.fields ?? []).map(({ name }, index) =>
        names.slot(name, cell.fields[index] ?? "_"),
      ),
    })),
    clouds: occurrences.map((occurrence) => ({
      id: cloudId(occurrence),
      label: showSpatial(occurrence.call),
      mentions: names.mentionedBy(occurrence),
      choices: choicesOf(input, occurrence.call),
    })),
    facts: [
      ...heap.pointers
        .filter((fact) => fact.relation === "≠" || !names.isDrawn(fact.left))
        .map((fact) => showPointerFact(fact)),
      ...heap.numbers.map((constraint) => showConstraint(constraint)),
    ],
  };
}

/** What a cloud may be: the rules of its predicate with its arguments. */
function choicesOf({ heap, definitions }: DrawInput, call: Call): readonly string[] {
  const { parameters = [], rules = [] } = definitions.predicates.get(call.predicate) ?? {};
  return rules.map((rule) => showHeap(instantiate(rule, parameters, call, new FreshNames(namesOf(heap))).heap));
}

/** Which names mean the same reference, and where an arrow to it leads. */
class Names {
  readonly #find: (name: string) => string;
  readonly #targets = new Map<string, string>();
  readonly #variables: readonly string[];

  constructor({ heap, occurrences, variables, isRoot }: DrawInput) {
    this.#find = nameClasses(heap.pointers).find;
    this.#variables = variables;
    for (const { id, call } of occurrences.toReversed())
      for (const [index, value] of call.arguments.entries())
        if (typeof value === "string" && isRoot(call.predicate, index))
          this.#targets.set(this.#find(value), cloudId({ id, call }));
    for (const cell of cellsOf(heap).toReversed()) this.#targets.set(this.#find(cell.root), boxId(cell));
    this.#targets.set(this.#find(NULL), NULL);
  }

  isDrawn(name: string): boolean {
    return this.#targets.has(this.#find(name));
  }

  slot(name: string, value: Value): DrawnSlot {
    if (typeof value !== "string") return { name, text: showLinear(value), target: undefined };
    const target = this.#targets.get(this.#find(value));
    const text = isDontCare(value) ? "_" : value;
    return { name, text: target === NULL ? NULL : text === name && target === undefined ? "?" : text, target };
  }

  /** Boxes and other clouds that a predicate mentions. */
  mentionedBy(occurrence: Occurrence): readonly string[] {
    const targets = occurrence.call.arguments.flatMap((value) =>
      typeof value === "string" ? (this.#targets.get(this.#find(value)) ?? []) : [],
    );
    return [...new Set(targets)].filter((target) => target !== cloudId(occurrence) && target !== NULL);
  }

  /** The variables that stand for it, or its own name. */
  labelOf(name: string): string {
    const same = this.#variables.filter((variable) => this.#find(variable) === this.#find(name));
    return same.length === 0 ? name : same.join(" = ");
  }
}

function boxId({ root }: Cell): string {
  return `b${root}`;
}

function cloudId({ id }: Occurrence): string {
  return `c${id}`;
}
