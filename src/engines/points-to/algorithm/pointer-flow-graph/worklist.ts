import { type Agenda, createAgenda } from "../../../../kernel/index.ts";
import type { WorklistOrder } from "../../options.ts";

/** ⟨n, pts⟩ with the step that put it. */
export interface WorklistEntry {
  readonly pointer: number;
  readonly objects: readonly number[];
  readonly put: number;
}

/** WL of an order: the lecture's is a queue. Order `coalesced` needs none unless it is watched; then it is a queue. */
export function createWorklist(order: WorklistOrder): Agenda<WorklistEntry> {
  switch (order.kind) {
    case "fifo":
    case "coalesced":
      return createAgenda("fifo");
    case "lifo":
      return createAgenda("lifo");
    case "random":
    case "picked":
      return createAgenda(order);
  }
}
