import type { ClassInfo, Method } from "../../../../java/index.ts";
import {
  arrayData,
  type Cell,
  type DataType,
  type Definitions,
  dontCare,
  FreshNames,
  namesOf,
  type Query,
  type Specification,
  type SymbolicHeap,
  type Type,
  type Typed,
} from "../../../separation/index.ts";
import { simpleName } from "../concrete/index.ts";
import { inputsOf } from "../program/inputs.ts";
import { fieldsOf } from "./logical-types.ts";

type Names = ReadonlyMap<string, string>;

/** What a text in Java StarFinder’s notation says, with the full names of nested classes: it has simple ones. */
export function withFullNames(specification: Specification, classes: ReadonlyMap<string, ClassInfo>): Specification {
  const { definitions, preconditions } = specification;
  const full = new Map<string, string>();
  for (const name of definitions.data.keys()) {
    const nested = [...classes.keys()].filter((each) => simpleName(each) === name);
    const [only, ...others] = nested;
    if (only !== undefined && others.length === 0 && !classes.has(name)) full.set(name, only);
  }
  if (full.size === 0) return specification;
  const renamed = [...definitions.data.values()].map((type) => renamedData(type, full));
  const predicates = [...definitions.predicates.values()].map((predicate) => ({
    ...predicate,
    parameters: predicate.parameters.map((each) => renamedTyped(each, full)),
    rules: predicate.rules.map((rule) => renamedHeap(rule, full)),
  }));
  return {
    ...specification,
    definitions: {
      data: new Map(renamed.map((type) => [type.name, type])),
      predicates: new Map(predicates.map((predicate) => [predicate.name, predicate])),
    },
    preconditions: preconditions.map(({ method, query }) => ({
      method,
      query: {
        ...query,
        free: query.free.map((each) => renamedTyped(each, full)),
        disjuncts: query.disjuncts.map((heap) => renamedHeap(heap, full)),
      },
    })),
  };
}

function renamedData(type: DataType, names: Names): DataType {
  const fields = type.fields.map((field) => ({ ...field, ...renamedTyped(field, names) }));
  const above = type.extends === undefined ? {} : { extends: renamed(type.extends, names) };
  return { ...type, name: renamed(type.name, names), fields, ...above };
}

function renamedTyped({ name, type }: Typed, names: Names): Typed {
  return { name, type: renamedType(type, names) };
}

function renamedType(type: Type, names: Names): Type {
  return type.kind !== "reference" || type.data === undefined ? type : { ...type, data: renamed(type.data, names) };
}

function renamedHeap(heap: SymbolicHeap, names: Names): SymbolicHeap {
  const spatial = heap.spatial.map((part) =>
    part.kind === "cell" ? { ...part, data: renamed(part.data, names) } : part,
  );
  return { ...heap, spatial };
}

function renamed(data: string, names: Names): string {
  const element = arrayData(data)?.element;
  if (element === undefined) return names.get(data) ?? data;
  return `${names.get(element) ?? element}${data.slice(element.length)}`;
}

/**
 * A precondition in Java StarFinder’s notation, in which `this_f` is what the field f of the receiver holds, and any other
 * name that is no parameter is quantified.
 */
export function withReceiver(query: Query, method: Method, definitions: Definitions): Query {
  const inputs = new Set(inputsOf(method).map(({ name }) => name));
  const others = query.free.map(({ name }) => name).filter((name) => !inputs.has(name));
  const data = definitions.data.get(method.class.name);
  const fields = data?.fields ?? fieldsOf(method.class, definitions.data);
  const held =
    method.thisVariable === undefined ? [] : others.filter((name) => fields.some((field) => name === heldBy(field)));
  const speaksOfReceiver = query.disjuncts.some((heap) => namesOf(heap).some((name) => held.includes(name)));
  const type = { kind: "reference", data: method.class.name } as const;
  const known = query.free.filter(({ name }) => inputs.has(name));
  const isNamed = known.some(({ name }) => name === RECEIVER);
  return {
    ...query,
    free: speaksOfReceiver && !isNamed ? [{ name: RECEIVER, type }, ...known] : known,
    disjuncts: query.disjuncts.map((heap) => {
      const used = new Set(namesOf(heap));
      const existentials = [...heap.existentials, ...others.filter((name) => used.has(name))];
      return held.some((name) => used.has(name))
        ? { ...heap, existentials, spatial: [receiver(heap, method, fields, used), ...heap.spatial] }
        : { ...heap, existentials };
    }),
  };
}

/** The input that a method is called on. */
const RECEIVER = "this";

/** The name that Java StarFinder has for what a field of the receiver holds. */
function heldBy({ name }: Typed): string {
  return `this_${name}`;
}

function receiver(heap: SymbolicHeap, method: Method, fields: readonly Typed[], used: ReadonlySet<string>): Cell {
  const fresh = new FreshNames(namesOf(heap));
  const values = fields.map((field) => {
    const name = heldBy(field);
    return used.has(name) ? name : fresh.like(dontCare(1));
  });
  return { kind: "cell", root: RECEIVER, data: method.class.name, fields: values };
}
