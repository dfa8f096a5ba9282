import { type EngineManifest, solvable } from "../../../../engine-kit/index.ts";
import type { WorkbenchState } from "../workbench-state.ts";

/** Where a reader was before they made the moves themselves. */
type Left = Pick<WorkbenchState, "exampleId" | "files" | "options" | "position">;

/** What brings a reader back who makes the moves no longer: to the run that they left, at its position. */
export class SolvingReturn {
  readonly #order: string | undefined;
  #left: Left | undefined;

  constructor(engine: EngineManifest) {
    this.#order = solvable.of(engine.page)?.order;
  }

  /**
   * Told of each change. Where to go back to when the reader has stopped making the moves; undefined where they have not, or are
   * with another program, or have changed more than the order meanwhile.
   */
  changed(now: WorkbenchState, before: WorkbenchState): Left | undefined {
    if (now.isSolving === before.isSolving) return undefined;
    const left = this.#left;
    this.#left = now.isSolving ? before : undefined;
    if (left === undefined || left.exampleId !== now.exampleId || left.files !== now.files) return undefined;
    return this.#withoutOrder(left.options) === this.#withoutOrder(now.options) ? left : undefined;
  }

  #withoutOrder(options: WorkbenchState["options"]): string {
    return JSON.stringify(Object.entries(options).filter(([name]) => name !== this.#order));
  }
}
