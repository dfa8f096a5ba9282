import {
  type Field,
  type FlowGraph,
  type FlowNode,
  type Operand,
  rangeOf,
  seesDefault,
  staticSeesDefault,
  type Variable,
  variableWritten,
} from "../../../java/index.ts";
import type { ContextFreeFacts } from "../../points-to/index.ts";

/** What a node stores, or loads: a field, or without one an element of an array. */
interface Access {
  readonly node: FlowNode;
  readonly field: Field | undefined;
  readonly index?: Operand;
  /** What is stored. */
  readonly source?: Operand;
  /** pt(base); undefined for static fields. */
  readonly objects: ReadonlySet<number> | undefined;
}

/** Where the value of a load comes from. */
interface LoadSources {
  readonly stores: readonly Access[];
  /** Library code may have stored anything. */
  readonly isUnknown: boolean;
  /** Whether the 0 may be read that is there before the first store; `index`: of an array, if it is known. */
  seesDefault(index: number | undefined): boolean;
}

export type HeapFlow = ReturnType<typeof heapFlow>;

/** Which loads read what which stores write: by the field, and by points-to sets that overlap. */
export function heapFlow({ nodes }: FlowGraph, pointsTo: ContextFreeFacts) {
  const { methods, facts, heldByLibrary } = pointsTo;
  const at = (node: FlowNode, base: Variable | undefined, field: Field | undefined, source?: Operand): Access => {
    const index = node.instruction !== undefined && "index" in node.instruction ? node.instruction.index : undefined;
    const objects = base && pointsTo.objects(base);
    return { node, field, objects, ...(index && { index }), ...(source && { source }) };
  };

  function accessesOf(node: FlowNode): readonly Access[] {
    const { instruction } = node;
    switch (instruction?.kind) {
      case "store":
        return [at(node, instruction.base, instruction.field, instruction.source)];
      case "static-store":
        return [at(node, undefined, instruction.field, instruction.source)];
      case "array-store":
        return [at(node, instruction.base, undefined, instruction.source)];
      case "closure":
        return instruction.captured.map(({ field, value }) => at(node, instruction.target, field, value));
      case "load":
        return [at(node, instruction.base, instruction.field)];
      case "static-load":
        return [at(node, undefined, instruction.field)];
      case "array-load":
        return [at(node, instruction.base, undefined)];
      default:
        return [];
    }
  }

  function sourcesOf({ field, objects }: Access): LoadSources {
    const sites = [...(objects ?? [])].flatMap((object) => facts.objects[object]?.site ?? []);
    const isShared = ({ objects: others }: Access): boolean =>
      objects === undefined ? others === undefined : overlap(objects, others);
    return {
      stores: stores.filter((store) => store.field === field && isShared(store)),
      isUnknown: field === undefined ? overlap(heldByLibrary, objects) : field.class.isLibrary,
      seesDefault: (index) =>
        objects === undefined && field !== undefined
          ? staticSeesDefault(field, facts.entry, methods)
          : sites.some((site) => seesDefault(site, field ?? index)),
    };
  }

  const accesses = nodes.flatMap(accessesOf);
  const stores = accesses.filter(({ source }) => source !== undefined);
  const isTracked = ({ instruction }: FlowNode): boolean => {
    const target = instruction && variableWritten(instruction);
    return target !== undefined && rangeOf(target.type) !== undefined;
  };
  const loads = accesses.filter(({ node, source }) => source === undefined && isTracked(node));
  const sources = new Map(loads.map((load) => [load.node, sourcesOf(load)]));
  return {
    storesAt: (node: FlowNode) => stores.filter((store) => store.node === node),
    sourcesOf: (load: FlowNode) => sources.get(load),
    loadsOf: (node: FlowNode) =>
      [...sources].flatMap(([load, from]) => (from.stores.some((store) => store.node === node) ? load : [])),
  };
}

function overlap(a: ReadonlySet<number>, b: ReadonlySet<number> = new Set()): boolean {
  return [...b].some((each) => a.has(each));
}
