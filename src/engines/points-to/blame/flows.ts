import type { NamedNode } from "../../../engine-kit/index.ts";
import { append } from "../../../kernel/index.ts";
import { UNFILTERED } from "../algorithm/pointer-flow-graph/pointer-flow-graph.ts";
import type { FixedPoint } from "../why-not/fixed-point.ts";

/** The pointer flow graph of a run, walked both ways, and what its pointers are called in every run. */
export class Flows {
  readonly run: FixedPoint;
  readonly #into = new Map<number, number[]>();
  readonly #alike = new Map<string, number[]>();
  readonly #keys: readonly string[];

  constructor(run: FixedPoint) {
    this.run = run;
    const { elements, propagation } = run.solver;
    const { pfg } = propagation;
    for (let edge = 0; edge < pfg.edgeCount; edge++) append(this.#into, pfg.target(edge), edge);
    this.#keys = Array.from({ length: elements.pointerCount }, (_, pointer) => this.#nameOf(pointer));
    for (const [pointer, key] of this.#keys.entries()) if (this.#isInGraph(pointer)) append(this.#alike, key, pointer);
  }

  /** The name of a pointer in every run: without contexts. */
  keyOf(pointer: number): string {
    return this.#keys[pointer] ?? "";
  }

  /** The pointers of the graph that are called so: one for each context. */
  alike(key: string): readonly number[] {
    return this.#alike.get(key) ?? [];
  }

  has(pointer: number, site: string): boolean {
    return [...this.run.pointsTo(pointer)].some((object) => this.run.site(object) === site);
  }

  /** Whom a pointer hands what it has of an allocation site. */
  after(pointer: number, site: string): readonly number[] {
    const { pfg } = this.run.solver.propagation;
    const found = new Set<number>();
    for (let edge = pfg.firstSuccessor(pointer); edge !== -1; edge = pfg.nextSuccessor(edge))
      if (this.#carries(edge, site)) found.add(pfg.target(edge));
    return [...found];
  }

  /** Whom a pointer has edges from; with a site, those that hand it something of that site. */
  before(pointer: number, site?: string): readonly number[] {
    const { pfg } = this.run.solver.propagation;
    const edges = this.#into.get(pointer) ?? [];
    const carrying = edges.filter((edge) => site === undefined || this.#carries(edge, site));
    return [...new Set(carrying.map((edge) => pfg.source(edge)))];
  }

  /**
   * The shortest path on which an object of a site flows to a pointer, from a pointer into which no edge carries it; where
   * all paths are cycles, from the farthest pointer. `mayEnter` says by which pointers it may come in.
   */
  wayTo(target: number, site: string, mayEnter: (pointer: number) => boolean = () => true): readonly number[] {
    const next = new Map<number, number | undefined>([[target, undefined]]);
    let farthest = target;
    // A map's keys can grow while they are walked: this is the queue.
    for (const pointer of next.keys()) {
      const sources = this.before(pointer, site).filter((source) => pointer !== target || mayEnter(source));
      farthest = pointer;
      if (sources.length === 0 && pointer !== target) break;
      for (const source of sources) if (!next.has(source)) next.set(source, pointer);
    }
    const way: number[] = [];
    for (let pointer: number | undefined = farthest; pointer !== undefined; pointer = next.get(pointer))
      way.push(pointer);
    return way;
  }

  /** As the drawing of the graph calls it. */
  named(pointer: number): NamedNode {
    const { label: name, box } = this.run.symbol(pointer);
    return box === -1 ? { name } : { box: this.run.methodLabel(box), name };
  }

  #carries(edge: number, site: string): boolean {
    const { pfg, filters } = this.run.solver.propagation;
    const filter = pfg.filter(edge);
    return [...this.run.pointsTo(pfg.source(edge))].some((object) => {
      const found = this.run.solver.elements.objects[object];
      const passes = filter === UNFILTERED || (found !== undefined && filters.admits(filter, found));
      return passes && this.run.site(object) === site;
    });
  }

  #nameOf(pointer: number): string {
    const { observedAs, label } = this.run.symbol(pointer);
    return observedAs === "" ? label.replaceAll(/\[[^\]*]*\]:/g, "") : observedAs;
  }

  #isInGraph(pointer: number): boolean {
    const { pfg } = this.run.solver.propagation;
    return pfg.firstSuccessor(pointer) !== -1 || this.#into.has(pointer) || this.run.pointsTo(pointer).size > 0;
  }
}
