import {
  type AnalysisError,
  type Budget,
  failureOf,
  type NamedThing,
  type Result,
  type Span,
  success,
} from "../../../../kernel/index.ts";
import { illFormed, say } from "../../messages/say.ts";
import {
  type DataField,
  type DataType,
  type Definitions,
  OBJECT,
  type Predicate,
  type Query,
  type Typed,
  withAllAbove,
} from "../heaps/symbolic-heap.ts";
import { arrayTypes, mentions } from "./arrays.ts";
import { DisjunctReader } from "./disjunct-reader.ts";
import type { Binder, DataDeclaration, Disjunct, SourceText } from "./surface.ts";
import { type TypeNode, Types, VOID } from "./types.ts";

/** Declarations with types: what every algorithm starts from. */
export interface Specification {
  /** Undefined where it was read from no text. */
  readonly notation?: SourceText["notation"];
  readonly definitions: Definitions;
  readonly checks: readonly Query[];
  readonly preconditions: readonly { readonly method: string; readonly query: Query }[];
}

/**
 * Types a text by its data declarations and reduces it to symbolic heaps. All errors at once, with their places.
 * Throws `BudgetSpent`.
 */
export function elaborate(source: SourceText, budget: Budget): Result<Specification> {
  const elaboration = new Elaboration(source, budget);
  const specification = elaboration.run();
  return elaboration.errors.length > 0 ? failureOf(elaboration.errors) : success(specification);
}

class Elaboration {
  readonly errors: AnalysisError[] = [];
  readonly #source: SourceText;
  readonly #data = new Map<string, DataType>();
  readonly #parameters = new Map<string, readonly TypeNode[]>();
  readonly #types: Types;
  readonly #budget: Budget;

  constructor(source: SourceText, budget: Budget) {
    this.#source = source;
    this.#budget = budget;
    this.#types = new Types(this.errors, this.#data, true, source.notation === "starfinder");
  }

  run(): Specification {
    this.#declareData();
    this.#declarePredicates();
    const bodies = this.#source.predicates.map(({ name, parameters, body }) => {
      const scope = new Map(parameters.map((p, i) => [p.name, this.#parameters.get(name)?.[i] ?? this.#types.fresh()]));
      return body.map((disjunct) => this.#read(disjunct, scope, false));
    });
    const checks = this.#source.checks.map(({ formula, span, declared }) => this.#query(formula, span, declared));
    const preconditions = this.#source.preconditions.map(({ method, formula, span }) => ({
      method,
      query: this.#query(formula, span),
    }));
    const predicates = this.#source.predicates.map(({ name, parameters, span }, index): Predicate => {
      const nodes = this.#parameters.get(name) ?? [];
      const rules = (bodies[index] ?? []).flatMap((reader) =>
        reader.heaps().map((heap) => ({ heap, place: reader.span })),
      );
      return {
        name,
        parameters: parameters.map((p, i) => ({ name: p.name, type: this.#types.typeOf(nodes[i]) })),
        rules: rules.map(({ heap }) => heap),
        places: rules.map(({ place }) => place),
        span,
      };
    });
    return {
      notation: this.#source.notation,
      definitions: { data: this.#data, predicates: new Map(predicates.map((p) => [p.name, p])) },
      checks: checks.map((make) => make()),
      preconditions: preconditions.map(({ method, query }) => ({ method, query: query() })),
    };
  }

  /** Types are known only when everything has been read: the query is made later. */
  #query(formula: readonly Disjunct[], span: Span, declared: readonly Binder[] = []): () => Query {
    const scope = new Map<string, TypeNode>(declared.map((binder) => [binder.name, this.#types.named(binder)]));
    const places = new Map<string, Span>();
    const readers = formula.map((disjunct) => this.#read(disjunct, scope, true, places));
    return () => ({
      places,
      disjuncts: readers.flatMap((reader) => reader.heaps()),
      free: [...scope].map(([name, node]): Typed => ({ name, type: this.#types.typeOf(node) })),
      span,
    });
  }

  #read(
    disjunct: Disjunct,
    scope: Map<string, TypeNode>,
    isOpen: boolean,
    places = new Map<string, Span>(),
  ): DisjunctReader {
    const [types, errors, budget] = [this.#types, this.errors, this.#budget];
    const hasTruthNumbers = this.#source.notation === "starfinder";
    const known = { data: this.#data, parameters: this.#parameters, types, hasTruthNumbers, places, errors, budget };
    return new DisjunctReader(disjunct, scope, isOpen, known);
  }

  #declareData(): void {
    const declared = new Map<string, Span>();
    for (const { name, span } of this.#source.data) {
      this.#once(declared, "data type", name, span);
      this.#data.set(name, { name, fields: [] });
    }
    const byName = new Map(this.#source.data.map((each) => [each.name, each]));
    for (const each of this.#source.data) this.#extend(each);
    for (const each of this.#source.data) {
      const above = withAllAbove(each.name, this.#data).slice(1).toReversed();
      const inherited = above.flatMap((name) => byName.get(name)?.fields ?? []);
      this.#distinct(each.fields, "field", inherited);
      const fields = [...inherited, ...each.fields].map((field): DataField => {
        const { name, type, span } = field;
        return { name, type: this.#types.fieldType(field), span, ...(type === VOID ? { isOpen: true } : {}) };
      });
      this.#data.set(each.name, { ...this.#data.get(each.name), name: each.name, fields, span: each.span });
      if (each.name === OBJECT && fields.length > 0)
        this.errors.push(illFormed(each.span, "typing.objectFields", { name: OBJECT }));
    }
    if (mentions(this.#source, OBJECT) && !this.#data.has(OBJECT)) this.#data.set(OBJECT, { name: OBJECT, fields: [] });
    for (const [name, type] of arrayTypes(this.#source, (name) => this.#types.elementType(name)))
      this.#data.set(name, type);
    for (const { fields } of this.#source.data)
      for (const field of fields) if (field.type !== VOID) this.#types.named(field);
  }

  #extend({ name, extends: above }: DataDeclaration): void {
    if (above === undefined) return;
    if (!this.#data.has(above.name)) {
      const names = [...this.#data.keys()].slice(0, 8).join(", ");
      const problem = say("typing.noData", { name: above.name });
      this.errors.push({ kind: "ill-formed", span: above.span, problem, remedy: say("typing.declared", { names }) });
    } else if (withAllAbove(above.name, this.#data).includes(name)) {
      this.errors.push(illFormed(above.span, "typing.extendsItself", { name }));
    } else this.#data.set(name, { name, extends: above.name, fields: [] });
  }

  #declarePredicates(): void {
    const declared = new Map<string, Span>();
    for (const { name, parameters, span } of this.#source.predicates) {
      this.#once(declared, "predicate", name, span);
      this.#distinct(parameters, "variable");
      if (!this.#parameters.has(name))
        this.#parameters.set(
          name,
          parameters.map((binder) => this.#types.named(binder)),
        );
    }
  }

  #distinct(binders: readonly Binder[], what: "field" | "variable", inherited: readonly Binder[] = []): void {
    const declared = new Map<string, Span>(inherited.map(({ name, span }) => [name, span]));
    for (const { name, span } of binders) this.#once(declared, what, name, span);
  }

  #once(declared: Map<string, Span>, what: NamedThing, name: string, span: Span): void {
    const first = declared.get(name);
    if (first === undefined) declared.set(name, span);
    else this.errors.push({ kind: "duplicate-name", span, what, name, first });
  }
}
