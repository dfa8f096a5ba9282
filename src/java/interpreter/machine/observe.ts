import { valueAt } from "../../../kernel/index.ts";
import type { AllocationSite, CallSite, Field, Method, Program, Variable } from "../../ir/program.ts";
import type { Reference } from "../values/values.ts";
import { type CallPaths, UNKNOWN } from "./call-paths.ts";
import { contextsOf, type ObservedContexts } from "./observed-contexts.ts";

/** Observes what the methods of the reader do. `call` is another object in each call. */
export interface CodeListener {
  /** A condition was decided: the index of its `if-false`, and whether it holds. */
  decided(method: Method, pc: number, holds: boolean, call: object): void;
  /**
   * An instruction was executed that the machine checks, that returns or that jumps back. `raised` is the simple name of the
   * exception of its own check; what a method that it calls throws is not its own.
   */
  executed(method: Method, pc: number, raised: string | undefined, call: object): void;
  /** An instruction is about to be executed, each of them: `values` are those of the variables of the call, by `Variable.index`. */
  before?(method: Method, pc: number, values: readonly unknown[]): void;
}

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
  /** How many places held an object that comes from no site, such as a Class object: nothing can be compared with that. */
  readonly unplaced: number;
  /** Under which calls; "too-many" where they were more than are kept, left out where the run kept none. */
  readonly contexts?: ObservedContexts | "too-many";
}

/** The frame on top of the stack. */
interface Top {
  readonly frame: { readonly path: number };
}

/** A place that belongs to no frame. */
const NO_FRAME: Top = { frame: { path: UNKNOWN } };

/** Pairs of a place and an origin are kept as one number. */
const PAIR = 1 << 17;

/** The sites of the objects that one place held. */
export class SiteSet {
  readonly sites = new Set<AllocationSite>();
  /** Whether it held an object without a site, too. */
  hasUnplaced = false;
  readonly #paths: CallPaths;
  readonly #top: Top;
  readonly #pairs = new Set<number>();
  // Most places hold objects of one site for long stretches.
  #last: AllocationSite | undefined;
  #lastPlace = UNKNOWN;
  #lastOrigin = UNKNOWN;

  constructor(paths: CallPaths, top: Top) {
    this.#paths = paths;
    this.#top = top;
  }

  /** `place`: the path of the frame that has the variable, or the origin of the object that has the field. */
  note(value: Reference, place = this.#top.frame.path): void {
    const { site, origin } = value;
    if (site === undefined) {
      this.hasUnplaced = true;
      return;
    }
    if (site === this.#last && place === this.#lastPlace && origin === this.#lastOrigin) return;
    this.#last = site;
    this.sites.add(site);
    this.#lastPlace = place;
    this.#lastOrigin = this.#paths.originOf(value);
    if (!this.#paths.isOn) return;
    const pair = (place + 1) * PAIR + this.#lastOrigin;
    if (!this.#pairs.has(pair) && this.#paths.takePair()) this.#pairs.add(pair);
  }

  /** Places with the origins of the objects that they held. */
  get pairs(): readonly (readonly [place: number, origin: number])[] {
    return [...this.#pairs].map((pair) => [Math.floor(pair / PAIR) - 1, pair % PAIR] as const);
  }
}

/** A `SiteSet` for each site of the object around it: its fields or elements. */
class SitesByOwner {
  readonly owners = new Map<AllocationSite, SiteSet>();
  /** Whether an object without a site held something. */
  hasUnplacedOwner = false;
  #lastOwner: AllocationSite | undefined;
  #lastSet: SiteSet | undefined;
  readonly #paths: CallPaths;

  constructor(paths: CallPaths) {
    this.#paths = paths;
  }

  note(holder: Reference, value: Reference): void {
    const owner = holder.site;
    if (owner === undefined) {
      this.hasUnplacedOwner = true;
      return;
    }
    if (owner !== this.#lastOwner) {
      this.#lastOwner = owner;
      this.#lastSet = valueAt(this.owners, owner, () => new SiteSet(this.#paths, NO_FRAME));
    }
    this.#lastSet?.note(value, this.#paths.originOf(holder));
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
  readonly elements: SitesByOwner;
  readonly reachable = new Set<Method>();
  readonly #variables = new Map<Variable, SiteSet>();
  readonly #fields = new Map<Field, SitesByOwner>();
  readonly #statics = new Map<Field, SiteSet>();
  readonly #calls = new Map<CallSite, CalleeSet>();
  readonly #paths: CallPaths;
  readonly #top: Top;

  constructor(paths: CallPaths, top: Top) {
    this.#paths = paths;
    this.#top = top;
    this.elements = new SitesByOwner(paths);
  }

  variable(variable: Variable): SiteSet {
    return valueAt(this.#variables, variable, () => new SiteSet(this.#paths, this.#top));
  }

  field(field: Field): SitesByOwner {
    return valueAt(this.#fields, field, () => new SitesByOwner(this.#paths));
  }

  static(field: Field): SiteSet {
    return valueAt(this.#statics, field, () => new SiteSet(this.#paths, NO_FRAME));
  }

  call(site: CallSite): CalleeSet {
    return valueAt(this.#calls, site, () => new CalleeSet());
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
      unplaced: this.#unplaced,
      ...this.#contexts(),
    };
  }

  get #unplaced(): number {
    const held = [this.elements, ...this.#fields.values()];
    const places = [
      ...this.#variables.values(),
      ...this.#statics.values(),
      ...held.flatMap(({ owners }) => [...owners.values()]),
    ];
    return places.filter(({ hasUnplaced }) => hasUnplaced).length + held.filter((set) => set.hasUnplacedOwner).length;
  }

  #contexts(): Pick<Observed, "contexts"> {
    const paths = this.#paths;
    if (paths.hasTooMany) return { contexts: "too-many" };
    if (!paths.isOn) return {};
    const ownedBy = (sets: SitesByOwner) => [...sets.owners.values()].flatMap((set) => set.pairs);
    return {
      contexts: {
        ...contextsOf(paths),
        variables: [...this.#variables].map(([{ method, name }, set]) => ({
          method: method.label,
          name,
          held: set.pairs,
        })),
        fields: [...this.#fields].map(([field, sets]) => ({
          class: field.class.name,
          field: field.name,
          held: ownedBy(sets),
        })),
        statics: [...this.#statics].map(([field, set]) => ({
          class: field.class.name,
          field: field.name,
          held: set.pairs,
        })),
        arrays: ownedBy(this.elements),
      },
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
