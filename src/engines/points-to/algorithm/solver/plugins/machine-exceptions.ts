import {
  type AllocationSite,
  type ClassInfo,
  type Field,
  type Instruction,
  isIntrinsic,
  type MachineSites,
  type Method,
  machineSitesOf,
  RAISED,
  type Raised,
  raisedWithoutCode,
} from "../../../../../java/index.ts";
import { valueAt } from "../../../../../kernel/index.ts";
import type { Context } from "../../context/index.ts";
import { classOf } from "../../statements/class-initialization.ts";
import { type Need, needsOf, RaisedBelow, type RaisedSet, raisedSet } from "../../statements/machine-needs.ts";
import type { SolverPlugin } from "../plugin.ts";
import type { SolverState } from "../solver-state.ts";

/** An instruction that may raise something by itself, initializes a class, or calls. */
interface Raising {
  readonly at: Instruction;
  readonly need: Need;
  readonly raised: RaisedSet;
  readonly initialized: ClassInfo | undefined;
}

/** Called with what is seen of the errors of a class that an instruction initializes. */
type WantFailures = (csMethod: number, at: Instruction, info: ClassInfo, seen: RaisedSet) => void;

/**
 * Exceptions of the virtual machine: each is an object `[]:vm:ArithmeticException@2` of the instruction where it arises,
 * and travels from there as any other exception. There are instructions that may raise one everywhere, so an object is
 * made only where something would do more with it than let it pass: a clause wants what arises in its range, a method
 * whose exceptions are wanted wants those of what it calls.
 */
export class MachineExceptions implements SolverPlugin {
  readonly #state: SolverState;
  readonly #wantFailures: WantFailures;
  readonly #raising = new Map<Method, readonly Raising[]>();
  readonly #needs = new Map<Method, (at: Instruction) => Need>();
  /** By call site that was called. */
  readonly #calls: Instruction[] = [];
  /** By context-sensitive method: what its callers want of what leaves it. */
  readonly #wanted: RaisedSet[] = [];
  readonly #waiting: { readonly csMethod: number; readonly fresh: RaisedSet }[] = [];
  #isWorking = false;
  #parts:
    | { readonly sites: MachineSites; readonly below: RaisedBelow; readonly message: Field | undefined }
    | undefined;

  constructor(state: SolverState, wantFailures: WantFailures) {
    this.#state = state;
    this.#wantFailures = wantFailures;
  }

  get sites(): MachineSites {
    return this.#all.sites;
  }

  /** Which of the classes are `Error` or below. */
  get errors(): RaisedSet {
    return this.#all.below.of([this.sites.classes.named("Error")]);
  }

  /** The clauses of a method want what arises in their ranges. */
  onNewMethod(csMethod: number, _context: Context, method: Method): void {
    if (method.handlers.length === 0) return;
    for (const each of this.#raisingIn(method)) this.#see(csMethod, method, each, each.need.here);
    this.#work();
  }

  onNewCallEdge(edge: number, at: Instruction): void {
    const { caller, site, callee } = this.#state.callGraph.edge(edge);
    this.#calls[site] = at;
    const method = this.#state.elements.methods[caller]?.method;
    if (method === undefined) return;
    const wanted = this.#wanted[caller] ?? 0;
    if (wanted === 0 && method.handlers.length === 0) return;
    const { here, outside } = this.#needAt(method, at);
    this.want(callee, here | (outside & wanted));
  }

  /** The exceptions that leave a method are demanded. */
  want(csMethod: number, seen: RaisedSet): void {
    const known = this.#wanted[csMethod] ?? 0;
    const fresh = seen & ~known;
    if (fresh === 0) return;
    this.#wanted[csMethod] = known | fresh;
    this.#waiting.push({ csMethod, fresh });
    this.#work();
  }

  /** An exception of a site arises at an instruction: it goes to the first clause that takes it, or leaves the method. */
  arise(csMethod: number, at: Instruction, site: AllocationSite | undefined, name: Raised): void {
    const { elements, propagation } = this.#state;
    const element = elements.methods[csMethod];
    if (element === undefined || site === undefined) return;
    const { catches, escapes } = this.#state.statementsOf(element.method).exceptionFlow(at);
    const bit = raisedSet([name]);
    const { below } = this.#all;
    const clause = catches.find(({ types, taken }) => (below.of(types) & ~below.of(taken) & bit) !== 0);
    if (clause === undefined && escapes === undefined) return;
    const target =
      clause === undefined ? elements.thrown(csMethod) : this.#state.variable(element.context, clause.target);
    propagation.put(target, [this.objectOf(site, at)], "throw", -1, at);
  }

  /** The object of a site, with its message. */
  objectOf(site: AllocationSite, at: Instruction | undefined): number {
    const { elements, propagation } = this.#state;
    const { empty } = elements.contexts;
    const count = elements.objects.length;
    const object = elements.object(empty, site);
    const text = object < count ? undefined : this.sites.messageOf(site);
    const { message } = this.#all;
    if (text !== undefined && message !== undefined) {
      propagation.put(elements.field(object, message), [elements.object(empty, text)], "throw", -1, at);
    }
    return object;
  }

  get #all() {
    if (this.#parts === undefined) {
      const sites = machineSitesOf(this.#state.program);
      const message = sites.classes.named("Throwable").fields.find(({ name }) => name === "message");
      this.#parts = { sites, below: new RaisedBelow(sites.classes), message };
    }
    return this.#parts;
  }

  /** Methods that want more, one after the other: chains of calls may be long. */
  #work(): void {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      this.#seeOutside(next.csMethod, next.fresh);
    }
    this.#isWorking = false;
  }

  /** More of what leaves a method is wanted. */
  #seeOutside(csMethod: number, fresh: RaisedSet): void {
    const { callGraph, elements } = this.#state;
    const method = elements.methods[csMethod]?.method;
    if (method === undefined) return;
    this.#raiseWithoutCode(csMethod, method, fresh);
    for (const each of this.#raisingIn(method)) this.#see(csMethod, method, each, each.need.outside & fresh);
    for (let edge = callGraph.firstCallFrom(csMethod); edge !== -1; edge = callGraph.nextCallFrom(edge)) {
      const { site, callee } = callGraph.edge(edge);
      const at = this.#calls[site];
      if (at !== undefined) this.want(callee, this.#needAt(method, at).outside & fresh);
    }
  }

  /** Something sees exceptions of these classes, if they arise at the instruction. */
  #see(csMethod: number, method: Method, { at, raised, initialized }: Raising, seen: RaisedSet): void {
    if (seen === 0) return;
    if (initialized !== undefined) this.#wantFailures(csMethod, at, initialized, seen);
    for (const name of RAISED) {
      if ((seen & raised & raisedSet([name])) !== 0) this.arise(csMethod, at, this.sites.at(method, at, name), name);
    }
  }

  /** A method that the virtual machine carries out itself, or that has no code to be carried out. */
  #raiseWithoutCode(csMethod: number, method: Method, seen: RaisedSet): void {
    if (method.isAbstract || !(isIntrinsic(method) || method.body.length === 0)) return;
    const { elements, propagation } = this.#state;
    for (const name of raisedWithoutCode(method)) {
      const site = (seen & raisedSet([name])) === 0 ? undefined : this.sites.at(method, undefined, name);
      if (site === undefined) continue;
      propagation.put(elements.thrown(csMethod), [this.objectOf(site, undefined)], "throw", -1, undefined);
    }
  }

  #needAt(method: Method, at: Instruction): Need {
    const needs = valueAt(this.#needs, method, () =>
      needsOf(method, this.#state.statementsOf(method).exceptionFlow, this.#all.below, this.#state.options.vmObjects),
    );
    return needs(at);
  }

  #raisingIn(method: Method): readonly Raising[] {
    return valueAt(this.#raising, method, () => {
      const raised = this.sites.raised.of(method);
      return method.body.flatMap((at): readonly Raising[] => {
        const set = raisedSet(raised(at));
        const initialized = classOf(at);
        return set === 0 && initialized === undefined
          ? []
          : [{ at, need: this.#needAt(method, at), raised: set, initialized }];
      });
    });
  }
}
