import { FactsByKey, type GraphModel, GrowingGraph, SectionReader, type Seq } from "../../../../trace/index.ts";
import { edgeStyles } from "../run.ts";
import { type CloningSymbols, type CopySymbol, type FlowSymbol, factKinds } from "./symbols.ts";

/** The section of cloning, read. Unknown numbers read as “?”: a truncated recording must not throw. */
export class CloningRun extends SectionReader<CloningSymbols> {
  readonly #graph = new GrowingGraph();
  /** By graph element. */
  readonly births = new Map<string, Seq>();
  /** By the name of the copy’s row. */
  readonly reached = new FactsByKey<string>();

  get model(): GraphModel {
    return this.#graph.model;
  }

  copy(number: number): CopySymbol {
    return this.table("copies")[number] ?? { label: "?", method: "", context: "", shape: "local" };
  }

  flow(number: number): FlowSymbol {
    return this.table("flows")[number] ?? { source: -1, target: -1, label: "?", edge: "?", statement: undefined };
  }

  protected override index(seq: Seq): void {
    const { steps } = this;
    const kind = steps.kind(seq);
    if (kind !== "derive" && kind !== "refine") return;
    const fact = steps.fact(seq);
    if (fact.kind === factKinds.flow) this.#draw(fact.a, seq);
    else if (fact.kind === factKinds.reached) this.reached.add(reachedKey(fact.a), seq);
  }

  #draw(number: number, birth: Seq): void {
    const { source, target, label } = this.flow(number);
    const id = flowKey(number);
    this.births.set(id, birth);
    const from = this.#drawNode(source, birth, target);
    const to = this.#drawNode(target, birth, source);
    this.#graph.addEdge({ id, source: from, target: to, label, birth, ...(edgeStyles[label] ?? { style: label }) });
  }

  /** The environment is drawn beside what it gives something to. */
  #drawNode(number: number, birth: Seq, other: number): string {
    const copy = this.copy(number);
    const isEnvironment = copy.label === "env" && copy.shape === "global";
    const group = this.#drawGroup(isEnvironment ? this.copy(other) : copy, birth);
    const id = isEnvironment ? `${copyKey(number)}@${group ?? ""}` : copyKey(number);
    if (this.births.has(id)) return id;
    this.births.set(id, birth);
    this.#graph.addNode({ id, label: copy.label, fullLabel: copyText(copy), group, birth, shape: copy.shape });
    return id;
  }

  #drawGroup({ method, context }: CopySymbol, birth: Seq): string | undefined {
    if (method === "") return undefined;
    const label = `${context}: ${method}`;
    const id = `copy ${label}`;
    if (!this.births.has(id)) {
      this.births.set(id, birth);
      this.#graph.addGroup({ id, label, birth });
    }
    return id;
  }
}

/** `[10]:x` */
export function copyText({ label, context, method }: CopySymbol): string {
  return method === "" ? label : `(${label}, ${context}:${method})`;
}

export function copyKey(copy: number): string {
  return `c${copy}`;
}

export function flowKey(flow: number): string {
  return `f${flow}`;
}

/** The row of a copy. */
export function reachedKey(copy: number): string {
  return `w${copy}`;
}
