import {
  type Field,
  type FlowGraph,
  type FlowNode,
  type Operand,
  seesDefault,
  staticSeesDefault,
  type Variable,
} from "../../../java/index.ts";
import { append, type Budget } from "../../../kernel/index.ts";
import type { ContextFreeFacts } from "../../points-to/index.ts";
import type { Initial } from "../options.ts";
import { trackedTarget } from "./values/value-domain.ts";

/** A field, or without one an element of an array; and what is stored there, if anything is. */
interface Cell {
  readonly field?: Field;
  readonly index?: Operand;
  readonly source?: Operand;
}

/** What a node stores, or loads. */
interface Access extends Cell {
  readonly node: FlowNode;
  /** pt(base); undefined for static fields. */
  readonly objects: ReadonlySet<number> | undefined;
}

export type HeapFlow = ReturnType<typeof heapFlow>;

/**
 * Which loads read what which stores write: by the field, and by points-to sets that overlap. With `initial` skipped
 * nothing else is read, as in the course. Throws `BudgetSpent`.
 */
export function heapFlow({ nodes }: FlowGraph, pointsTo: ContextFreeFacts, initial: Initial, budget: Budget) {
  const { methods, facts, heldByLibrary } = pointsTo;

  function accessesOf(node: FlowNode): readonly Access[] {
    const { instruction } = node;
    switch (instruction?.kind) {
      case "closure": {
        const objects = pointsTo.objects(instruction.target);
        return instruction.captured.map(({ field, value }) => ({ node, objects, field, source: value }));
      }
      case "load":
      case "store":
      case "static-load":
      case "static-store":
      case "array-load":
      case "array-store": {
        const { base, ...cell }: Cell & { readonly base?: Variable } = instruction;
        return [{ node, objects: base && pointsTo.objects(base), ...cell }];
      }
      default:
        return [];
    }
  }

  /** Where the value of a load comes from. */
  function sourcesOf({ field, objects }: Access) {
    budget.spend();
    const sites = [...(objects ?? [])].flatMap((object) => facts.objects[object]?.site ?? []);
    const isShared = ({ objects: others }: Access): boolean => {
      budget.spend();
      return objects === undefined ? others === undefined : overlap(objects, others);
    };
    return {
      stores: stores.filter((store) => store.field === field && isShared(store)),
      /** Library code may have stored anything. */
      isUnknown: field === undefined ? overlap(heldByLibrary, objects) : field.class.isLibrary,
      /** Whether the 0 may be read that is there before the first store; `index`: of an array, if it is known. */
      seesDefault(index: number | undefined): boolean {
        if (initial === "skipped") return false;
        return objects === undefined && field !== undefined
          ? staticSeesDefault(field, facts.entry, methods)
          : sites.some((site) => seesDefault(site, field ?? index));
      },
    };
  }

  const accesses = nodes.flatMap(accessesOf);
  const stores = accesses.filter(({ source }) => source !== undefined);
  const loads = accesses.filter(({ node, source }) => source === undefined && trackedTarget(node) !== undefined);
  const sources = new Map(loads.map((load) => [load.node, sourcesOf(load)]));
  const storesAt = new Map<FlowNode, Access[]>();
  for (const store of stores) append(storesAt, store.node, store);
  const loadsOf = new Map<FlowNode, FlowNode[]>();
  for (const [load, from] of sources)
    for (const node of new Set(from.stores.map((store) => store.node))) append(loadsOf, node, load);
  return {
    storesAt: (node: FlowNode): readonly Access[] => storesAt.get(node) ?? [],
    sourcesOf: (load: FlowNode) => sources.get(load),
    loadsOf: (node: FlowNode): readonly FlowNode[] => loadsOf.get(node) ?? [],
  };
}

function overlap(a: ReadonlySet<number>, b: ReadonlySet<number> = new Set()): boolean {
  return [...b].some((each) => a.has(each));
}
