import {
  type AllocationSite,
  type ClassInfo,
  type Field,
  type Instruction,
  isSubclass,
  type Method,
  type Naming,
  type Operand,
  type Program,
  type Variable,
} from "../../../../java/index.ts";
import { valueAt } from "../../../../kernel/index.ts";
import type { RelevancyOptions } from "../../options.ts";
import type { CallEdge } from "../dependence-graph/call-edge.ts";
import type { DependenceGraph } from "../dependence-graph/dependence-graph.ts";
import {
  type Global,
  type GlobalShape,
  type ProgramPoint,
  type Weight,
  weights,
} from "../dependence-graph/elements.ts";
import type { EdgeRule } from "../dependence-graph/rules.ts";
import { isOfInterest, isValueType } from "../dependence-graph/types-of-interest.ts";
import { LocalParts, partName } from "../local-parts/local-parts.ts";
import type { CallStructure } from "../points-to-view/call-structure.ts";
import type { HeapObject, PointsToView } from "../points-to-view/points-to-view.ts";
import type { SeedChoice } from "./seeds.ts";

/** Where a value comes from, or goes to, inside one method. */
export type End =
  | { readonly kind: "environment"; readonly weight: Weight }
  | { readonly kind: "location"; readonly location: number }
  /** A global, seen under one context of the method. */
  | { readonly kind: "global"; readonly global: Global; readonly context: number };

/**
 * What all rules share: A⟦–⟧ of statements of `method` adds edges between the variables of that method and the
 * globals, as pta(r, cc) casts them to objects.
 */
export class Construction {
  readonly program: Program;
  readonly graph: DependenceGraph;
  readonly view: PointsToView;
  readonly structure: CallStructure;
  readonly options: RelevancyOptions;
  readonly seeds: SeedChoice;
  /** The calls so far, in the order in which they were met. */
  readonly calls: CallEdge[] = [];
  /** The keys that statements use with each map object; filled before the statements are read. */
  readonly keysOf = new Map<number, Set<string>>();
  /** The conditions that decide whether the statement at hand runs; empty unless they are asked for. */
  controls: readonly End[] = [];
  readonly #types: RelevancyOptions["types"];
  readonly #throwers: ReadonlySet<Method>;
  readonly #parts = new Map<Method, LocalParts>();
  readonly #objectsByClass = new Map<Field, readonly HeapObject[]>();
  readonly #libraryClasses: ReadonlyMap<string, ClassInfo>;

  constructor(parts: {
    readonly graph: DependenceGraph;
    readonly view: PointsToView;
    readonly structure: CallStructure;
    readonly options: RelevancyOptions;
    readonly types: RelevancyOptions["types"];
    readonly seeds: SeedChoice;
    readonly throwers: ReadonlySet<Method>;
  }) {
    this.program = parts.view.program;
    this.graph = parts.graph;
    this.view = parts.view;
    this.structure = parts.structure;
    this.options = parts.options;
    this.seeds = parts.seeds;
    this.#types = parts.types;
    this.#throwers = parts.throwers;
    this.#libraryClasses = new Map(
      parts.view.program.classes.filter((info) => info.isLibrary).map((info) => [info.name, info]),
    );
  }

  /** Table 2 as printed: the contexts of the two methods of a call range independently. */
  get isPrinted(): boolean {
    return this.options.globals === "refined" && this.options.refinedContexts === "printed";
  }

  /** CallingContexts(f) */
  contextsOf(method: Method): readonly number[] {
    return this.view.callingContexts(method);
  }

  /** The tag of a global under a context: none under Table 1. */
  tagOf(context: number): string {
    return this.options.globals === "merged" ? "" : this.view.contextLabel(context);
  }

  isTracked(variable: Variable): boolean {
    return isOfInterest(variable.type, this.#types);
  }

  /** Edges from each source to each target, within one method. */
  flow(sources: readonly End[], targets: readonly End[], rule: EdgeRule, at: ProgramPoint): void {
    for (const target of targets) {
      for (const source of sources) this.#edge(source, target, rule, at);
      for (const source of this.controls) this.#edge(source, target, "implicit-flow", at);
    }
  }

  #edge(source: End, target: End, rule: EdgeRule, at: ProgramPoint): void {
    if (source.kind === "global" && target.kind === "global" && source.context !== target.context) return;
    this.graph.addEdge(this.node(source, at.method), this.node(target, at.method), weightOf(source), rule, at);
  }

  node(end: End, method: Method): number {
    const { graph } = this;
    const place = graph.method(method);
    switch (end.kind) {
      case "environment":
        return graph.node(graph.environment(), place);
      case "location":
        return graph.node(end.location, place);
      case "global":
        return graph.node(graph.globalLocation(end.global, this.tagOf(end.context)), place);
    }
  }

  /** What an operand holds by itself: λx.ID of the environment for a constant. */
  valueOf(operand: Operand, at: ProgramPoint): readonly End[] {
    return operand.kind === "variable" ? this.read(operand.variable, at) : [CONSTANT];
  }

  /** The local as a statement reads it: the value, or, where it stands for its object, the object. */
  read(variable: Variable, { instruction }: ProgramPoint): readonly End[] {
    return this.part(variable, this.partsOf(variable.method).readBy(instruction, variable));
  }

  /** The local as a statement assigns it. */
  written(variable: Variable, { instruction }: ProgramPoint): readonly End[] {
    return this.part(variable, this.partsOf(variable.method).writtenBy(instruction, variable));
  }

  /** Nothing when the type is of no interest. */
  part(variable: Variable, part: number): readonly End[] {
    if (!this.isTracked(variable)) return [];
    const name = this.partName(variable, part);
    return [{ kind: "location", location: this.graph.local(variable, part, name) }];
  }

  /** Every part of a local. */
  partsIn(variable: Variable): readonly End[] {
    const count = this.partsOf(variable.method).count(variable);
    return Array.from({ length: count }, (_, part) => part).flatMap((part) => this.part(variable, part));
  }

  /** `x₂`; `x` of a local that is not split. */
  partName(variable: Variable, part: number): string {
    return partName(variable, part, this.partsKnown(variable.method).count(variable));
  }

  /** How the variables of an instruction are called: by their parts. */
  naming(instruction: Instruction): Naming {
    return (variable, isAssigned) => {
      const parts = this.partsKnown(variable.method);
      const part = isAssigned ? parts.writtenBy(instruction, variable) : parts.readBy(instruction, variable);
      return this.partName(variable, part);
    };
  }

  /** The SSA-like form of a method. Throws `BudgetSpent`. */
  partsOf(method: Method, budget = this.view.budget): LocalParts {
    const isSplit = (variable: Variable): boolean => this.options.splitLocals && this.isValue(variable);
    return valueAt(this.#parts, method, () => new LocalParts(method, isSplit, budget));
  }

  /** As `partsOf`, for what is shown: no local is split where the time does not suffice. */
  partsKnown(method: Method): LocalParts {
    return this.view.budget.attempt(() => this.partsOf(method)) ?? new LocalParts(method, () => false);
  }

  /** What stands for an object of which nothing is known is changed through any of its names: it is not split. */
  isValue(variable: Variable): boolean {
    return isValueType(variable.type) || this.hasObjects(variable);
  }

  /** A global under a context of the method. */
  global(shape: GlobalShape, context: number): End {
    return { kind: "global", global: this.graph.global(shape), context };
  }

  /** One end for each o ∈ pta(r, cc), cc ∈ CallingContexts(f). */
  perObject(variable: Variable, make: (object: HeapObject, context: number) => readonly End[]): readonly End[] {
    return this.contextsOf(variable.method).flatMap((context) =>
      this.view.pointsTo(variable, context).flatMap((object) => make(object, context)),
    );
  }

  /** A variable that points to nothing known stands for its object: a symbolic reference, for example. */
  hasObjects(variable: Variable): boolean {
    return this.contextsOf(variable.method).some((context) => this.view.pointsTo(variable, context).length > 0);
  }

  /** Whether some object of the variable was made inside of the library: such objects are known by the variable. */
  holdsLibraryMade(variable: Variable): boolean {
    return this.view.pointsToAnywhere(variable).some(isLibraryMade);
  }

  /** What the library would find when it looks into an operand's objects, the value itself included. */
  readAll(operand: Operand, at: ProgramPoint): readonly End[] {
    if (operand.kind !== "variable") return [CONSTANT];
    const { variable } = operand;
    return [
      ...this.read(variable, at),
      ...this.perObject(variable, (object, context) => this.contentsOf(object, context)),
    ];
  }

  /**
   * Where the library puts what it writes into the objects of a variable, or into the one that a site creates. `local`:
   * what stands for the object.
   */
  writeTo(variable: Variable, local: readonly End[], creates?: AllocationSite): readonly End[] {
    const contents = this.perObject(variable, (object, context) =>
      creates === undefined || object.site === creates ? this.writableOf(object, context) : [],
    );
    const isByVariable = contents.length === 0 || !isContainerLike(variable) || this.holdsLibraryMade(variable);
    return isByVariable ? [...local, ...contents] : contents;
  }

  /** Everything that an object shows the library: elements, entries, content, captured variables. */
  contentsOf(object: HeapObject, context: number, depth = 0): readonly End[] {
    const { type, kind } = object.site;
    if (kind === "lambda" && type.kind === "class") {
      return type.class.fields
        .filter((field) => !field.isStatic)
        .map((field) => this.global({ kind: "field", object, field }, context));
    }
    const own = this.writableOf(object, context);
    if (own.length === 0) return [];
    if (this.isMap(object))
      return [...own, this.global({ kind: "keys", object }, context), ...this.entriesOf(object, context)];
    const nested = depth >= MAX_ARRAY_DEPTH ? [] : this.view.elementsOf(object);
    return [...own, ...nested.flatMap((inner) => this.contentsOf(inner, context, depth + 1))];
  }

  /** The entries of a map object that some statement mentions. */
  entriesOf(object: HeapObject, context: number): readonly End[] {
    return [...(this.keysOf.get(object.id) ?? [])].map((key) => this.global({ kind: "entry", object, key }, context));
  }

  isMap({ site: { type } }: HeapObject): boolean {
    return type.kind === "class" && this.isKindOf(type.class, "Map");
  }

  /** Whether a class is one of the library, given by its name, or below it. */
  isKindOf(info: ClassInfo, name: string): boolean {
    const wanted = this.#libraryClasses.get(name);
    return wanted !== undefined && isSubclass(info, wanted);
  }

  /** Whether a variable may hold something that carries a value: a text, a box, a container. */
  mayHoldValue(variable: Variable): boolean {
    return this.view
      .pointsToAnywhere(variable)
      .some(({ site }) => site.type.kind !== "class" || site.type.class.isLibrary);
  }

  /** Whether an exception of interest may leave a method. */
  mayThrow(method: Method): boolean {
    return this.#throwers.has(method);
  }

  writableOf(object: HeapObject, context: number): readonly End[] {
    const { type, kind } = object.site;
    if (kind === "string" || kind === "string-result") return [];
    if (type.kind === "array") return [this.global({ kind: "elements", object }, context)];
    if (type.kind !== "class" || isValueType(type) || kind === "lambda") return [];
    return [this.global({ kind: "content", object }, context)];
  }

  /** The objects that may have a field: a field named as a seed is meant in all of them. */
  objectsWith(field: Field): readonly HeapObject[] {
    return valueAt(this.#objectsByClass, field, () =>
      this.view.objects.filter(({ site }) => site.type.kind === "class" && isSubclass(site.type.class, field.class)),
    );
  }
}

/** Arrays of arrays are looked into this far. */
const MAX_ARRAY_DEPTH = 3;

export const CONSTANT: End = { kind: "environment", weight: weights.const };

export const SYMBOLIC: End = { kind: "environment", weight: weights.any };

function weightOf(end: End): Weight {
  return end.kind === "environment" ? end.weight : weights.id;
}

export function isLibraryMade(object: HeapObject): boolean {
  return object.site.method?.class.isLibrary === true;
}

/** Text buffers carry their text in the variable too, as Table 5 writes its rules for them. */
function isContainerLike(variable: Variable): boolean {
  const { type } = variable;
  return type.kind === "class" && type.class.name !== "StringBuilder" && type.class.name !== "StringBuffer";
}
