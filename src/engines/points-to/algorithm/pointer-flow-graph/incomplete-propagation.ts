import type { Instruction } from "../../../../java/index.ts";
import type { SolverRule } from "../rules.ts";
import { EntryPropagation } from "./entry-propagation.ts";
import type { Part } from "./parts.ts";
import { UNFILTERED } from "./pointer-flow-graph.ts";
import type { WorklistEntry } from "./worklist.ts";

/** The procedures without some of their lines. What they find is no analysis of the program. */
export class IncompletePropagation extends EntryPropagation {
  #without: ReadonlySet<string> = new Set();

  /** Says what is left out; before that, nothing is. */
  leaveOut(left: readonly Part[]): this {
    this.#without = new Set(left);
    return this;
  }

  override addEdge(
    source: number,
    target: number,
    filter: number,
    rule: SolverRule,
    at: Instruction | undefined,
  ): void {
    if (this.#without.has(rule)) return;
    super.addEdge(source, target, this.#without.has("filter") ? UNFILTERED : filter, rule, at);
  }

  override put(
    pointer: number,
    objects: readonly number[],
    rule: SolverRule,
    edge: number,
    at: Instruction | undefined,
  ): void {
    const part = edge === -1 ? (rule === "call" ? "this" : "") : rule === "propagate" ? "successors" : "push";
    if (!this.#without.has(part)) super.put(pointer, objects, rule, edge, at);
  }

  protected override join(entry: WorklistEntry): readonly number[] {
    const delta = super.join(entry);
    return this.#without.has("delta") ? entry.objects : delta;
  }
}
