import { isSubtype, type Program, showType, type Type } from "../../java/index.ts";
import type { CsObject } from "./context/index.ts";
import { UNFILTERED } from "./pointer-flow-graph.ts";

/** Type filters of PFG edges as numbers; each answers “may an object of this site pass?” once per site. */
export class TypeFilters {
  readonly types: Type[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #answers: Int8Array[] = [];
  readonly #siteCount: number;

  constructor(program: Program) {
    this.#siteCount = program.allocationSites.length;
  }

  /** The filter of a type; a type that lets everything pass needs none. */
  of(type: Type): number {
    if (type.kind === "class" && type.class.superclass === undefined && type.class.kind !== "interface")
      return UNFILTERED;
    const key = showType(type);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.types.length);
    this.#answers.push(new Int8Array(this.#siteCount));
    return this.types.push(type) - 1;
  }

  lets(filter: number, object: CsObject | undefined): boolean {
    const answers = this.#answers[filter];
    const type = this.types[filter];
    if (answers === undefined || type === undefined || object === undefined) return true;
    const known = answers[object.site.id] ?? 0;
    if (known !== 0) return known === 1;
    const passes = isSubtype(object.site.type, type);
    answers[object.site.id] = passes ? 1 : 2;
    return passes;
  }
}
