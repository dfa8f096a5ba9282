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
  readonly #isReachable: boolean[] = [];
  readonly #callees = new PairMap(256);
  /** (caller, site) as one number, so that an edge is a pair. */
  readonly #callers = new PairMap(256);

  isReachable(method: number): boolean {
    return this.#isReachable[method] === true;
  }

  addReachable(method: number): void {
    this.#isReachable[method] = true;
    this.reachable.push(method);
  }

  /** The number of c:l → cᵗ:m, which is added unless it is there: then `edges` is longer than before. */
  enter(caller: number, site: number, callee: number): number {
    const from = this.#callers.getOrSet(caller, site, this.#callers.size);
    const fresh = this.edges.length;
    const edge = this.#callees.getOrSet(from, callee, fresh);
    if (edge === fresh) this.edges.push({ caller, site, callee });
    return edge;
  }
}
