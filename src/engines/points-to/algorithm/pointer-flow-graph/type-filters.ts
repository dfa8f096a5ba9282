import { isRoot, isSubtype, type Program, showType, type Type } from "../../../../java/index.ts";
import type { Profile } from "../../options.ts";
import type { CsObject } from "../context/index.ts";
import { UNFILTERED } from "./pointer-flow-graph.ts";

/** Admits objects of one of `types` (all, if undefined) and of none of `except`. */
interface Filter {
  readonly types: readonly Type[] | undefined;
  readonly except: readonly Type[];
  /** Per allocation site: 0 not asked yet, 1 passes, 2 does not. */
  readonly answers: Int8Array;
}

/**
 * Type filters of PFG edges as numbers; each answers “may an object of this site pass?” once per site. On the edges of the
 * lecture there are none.
 */
export class TypeFilters {
  /** How each filter reads. */
  readonly labels: string[] = [];
  readonly areApplied: boolean;
  readonly #filters: Filter[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #siteCount: number;

  constructor(program: Program, profile: Profile) {
    this.areApplied = profile === "java";
    this.#siteCount = program.allocationSites.length;
  }

  /** The filter of a type; a type that lets everything pass needs none. */
  of(type: Type): number {
    return !this.areApplied || (type.kind === "class" && isRoot(type.class)) ? UNFILTERED : this.select([type], []);
  }

  /** Objects of one of `types` (undefined: any) and of none of `except`. */
  select(types: readonly Type[] | undefined, except: readonly Type[]): number {
    if (types === undefined && except.length === 0) return UNFILTERED;
    const excluded = except.length === 0 ? "" : `not ${except.map(showType).join(" | ")}`;
    const label = [types?.map(showType).join(" | ") ?? "", excluded].filter((part) => part !== "").join(", ");
    const known = this.#numbers.get(label);
    if (known !== undefined) return known;
    this.#numbers.set(label, this.labels.length);
    this.#filters.push({ types, except, answers: new Int8Array(this.#siteCount) });
    return this.labels.push(label) - 1;
  }

  admits(filter: number, object: CsObject | undefined): boolean {
    const asked = this.#filters[filter];
    if (asked === undefined || object === undefined) return true;
    const { id, type } = object.site;
    const known = asked.answers[id] ?? 0;
    if (known !== 0) return known === 1;
    const isOf = (candidate: Type): boolean => isSubtype(type, candidate);
    const passes = (asked.types?.some(isOf) ?? true) && !asked.except.some(isOf);
    asked.answers[id] = passes ? 1 : 2;
    return passes;
  }
}
