import { type AllocationSite, type ClassInfo, type Program, showType } from "../../../../java/index.ts";
import { append } from "../../../../kernel/index.ts";

/** Which strings are one object: none but equal literals, all literals, or all objects of type String. */
type MergedStrings = "none" | "constants" | "all";

/** What the heap model is chosen by. */
export interface HeapOptions {
  /** One object for each allocation site, or for each type. */
  readonly heapAbstraction: "allocation-site" | "type";
  readonly mergeStrings: MergedStrings;
  /** Exceptions: one object for each subclass of Throwable. */
  readonly mergeExceptions: boolean;
  /** One object for StringBuilder, one for StringBuffer. */
  readonly mergeStringBuilders: boolean;
}

/**
 * The abstract object of each allocation site: oᵢ itself, or the object of its type, which stands for the objects of several
 * sites. Merged objects are told apart by nothing else, so they have no heap context. After the heap models of Tai-e (Tan and
 * Li, ISSTA 2023). What the virtual machine makes is never merged: it stands for exceptions of several classes.
 */
export class HeapModel {
  readonly #mergedObjects = new Map<AllocationSite, AllocationSite>();
  readonly #sites = new Map<AllocationSite, readonly AllocationSite[]>();

  constructor(program: Program, options: HeapOptions) {
    const isMerged = mergedSites(program, options);
    const sitesOfTypes = new Map<string, AllocationSite[]>();
    for (const site of program.allocationSites) {
      if (isMerged(site)) append(sitesOfTypes, showType(site.type), site);
    }
    for (const [type, sites] of sitesOfTypes) this.#merge(type, sites);
  }

  /** The abstract object of a site: a merged one, or the site itself. */
  objectOf(site: AllocationSite): AllocationSite {
    return this.#mergedObjects.get(site) ?? site;
  }

  /** The sites that an abstract object stands for, in program order. */
  sitesOf(object: AllocationSite): readonly AllocationSite[] {
    return this.#sites.get(object) ?? [object];
  }

  #merge(type: string, sites: readonly AllocationSite[]): void {
    // The reader's own site is the one that a link to the object leads to.
    const shown = sites.find(({ method }) => method?.class.isLibrary === false) ?? sites[0];
    if (shown === undefined) return;
    const object: AllocationSite = {
      ...shown,
      label: `o_${type}`,
      kind: "merged",
      method: undefined,
      ordinal: 0,
      isEmptyArray: sites.every(({ isEmptyArray }) => isEmptyArray),
    };
    this.#sites.set(object, sites);
    for (const site of sites) this.#mergedObjects.set(site, object);
  }
}

/** Whether the options merge a site with the others of its type. */
function mergedSites(program: Program, options: HeapOptions): (site: AllocationSite) => boolean {
  if (options.heapAbstraction === "type") return () => true;
  const { mergeStrings, mergeExceptions, mergeStringBuilders } = options;
  const { string } = program.wellKnown;
  return ({ kind, type }) => {
    if (type.kind !== "class") return false;
    if (type.class === string) return mergeStrings === "all" || (mergeStrings === "constants" && kind === "string");
    if (mergeStringBuilders && isLibraryClass(type.class, STRING_BUILDERS)) return true;
    return mergeExceptions && superclasses(type.class).some((each) => isLibraryClass(each, THROWABLE));
  };
}

const STRING_BUILDERS: ReadonlySet<string> = new Set(["StringBuilder", "StringBuffer"]);
const THROWABLE: ReadonlySet<string> = new Set(["Throwable"]);

/** Where a class of the program has the same name, that of the library has its package before it. */
function isLibraryClass({ isLibrary, name }: ClassInfo, names: ReadonlySet<string>): boolean {
  return isLibrary && names.has(name.slice(name.lastIndexOf(".") + 1));
}

/** A class and those above it. */
function superclasses(info: ClassInfo): readonly ClassInfo[] {
  return info.superclass === undefined ? [info] : [info, ...superclasses(info.superclass)];
}
