import { type Field, isCapture, type Method, type Type, type Variable } from "../../../../java/index.ts";
import { type Budget, valueAt } from "../../../../kernel/index.ts";
import type { RelevancyOptions } from "../../options.ts";
import type { DependenceGraph } from "../dependence-graph/dependence-graph.ts";
import type { Global, Weight } from "../dependence-graph/elements.ts";
import { edgeRules } from "../dependence-graph/rules.ts";
import { isOfInterest } from "../dependence-graph/types-of-interest.ts";
import type { BuiltGraph } from "../graph-building/build-graph.ts";
import type { HeapObject } from "../points-to-view/points-to-view.ts";
import type { Relevancy } from "./read-out.ts";

/** A part of a local that is split. */
export interface PartAnswer {
  /** `x₁` */
  readonly name: string;
  /** Of the dependence graph; -1 for what nothing mentions. */
  readonly node: number;
  readonly weight: Weight;
}

/** Something that may be relevant, with its weight. */
export type Answer = { readonly weight: Weight } & (
  | {
      readonly kind: "local";
      readonly method: Method;
      readonly variable: Variable;
      readonly parameter: number | undefined;
      /** One, or those that the weight is the ⊕ of. */
      readonly parts: readonly PartAnswer[];
    }
  | { readonly kind: "field"; readonly field: Field }
  | { readonly kind: "static"; readonly field: Field }
  | { readonly kind: "return"; readonly method: Method; readonly node: number }
);

/**
 * Every variable of interest of the program's own classes with its outcome. A container or an array is as symbolic as
 * what it holds; a field as in its most symbolic object (Remark 3).
 * Throws `BudgetSpent`.
 */
export function answersOf(
  built: BuiltGraph,
  relevancy: Relevancy,
  options: RelevancyOptions,
  budget = built.graph.budget,
): readonly Answer[] {
  const reader = new Reader(built, relevancy, budget);
  const isListed = (type: Type): boolean => isOfInterest(type, options.types);
  const classes = built.construction.program.classes.filter((info) => !info.isLibrary);
  const fields = classes
    .filter((info) => !info.isSynthetic)
    .flatMap((info) => info.fields)
    .filter(({ name, type }) => isListed(type) && !isCapture(name))
    .map((field): Answer => ({ kind: field.isStatic ? "static" : "field", field, weight: reader.field(field) }));
  const methods = classes.flatMap((info) => info.methods).flatMap((method) => answersIn(method, reader, isListed));
  return [...fields, ...methods];
}

function answersIn(method: Method, reader: Reader, isListed: (type: Type) => boolean): readonly Answer[] {
  const locals = method.variables
    .filter((variable) => !variable.isTemporary && variable !== method.thisVariable && !isCapture(variable.name))
    .filter(({ type }) => isListed(type))
    .map((variable): Answer => {
      const index = method.parameters.indexOf(variable);
      const parameter = index === -1 ? undefined : index;
      const parts = reader.partsOf(variable);
      const weight = parts.reduce((most, part) => Math.max(most, part.weight), 0);
      return { kind: "local", method, variable, parameter, parts, weight };
    });
  if (!isListed(method.returnType)) return locals;
  const node = reader.graph.returnedNode(method);
  return [...locals, { kind: "return", method, node, weight: reader.returned(method, node) }];
}

/** The nodes of a variable, one for each part or that of one part, or of a return value; none for fields and for what nothing mentions. */
export function nodesOfAnswer(answer: Answer, part?: number): readonly number[] {
  const nodes = answer.kind === "local" ? answer.parts.map(({ node }) => node) : [];
  if (answer.kind === "return") nodes.push(answer.node);
  return nodes.filter((node, index) => node !== -1 && (part === undefined || index === part));
}

/** Of an answer, or of a part of it. */
export function weightOf(answer: Answer, part?: number): Weight {
  return (answer.kind === "local" && part !== undefined ? answer.parts[part]?.weight : undefined) ?? answer.weight;
}

class Reader {
  readonly #built: BuiltGraph;
  readonly #relevancy: Relevancy;
  readonly #budget: Budget;
  readonly #byGlobal = new Map<number, Weight>();
  readonly #byObject = new Map<number, Weight>();
  /** By object and tag (Table 2): what is in the object where a global is seen under that context. */
  readonly #byTag = new Map<string, Weight>();
  /** Objects with a global that calls do not pass on, because nothing reads it: its tags say nothing of other contexts. */
  readonly #unpassed = new Set<number>();
  readonly #byField = new Map<Field, Weight>();
  readonly #inside = new Map<HeapObject, readonly HeapObject[]>();

  constructor(built: BuiltGraph, relevancy: Relevancy, budget: Budget) {
    this.#budget = budget;
    this.#built = built;
    this.#relevancy = relevancy;
    const passed = passedGlobals(built.graph, budget);
    for (let node = 0; node < built.graph.nodeCount; node++) {
      const location = built.graph.locationAt(node);
      if (location.kind !== "global") continue;
      const { global, tag } = location;
      this.#note(global, tag, relevancy.at(node));
      if (isHeld(global) && !passed.has(global.id)) this.#unpassed.add(global.object.id);
    }
  }

  /** The objects of a local are those of each of its parts. */
  partsOf(variable: Variable): readonly PartAnswer[] {
    const { construction, graph } = this.#built;
    const objects = variable.type.kind === "primitive" ? 0 : this.#objectsOf(variable);
    const count = construction.partsOf(variable.method, this.#budget).count(variable);
    return Array.from({ length: count }, (_, part): PartAnswer => {
      const node = graph.localNode(variable, part);
      return { name: construction.partName(variable, part), node, weight: Math.max(this.#relevancy.at(node), objects) };
    });
  }

  get graph(): DependenceGraph {
    return this.#built.graph;
  }

  returned(method: Method, node: number): Weight {
    const own = this.#relevancy.at(node);
    const values = method.body.flatMap((instruction) =>
      instruction.kind === "return" && instruction.value?.kind === "variable" ? [instruction.value.variable] : [],
    );
    const held = values.filter(({ type }) => type.kind !== "primitive");
    return Math.max(own, ...held.map((variable) => this.#objectsOf(variable)));
  }

  field(field: Field): Weight {
    const own = this.#byField.get(field) ?? 0;
    if (field.type.kind === "primitive") return own;
    return this.#withObjects(own, this.#built.construction.view.fieldObjects(field));
  }

  /** Each object as it is seen under the context in which the variable holds it. */
  #objectsOf(variable: Variable): Weight {
    this.#budget.spendNow();
    const { construction } = this.#built;
    const weights = construction.contextsOf(variable.method).flatMap((context) => {
      const tag = construction.tagOf(context);
      const objects = construction.view.pointsTo(variable, context);
      return objects.flatMap((object) => this.#within(object).map(({ id }) => this.#heldUnder(id, tag)));
    });
    return weights.reduce((most, weight) => Math.max(most, weight), 0);
  }

  #heldUnder(object: number, tag: string): Weight {
    const own = this.#unpassed.has(object) ? undefined : this.#byTag.get(tagKey(object, tag));
    return own ?? this.#byObject.get(object) ?? 0;
  }

  #withObjects(own: Weight, objects: readonly HeapObject[]): Weight {
    this.#budget.spendNow();
    const all = objects.flatMap((object) => this.#within(object));
    return all.reduce((most, { id }) => Math.max(most, this.#byObject.get(id) ?? 0), own);
  }

  /** The object and, of an array, what is in it: an array of arrays is as symbolic as its rows. */
  #within(object: HeapObject): readonly HeapObject[] {
    return valueAt(this.#inside, object, () => {
      const found = new Set([object]);
      // A set goes on with what is added while one walks it.
      for (const each of found)
        for (const element of this.#built.construction.view.elementsOf(each)) found.add(element);
      return [...found];
    });
  }

  #note(global: Global, tag: string, weight: Weight): void {
    raise(this.#byGlobal, global.id, weight);
    switch (global.kind) {
      case "field":
      case "static":
        raise(this.#byField, global.field, weight);
        return;
      case "length":
        return;
      default:
        raise(this.#byObject, global.object.id, weight);
        this.#byTag.set(
          tagKey(global.object.id, tag),
          Math.max(weight, this.#byTag.get(tagKey(global.object.id, tag)) ?? 0),
        );
    }
  }
}

/** What an array or a container holds makes it as symbolic; its length does not. */
function isHeld(
  global: Global,
): global is Extract<Global, { readonly kind: "elements" | "content" | "entry" | "keys" }> {
  return global.kind !== "field" && global.kind !== "static" && global.kind !== "length";
}

function tagKey(object: number, tag: string): string {
  return `${object} ${tag}`;
}

/** The globals that some call takes into its callee or back. */
function passedGlobals(graph: DependenceGraph, budget: Budget): ReadonlySet<number> {
  const passed = new Set<number>();
  for (let number = 0; number < graph.edgeCount; number++) {
    budget.spend();
    const { rule, source } = graph.edge(number);
    const location = graph.locationAt(source);
    const isPassing = edgeRules[rule] === "global-entry" || edgeRules[rule] === "global-exit";
    if (isPassing && location.kind === "global") passed.add(location.global.id);
  }
  return passed;
}

function raise<K>(map: Map<K, Weight>, key: K, weight: Weight): void {
  if (weight > (map.get(key) ?? 0)) map.set(key, weight);
}
