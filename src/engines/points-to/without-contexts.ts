import type { CallSite, Calls, Method, Variable } from "../../java/index.ts";
import { setAt } from "../../kernel/index.ts";
import type { PointsToFacts } from "./facts.ts";

/** The facts of a points-to analysis with the contexts of methods and variables dropped. Objects are indexes into `facts.objects`. */
export class ContextFreeFacts implements Calls {
  readonly facts: PointsToFacts;
  /** The reachable methods of the program's own classes, in program order. */
  readonly methods: readonly Method[];
  /** Library code gets hold of these: it may write their elements. */
  readonly heldByLibrary = new Set<number>();
  readonly #callees = new Map<CallSite, Set<Method>>();
  readonly #callers = new Map<Method, Set<CallSite>>();
  readonly #objects = new Map<Variable, Set<number>>();

  constructor(facts: PointsToFacts) {
    this.facts = facts;
    const reachable = new Set(facts.reachable.map((each) => facts.methods[each]?.method));
    this.methods = facts.program.methods.filter((method) => reachable.has(method) && !method.class.isLibrary);
    for (const { site: index, callee } of facts.callEdges) {
      const [site, method] = [facts.program.callSites[index], facts.methods[callee]?.method];
      if (site === undefined || method === undefined) continue;
      setAt(this.#callees, site).add(method);
      setAt(this.#callers, method).add(site);
    }
    for (const pointer of facts.pointers) {
      if (pointer.kind !== "variable") continue;
      for (const object of pointer.objects) {
        setAt(this.#objects, pointer.variable).add(object);
        if (pointer.variable.method.class.isLibrary) this.heldByLibrary.add(object);
      }
    }
  }

  /** Every method that a call runs, library methods included. */
  allCallees(site: CallSite): readonly Method[] {
    return [...(this.#callees.get(site) ?? [])];
  }

  callees(site: CallSite): readonly Method[] {
    return this.allCallees(site).filter((callee) => !callee.class.isLibrary);
  }

  leavesGraph(site: CallSite): boolean {
    return this.allCallees(site).some((callee) => callee.class.isLibrary);
  }

  isRoot(method: Method): boolean {
    const sites = [...(this.#callers.get(method) ?? [])];
    return method === this.facts.entry || sites.length === 0 || sites.some((site) => site.method.class.isLibrary);
  }

  /** pt(variable), in any context. */
  objects(variable: Variable): ReadonlySet<number> {
    return this.#objects.get(variable) ?? new Set();
  }
}
