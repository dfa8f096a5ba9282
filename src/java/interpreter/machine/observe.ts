import type { AllocationSite, CallSite, Field, Method, Program, Variable } from "../../ir/program.ts";
import type { Reference } from "../values/values.ts";

/** Told each condition that a method of the reader decides: the index of its `if-false`, and whether it holds. */
export type BranchListener = (method: Method, pc: number, holds: boolean) => void;

/** What a run showed, with the labels of the points-to results in profile `java`, contexts left out. */
export interface Observed {
  readonly variables: readonly {
    readonly method: string;
    readonly name: string;
    readonly objects: readonly string[];
  }[];
  readonly fields: readonly {
    readonly object: string;
    readonly class: string;
    readonly field: string;
    readonly objects: readonly string[];
  }[];
  readonly statics: readonly { readonly class: string; readonly field: string; readonly objects: readonly string[] }[];
  /** The elements of arrays. */
  readonly arrays: readonly { readonly object: string; readonly objects: readonly string[] }[];
  readonly calls: readonly {
    readonly site: string;
    /** The site's label in profile `lecture`, where that is another one. */
    readonly lecture?: string;
    readonly callee: string;
  }[];
  readonly reachable: readonly string[];
}

/** The sites of the objects that one place held. Objects without a site (made by the virtual machine) are left out. */
export class SiteSet {
  readonly sites = new Set<AllocationSite>();
  // Most places hold objects of one site for long stretches.
  #last: AllocationSite | undefined;

  note(value: Reference): void {
    const { site } = value;
    if (site === this.#last || site === undefined) return;
    this.#last = site;
    this.sites.add(site);
  }
}

/** A `SiteSet` for each site of the object around it: its fields or elements. */
export class SitesByOwner {
  readonly owners = new Map<AllocationSite, SiteSet>();
  #lastOwner: AllocationSite | undefined;
  #lastSet: SiteSet | undefined;

  note(owner: AllocationSite | undefined, value: Reference): void {
    if (owner === undefined) return;
    if (owner !== this.#lastOwner) {
      this.#lastOwner = owner;
      this.#lastSet = at(this.owners, owner, () => new SiteSet());
    }
    this.#lastSet?.note(value);
  }
}

/** Which methods one call site ran. */
export class CalleeSet {
  readonly callees = new Set<Method>();
  #last: Method | undefined;

  note(callee: Method): void {
    if (callee === this.#last) return;
    this.#last = callee;
    this.callees.add(callee);
  }
}

/** Collects what a run shows: which objects each variable, field, array and static field held, who called whom. */
export class Observations {
  readonly elements = new SitesByOwner();
  readonly reachable = new Set<Method>();
  readonly #variables = new Map<Variable, SiteSet>();
  readonly #fields = new Map<Field, SitesByOwner>();
  readonly #statics = new Map<Field, SiteSet>();
  readonly #calls = new Map<CallSite, CalleeSet>();

  variable(variable: Variable): SiteSet {
    return at(this.#variables, variable, () => new SiteSet());
  }

  field(field: Field): SitesByOwner {
    return at(this.#fields, field, () => new SitesByOwner());
  }

  static(field: Field): SiteSet {
    return at(this.#statics, field, () => new SiteSet());
  }

  call(site: CallSite): CalleeSet {
    return at(this.#calls, site, () => new CalleeSet());
  }

  /** Everything so far, in the order of the program. */
  result(program: Program): Observed {
    const methods = program.methods.filter((method) => this.reachable.has(method));
    const classes = program.classes;
    return {
      variables: methods.flatMap((method) =>
        method.variables.flatMap((variable) =>
          rows(this.#variables.get(variable), (objects) => ({ method: method.label, name: variable.name, objects })),
        ),
      ),
      fields: classes.flatMap((info) => info.fields).flatMap((field) => this.#fieldRows(field)),
      statics: classes
        .flatMap((info) => info.fields)
        .flatMap((field) =>
          rows(this.#statics.get(field), (objects) => ({ class: field.class.name, field: field.name, objects })),
        ),
      arrays: inOrder(this.elements.owners).flatMap(([owner, set]) =>
        rows(set, (objects) => ({ object: owner.label, objects })),
      ),
      calls: program.callSites.flatMap((site) => this.#callRows(site)),
      reachable: methods.map((method) => method.label),
    };
  }

  #fieldRows(field: Field): Observed["fields"] {
    const { name, class: info } = field;
    return inOrder(this.#fields.get(field)?.owners ?? new Map<AllocationSite, SiteSet>()).flatMap(([owner, set]) =>
      rows(set, (objects) => ({ object: owner.label, class: info.name, field: name, objects })),
    );
  }

  #callRows(site: CallSite): Observed["calls"] {
    const callees = this.#calls.get(site)?.callees ?? [];
    const { java, lecture } = site.labels;
    const labels = java === lecture ? { site: java } : { site: java, lecture };
    return [...callees].map((callee) => ({ ...labels, callee: callee.label }));
  }
}

/** No row for a place that held no object. */
function rows<R>(set: SiteSet | undefined, row: (objects: readonly string[]) => R): readonly R[] {
  if (set === undefined || set.sites.size === 0) return [];
  return [row([...set.sites].sort((a, b) => a.id - b.id).map((site) => site.label))];
}

function inOrder(owners: ReadonlyMap<AllocationSite, SiteSet>): readonly (readonly [AllocationSite, SiteSet])[] {
  return [...owners].sort(([a], [b]) => a.id - b.id);
}

function at<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
