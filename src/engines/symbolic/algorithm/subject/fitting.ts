import type { ClassInfo } from "../../../../java/index.ts";
import {
  type DataField,
  type Definitions,
  dontCare,
  FreshNames,
  namesOf,
  type SymbolicHeap,
} from "../../../separation/index.ts";
import { fieldsOf } from "./logical-types.ts";

/** Gives data types the fields that only their classes have, and cells don't-cares for them. */
export class Fitting {
  readonly #given: Definitions;
  readonly #data: Definitions["data"];

  constructor(given: Definitions, classes: ReadonlyMap<string, ClassInfo>) {
    this.#given = given;
    const data = new Map(given.data);
    for (const [name, info] of classes) {
      if (info.kind === "enum" || info.kind === "interface") continue;
      const own = fieldsOf(info, given.data);
      const declared = (given.data.get(name)?.fields ?? []).map((field): DataField => {
        const { type } = (field.isOpen === true && own.find((each) => each.name === field.name)) || field;
        return { ...field, type };
      });
      const added = own.filter((field) => !declared.some((known) => known.name === field.name));
      data.set(name, { ...given.data.get(name), name, fields: [...declared, ...added] });
    }
    this.#data = data;
  }

  definitions(): Definitions {
    const predicates = [...this.#given.predicates.values()].map(
      (predicate) => [predicate.name, { ...predicate, rules: predicate.rules.map((rule) => this.heap(rule)) }] as const,
    );
    return { data: this.#data, predicates: new Map(predicates) };
  }

  heap(heap: SymbolicHeap): SymbolicHeap {
    const names = new FreshNames(namesOf(heap));
    return {
      ...heap,
      spatial: heap.spatial.map((part) => {
        if (part.kind === "call") return part;
        const wanted = this.#data.get(part.data)?.fields.length ?? part.fields.length;
        const added = Array.from({ length: wanted - part.fields.length }, () => names.like(dontCare(1)));
        return added.length === 0 ? part : { ...part, fields: [...part.fields, ...added] };
      }),
    };
  }
}
