import { PairMap } from "../../kernel/index.ts";

/** `c:l → cᵗ:m`, with the caller's method spelled out. Numbers are those of `CsElements` and `Program.callSites`. */
export interface CallEdge {
  readonly caller: number;
  readonly site: number;
  readonly callee: number;
}

/** RM and CG. */
export class CallGraph {
  readonly reachable: number[] = [];
  readonly edges: CallEdge[] = [];
  readonly #isReachable = new Set<number>();
  readonly #callees = new PairMap(256);
  /** (caller, site) as one number, so that an edge is a pair. */
  readonly #callers = new PairMap(256);

  isReachable(method: number): boolean {
    return this.#isReachable.has(method);
  }

  addReachable(method: number): void {
    this.#isReachable.add(method);
    this.reachable.push(method);
  }

  /** The number of c:l → cᵗ:m, or -1. */
  find(caller: number, site: number, callee: number): number {
    const from = this.#callers.get(caller, site);
    return from === -1 ? -1 : this.#callees.get(from, callee);
  }

  /** Adds an edge that is not there yet and returns its number. */
  add(caller: number, site: number, callee: number): number {
    let from = this.#callers.get(caller, site);
    if (from === -1) {
      from = this.#callers.size;
      this.#callers.set(caller, site, from);
    }
    const edge = this.edges.push({ caller, site, callee }) - 1;
    this.#callees.set(from, callee, edge);
    return edge;
  }
}
