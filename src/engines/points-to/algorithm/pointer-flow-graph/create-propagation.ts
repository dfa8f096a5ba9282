import type { Program } from "../../../../java/index.ts";
import type { WorklistOrder } from "../../options.ts";
import type { CsElements } from "../context/elements.ts";
import type { SolverObserver } from "../observer.ts";
import { BulkPropagation } from "./bulk-propagation.ts";
import { EntryPropagation } from "./entry-propagation.ts";
import type { Propagation } from "./propagation.ts";

/** In bulk for order `coalesced`, unless somebody watches; else entry by entry. */
export function createPropagation(
  program: Program,
  elements: CsElements,
  order: WorklistOrder,
  observer: SolverObserver | undefined,
): Propagation {
  return order.kind === "coalesced" && observer === undefined
    ? new BulkPropagation(program, elements)
    : new EntryPropagation(program, elements, order, observer);
}
