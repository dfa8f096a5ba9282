import type { AllocationSite, CallSite, ClassInfo, Method, ObservedContexts } from "../../../../java/index.ts";
import { valueAt } from "../../../../kernel/index.ts";
import {
  type Context,
  type ContextSelector,
  Contexts,
  type CsObject,
  createSelector,
} from "../../algorithm/context/index.ts";
import { type PointsToSymbols, showContext, showObject } from "../symbols.ts";
import { observedNames } from "./names.ts";

/** A context or an object as it is shown; undefined: not known, so any may be meant. */
type Shown = string | undefined;

/**
 * Facts of an execution under the contexts of one selector; undefined where the execution showed the fact under contexts
 * that are not known, which may be these.
 */
export interface ContextWitness {
  /** Whether the pointer under a context held an object: names of `observedNames`, `[4]`, `[3]:o8`. */
  readonly held: (pointer: string, context: string, object: string, site: string) => boolean | undefined;
  /** Whether a method ran under a context. */
  readonly ran: (method: string, context: string) => boolean | undefined;
  /** Whether a call was made under contexts. */
  readonly called: (site: string, caller: string, callee: string, context: string) => boolean | undefined;
}

/** What decides the contexts of a run. */
type MappingOptions = Pick<PointsToSymbols["options"][number], "context" | "heap" | "profile">;

/** What an execution showed under the contexts of a selector; what is undefined is not known. */
interface ContextFacts {
  readonly held: readonly {
    readonly pointer: string;
    readonly context: Shown;
    readonly object: Shown;
    readonly site: string;
  }[];
  readonly ran: readonly { readonly method: string; readonly context: Shown }[];
  readonly called: readonly {
    readonly site: string;
    readonly caller: Shown;
    readonly callee: string;
    readonly context: Shown;
  }[];
  /** Calls that no call site makes, as of callbacks: there is nothing to compare them with. */
  readonly unplacedCalls: number;
}

/** Maps the calls of an execution to contexts with the analysis's own selector. */
export function contextFacts(
  observed: ObservedContexts,
  options: MappingOptions,
  objectOf: (site: string) => string,
): ContextFacts {
  const mapping = new Mapping(observed, options, objectOf);
  const held = (pointer: string, context: Shown, origin: number) => ({
    pointer,
    context,
    object: mapping.object(origin),
    site: mapping.siteOf(origin),
  });
  const { variables, fields, statics, arrays, calls, entered } = observed;
  return {
    held: [
      ...variables.flatMap(({ method, name, held: pairs }) =>
        pairs.map(([path, origin]) => held(observedNames.variable(method, name), mapping.context(path), origin)),
      ),
      ...fields.flatMap((row) =>
        row.held.map(([holder, origin]) => {
          const name = observedNames.field(mapping.siteOf(holder), row.class, row.field);
          return held(name, mapping.heapContext(holder), origin);
        }),
      ),
      ...arrays.map(([holder, origin]) =>
        held(observedNames.array(mapping.siteOf(holder)), mapping.heapContext(holder), origin),
      ),
      ...statics.flatMap((row) =>
        row.held.map(([, origin]) => held(observedNames.static(row.class, row.field), "[]", origin)),
      ),
    ],
    ran: [
      ...entered.map((method) => ({ method, context: mapping.context(0) })),
      ...calls.map(({ callee }, index) => ({ method: callee, context: mapping.context(index + 1) })),
    ],
    called: calls.flatMap(({ caller, site, callee }, index) =>
      site === undefined
        ? []
        : [
            {
              site: site[options.profile],
              caller: mapping.context(caller),
              callee,
              context: mapping.context(index + 1),
            },
          ],
    ),
    unplacedCalls: calls.filter(({ site }) => site === undefined).length,
  };
}

/** The facts of an execution, to be asked for one by one. */
export function contextWitness(
  observed: ObservedContexts,
  options: MappingOptions,
  objectOf: (site: string) => string,
): ContextWitness {
  const facts = contextFacts(observed, options, objectOf);
  const held = new Set(facts.held.map((row) => nameOf(row.pointer, row.site, row.context, row.object)));
  const ran = new Set(facts.ran.map(({ method, context }) => nameOf(method, context)));
  const hasFrame = new Set(facts.ran.map(({ method }) => method));
  const called = new Set(facts.called.map((row) => nameOf(row.site, row.callee, row.caller, row.context)));
  const among = (set: ReadonlySet<string>, fixed: readonly string[], a: string, b: string): boolean | undefined => {
    if (set.has(nameOf(...fixed, a, b))) return true;
    const unknown = [
      [undefined, b],
      [a, undefined],
      [undefined, undefined],
    ];
    return unknown.some((pair) => set.has(nameOf(...fixed, ...pair))) ? undefined : false;
  };
  return {
    held: (pointer, context, object, site) => among(held, [pointer, site], context, object),
    // What is called out of the virtual machine alone may have run under any context.
    ran: (method, context) =>
      ran.has(nameOf(method, context)) ||
      (hasFrame.has(method) && !ran.has(nameOf(method, undefined)) ? false : undefined),
    called: (site, caller, callee, context) =>
      hasFrame.has(callee) ? among(called, [site, callee], caller, context) : undefined,
  };
}

function nameOf(...parts: readonly Shown[]): string {
  return JSON.stringify(parts.map((part) => part ?? null));
}

/** A context that is longer is not followed: one without a bound, of a recursion. */
const MAX_CONTEXT_LENGTH = 50;

type Call = ObservedContexts["calls"][number];

/**
 * The contexts of paths and of objects. What is not known is tried as two things: where the selector answers the same for
 * both, it does not matter.
 */
class Mapping {
  readonly #origins: ObservedContexts["origins"];
  readonly #objectOf: (site: string) => string;
  readonly #trials: readonly [Trial, Trial];
  readonly #shownPaths = new Map<number, Shown>();
  readonly #shownObjects = new Map<number, Shown>();

  constructor(
    observed: ObservedContexts,
    { context, heap, profile }: MappingOptions,
    objectOf: (site: string) => string,
  ) {
    this.#origins = observed.origins;
    this.#objectOf = objectOf;
    const selector = createSelector(context, undefined);
    const trial = (isEmpty: boolean) => new Trial(observed, selector, heap, new Contexts(profile), objectOf, isEmpty);
    this.#trials = [trial(true), trial(false)];
  }

  context(path: number): Shown {
    return valueAt(this.#shownPaths, path, () => this.#known((trial) => showContext(trial.context(path))));
  }

  object(origin: number): Shown {
    return valueAt(this.#shownObjects, origin, () => this.#known((trial) => showObject(trial.object(origin))));
  }

  heapContext(origin: number): Shown {
    return this.#known((trial) => showContext(trial.object(origin).context));
  }

  /** The abstract object's name without its context. */
  siteOf(origin: number): string {
    return this.#objectOf(this.#origins[origin]?.site ?? "?");
  }

  #known(show: (trial: Trial) => string): Shown {
    const [first, second] = this.#trials;
    const shown = show(first);
    return shown === show(second) ? shown : undefined;
  }
}

/** The contexts of a run, if what is not known of it were this. The selector works on objects with the names of the run. */
class Trial {
  readonly #observed: ObservedContexts;
  readonly #selector: ContextSelector;
  readonly #heap: number;
  readonly #contexts: Contexts;
  readonly #objectOf: (site: string) => string;
  readonly #paths: Context[] = [];
  readonly #objects = new Map<number, CsObject>();
  readonly #sites = new Map<string, AllocationSite>();
  readonly #classes = new Map<string, ClassInfo>();
  readonly #callSites = new Map<string, CallSite>();
  readonly #unknown: Context;
  readonly #unknownSite: string;

  constructor(
    observed: ObservedContexts,
    selector: ContextSelector,
    heap: number,
    contexts: Contexts,
    objectOf: (site: string) => string,
    isEmpty: boolean,
  ) {
    this.#observed = observed;
    this.#selector = selector;
    this.#heap = heap;
    this.#contexts = contexts;
    this.#objectOf = objectOf;
    this.#unknownSite = isEmpty ? "?" : "??";
    const site = this.#site(this.#unknownSite, undefined);
    this.#unknown = isEmpty ? contexts.empty : contexts.of([{ kind: "object", site }]);
    this.#paths.push(contexts.empty);
    // A caller comes before its callees, and what makes an object before the calls on it.
    for (const call of observed.calls) this.#paths.push(this.#select(call));
  }

  context(path: number): Context {
    return this.#paths[path] ?? this.#unknown;
  }

  object(origin: number): CsObject {
    return valueAt(this.#objects, origin, () => this.#make(origin));
  }

  #make(origin: number): CsObject {
    const made = this.#observed.origins[origin];
    if (made === undefined) return { context: this.#unknown, site: this.#site(this.#unknownSite, undefined) };
    const merged = this.#objectOf(made.site);
    if (merged !== made.site) return { context: this.#contexts.empty, site: this.#site(merged, undefined) };
    const site = this.#site(made.site, made.within);
    if (made.isMachine === true) return { context: this.#contexts.empty, site };
    return { context: this.#heapContext(this.context(made.path), site), site };
  }

  #heapContext(context: Context, site: AllocationSite): Context {
    const selector = this.#selector;
    return selector.selectHeap?.(this.#contexts, context, this.#heap, site) ?? this.#contexts.last(context, this.#heap);
  }

  #select({ caller, site, receiver, callee, isStatic }: Call): Context {
    const from = this.context(caller);
    const at = this.#callSite(site);
    const method = { label: callee } as Method;
    const context = isStatic
      ? this.#selector.selectStatic(this.#contexts, from, at, method)
      : this.#selector.selectInstance(this.#contexts, from, at, this.object(receiver), method);
    return context.elements.length > MAX_CONTEXT_LENGTH ? this.#unknown : context;
  }

  #callSite(labels: Call["site"] = { java: this.#unknownSite, lecture: this.#unknownSite }): CallSite {
    return valueAt(this.#callSites, labels.java, () => ({ labels }) as CallSite);
  }

  #site(label: string, within: string | undefined): AllocationSite {
    return valueAt(this.#sites, label, () => {
      const owner =
        within === undefined ? undefined : valueAt(this.#classes, within, () => ({ name: within }) as ClassInfo);
      return { label, method: owner === undefined ? undefined : { class: owner } } as AllocationSite;
    });
  }
}
