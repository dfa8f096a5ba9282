import { IntColumn, PairMap } from "../../../../kernel/index.ts";
import { EdgeLists } from "../sets/edge-lists.ts";

/** `c:l → cᵗ:m`, with the caller's method spelled out. Numbers are those of `CsElements` and `Program.callSites`. */
export interface CallEdge {
  readonly caller: number;
  readonly site: number;
  readonly callee: number;
}

/** RM and CG. */
export class CallGraph {
  readonly reachable: number[] = [];
  readonly #isReachable: boolean[] = [];
  readonly #callers = new IntColumn();
  readonly #sites = new IntColumn();
  readonly #callees = new IntColumn();
  readonly #callsOf = new EdgeLists();
  readonly #callsFrom = new EdgeLists();
  readonly #edges = new PairMap(256);
  /** (caller, site) as one number, so that an edge is a pair. */
  readonly #callerSites = new PairMap(256);

  isReachable(method: number): boolean {
    return this.#isReachable[method] === true;
  }

  addReachable(method: number): void {
    this.#isReachable[method] = true;
    this.reachable.push(method);
  }

  get edgeCount(): number {
    return this.#callees.length;
  }

  /** All edges by number, listed anew each time. */
  get edges(): readonly CallEdge[] {
    return Array.from({ length: this.edgeCount }, (_, edge) => this.edge(edge));
  }

  edge(edge: number): CallEdge {
    return { caller: this.#callers.at(edge), site: this.#sites.at(edge), callee: this.#callees.at(edge) };
  }

  /** The oldest edge to a method, or -1. */
  firstCallOf(callee: number): number {
    return this.#callsOf.first(callee);
  }

  /** The edge to the same method that is next in age, or -1. */
  nextCall(edge: number): number {
    return this.#callsOf.next(edge);
  }

  /** The oldest edge out of a method, or -1. */
  firstCallFrom(caller: number): number {
    return this.#callsFrom.first(caller);
  }

  /** The edge out of the same method that is next in age, or -1. */
  nextCallFrom(edge: number): number {
    return this.#callsFrom.next(edge);
  }

  /** The number of c:l → cᵗ:m, which is added unless it is there: then `edgeCount` is larger than before. */
  enter(caller: number, site: number, callee: number): number {
    const from = this.#callerSites.getOrSet(caller, site, this.#callerSites.size);
    const fresh = this.edgeCount;
    const edge = this.#edges.getOrSet(from, callee, fresh);
    if (edge !== fresh) return edge;
    this.#callers.push(caller);
    this.#sites.push(site);
    this.#callees.push(callee);
    this.#callsOf.push(callee);
    this.#callsFrom.push(caller);
    return edge;
  }
}
