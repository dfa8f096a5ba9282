import type { ClassInfo } from "../../../../java/index.ts";
import {
  type DataField,
  type Definitions,
  dontCare,
  FreshNames,
  namesOf,
  type SymbolicHeap,
} from "../../../separation/index.ts";
import { instanceFields } from "../program/inputs.ts";
import { fieldsOf } from "./logical-types.ts";

/**
 * Gives data types the fields that only their classes have, and cells don't-cares for them. A field that its class is left
 * without goes, with what cells say of it.
 */
export class Fitting {
  readonly #given: Definitions;
  readonly #data: Definitions["data"];
  /** By data type, the places of its fields that its class is left without. */
  readonly #gone = new Map<string, ReadonlySet<number>>();

  constructor(given: Definitions, classes: ReadonlyMap<string, ClassInfo>) {
    this.#given = given;
    const data = new Map(given.data);
    for (const [name, info] of classes) {
      if (info.kind === "enum" || info.kind === "interface") continue;
      const own = fieldsOf(info, given.data);
      const written = given.data.get(name)?.fields ?? [];
      const known = new Set(instanceFields(info).map((field) => field.name));
      this.#gone.set(name, new Set(written.flatMap((field, place) => (known.has(field.name) ? [] : [place]))));
      const declared = this.#left(name, written).map((field): DataField => {
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
        const fields = this.#left(part.data, part.fields);
        const wanted = this.#data.get(part.data)?.fields.length ?? fields.length;
        const added = Array.from({ length: wanted - fields.length }, () => names.like(dontCare(1)));
        return { ...part, fields: [...fields, ...added] };
      }),
    };
  }

  #left<T>(data: string, fields: readonly T[]): readonly T[] {
    const gone = this.#gone.get(data);
    return gone === undefined || gone.size === 0 ? fields : fields.filter((_, place) => !gone.has(place));
  }
}
