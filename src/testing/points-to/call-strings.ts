import type { RelevancyResult, WeightName } from "../../engines/relevancy/index.ts";

type Wdg = RelevancyResult["wdg"];
type WdgEdge = Wdg["edges"][number];

const order: readonly WeightName[] = ["zero", "const", "id", "any"];
const UNCHANGED = order.indexOf("id");

/** Somewhere in a method that a call has entered at `entered`. */
interface Path {
  readonly entered: number;
  readonly at: number;
}

interface Caller {
  readonly caller: Path;
  readonly label: number;
  readonly returnPoint: string;
}

/**
 * ra(v, m) by tabulating same-level paths on the dependence graph itself (Reps, Horwitz, Sagiv 1995), which knows no
 * pushdown system: what is reached in a method, given the node where the call entered it, and with which label.
 * Returns go only to the calls that entered there. By node of the graph.
 */
export function reachWithCallStrings(wdg: Wdg, entry: string): ReadonlyMap<number, WeightName> {
  const start = wdg.nodes.find(({ variable, method }) => variable === "env" && method === entry)?.id ?? -1;
  const walk = new Walk(wdg);
  walk.run(start);
  return walk.weights(start);
}

class Walk {
  readonly #wdg: Wdg;
  readonly #out = new Map<number, WdgEdge[]>();
  /** By the node where the method was entered, and the node reached: the best label so far. */
  readonly #paths = new Map<number, Map<number, number>>();
  readonly #callers = new Map<number, Caller[]>();
  readonly #waiting: Path[] = [];

  constructor(wdg: Wdg) {
    this.#wdg = wdg;
    for (const edge of wdg.edges) {
      const known = this.#out.get(edge.source);
      if (known === undefined) this.#out.set(edge.source, [edge]);
      else known.push(edge);
    }
  }

  run(start: number): void {
    this.#raise(start, start, UNCHANGED);
    for (let path = this.#waiting.pop(); path !== undefined; path = this.#waiting.pop()) this.#extend(path);
  }

  /** From the start through entered methods: labels composed along the chain of calls. */
  weights(start: number): ReadonlyMap<number, WeightName> {
    const atEntry = this.#entryWeights(start);
    const best = new Map<number, number>();
    for (const [entered, reached] of this.#paths) {
      for (const [node, label] of reached) {
        const weight = extend(atEntry.get(entered) ?? 0, label);
        best.set(node, Math.max(best.get(node) ?? 0, weight));
      }
    }
    return new Map([...best].map(([node, weight]) => [node, order[weight] ?? "zero"]));
  }

  #entryWeights(start: number): ReadonlyMap<number, number> {
    const weights = new Map<number, number>([[start, UNCHANGED]]);
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (const [callee, callers] of this.#callers) {
        const arriving = callers.map(({ caller, label }) =>
          extend(extend(weights.get(caller.entered) ?? 0, this.#labelOf(caller)), label),
        );
        const weight = Math.max(weights.get(callee) ?? 0, ...arriving);
        isChanged ||= weight > (weights.get(callee) ?? 0);
        weights.set(callee, weight);
      }
    }
    return weights;
  }

  #extend(path: Path): void {
    const inside = this.#labelOf(path);
    for (const edge of this.#out.get(path.at) ?? []) {
      const label = order.indexOf(edge.label);
      if (edge.returnPoint !== undefined)
        this.#call(edge.target, { caller: path, label, returnPoint: edge.returnPoint });
      else if (this.#isReturnPoint(edge.target)) this.#return(path, edge.target);
      else this.#raise(path.entered, edge.target, extend(inside, label));
    }
  }

  #call(entered: number, call: Caller): void {
    const callers = this.#callers.get(entered) ?? [];
    this.#callers.set(entered, callers);
    if (!callers.some((each) => isSame(each, call))) callers.push(call);
    this.#raise(entered, entered, UNCHANGED);
    // What the method does is known in part already, from an earlier call.
    for (const at of [...(this.#paths.get(entered)?.keys() ?? [])])
      for (const edge of this.#out.get(at) ?? [])
        if (this.#isReturnPoint(edge.target)) this.#arrive(call, { entered, at }, edge.target);
  }

  #return(path: Path, returned: number): void {
    for (const call of [...(this.#callers.get(path.entered) ?? [])]) this.#arrive(call, path, returned);
  }

  /** Back in the caller, if it is this one's return point. */
  #arrive(call: Caller, path: Path, returned: number): void {
    if (this.#wdg.nodes[returned]?.method !== call.returnPoint) return;
    const through = extend(extend(this.#labelOf(call.caller), call.label), this.#labelOf(path));
    for (const arrival of this.#out.get(returned) ?? [])
      this.#raise(call.caller.entered, arrival.target, extend(through, order.indexOf(arrival.label)));
  }

  #raise(entered: number, at: number, label: number): void {
    const reached = this.#paths.get(entered) ?? new Map<number, number>();
    this.#paths.set(entered, reached);
    if (label <= (reached.get(at) ?? 0)) return;
    reached.set(at, label);
    this.#waiting.push({ entered, at });
  }

  #labelOf({ entered, at }: Path): number {
    return this.#paths.get(entered)?.get(at) ?? 0;
  }

  #isReturnPoint(node: number): boolean {
    return this.#wdg.nodes[node]?.kind === "return-point";
  }
}

function isSame(a: Caller, b: Caller): boolean {
  const isSamePath = a.caller.entered === b.caller.entered && a.caller.at === b.caller.at;
  return isSamePath && a.returnPoint === b.returnPoint && a.label === b.label;
}

/** First a, then b. */
function extend(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return b === UNCHANGED ? a : b;
}
