import type { Field, InstructionOf, Operand, Variable } from "../../../../java/index.ts";
import type { FlowGraph, FlowNode } from "../graph/flow-graph.ts";
import { rangeOf } from "../values/int-arithmetic.ts";
import { Initialization } from "./initialization.ts";
import type { ObjectId, PointsToView } from "./points-to-view.ts";

/** Something that a node stores: into a field, or without one into an element of an array. */
export interface Store {
  readonly node: FlowNode;
  readonly field: Field | undefined;
  readonly index: Operand | undefined;
  readonly source: Operand;
  /** Undefined for static fields. */
  readonly objects: ReadonlySet<ObjectId> | undefined;
}

/** Where the value of a load comes from. */
export interface LoadSources {
  readonly stores: readonly Store[];
  /** Library code may have stored anything. */
  readonly isUnknown: boolean;
  /** Whether the 0 may be read that is there before the first store; `index`: of an array, if it is known. */
  seesDefault(index: number | undefined): boolean;
}

/** Which loads read what which stores write: by the field, and by points-to sets that overlap. */
export class HeapFlow {
  readonly #view: PointsToView;
  readonly #initialization: Initialization;
  readonly #stores: ReadonlyMap<FlowNode, readonly Store[]>;
  readonly #sources = new Map<FlowNode, LoadSources>();
  readonly #loads = new Map<FlowNode, Set<FlowNode>>();

  constructor(graph: FlowGraph, view: PointsToView) {
    this.#view = view;
    this.#initialization = new Initialization(view);
    this.#stores = new Map(graph.nodes.map((node) => [node, this.#storesOf(node)]));
    const stores = [...this.#stores.values()].flat();
    for (const node of graph.nodes) {
      const { instruction } = node;
      if (instruction?.kind !== "load" && instruction?.kind !== "static-load" && instruction?.kind !== "array-load")
        continue;
      if (rangeOf(instruction.target.type) === undefined) continue;
      const sources = this.#sourcesOf(instruction, stores);
      this.#sources.set(node, sources);
      for (const store of sources.stores) {
        const loads = this.#loads.get(store.node) ?? new Set();
        this.#loads.set(store.node, loads.add(node));
      }
    }
  }

  storesAt(node: FlowNode): readonly Store[] {
    return this.#stores.get(node) ?? [];
  }

  sourcesOf(load: FlowNode): LoadSources | undefined {
    return this.#sources.get(load);
  }

  loadsOf(store: FlowNode): readonly FlowNode[] {
    return [...(this.#loads.get(store) ?? [])];
  }

  #storesOf(node: FlowNode): readonly Store[] {
    const { instruction } = node;
    const at = (base: Variable | undefined, field: Field | undefined, source: Operand, index?: Operand): Store => {
      return { node, field, index, source, objects: base && this.#view.objects(base) };
    };
    switch (instruction?.kind) {
      case "store":
        return [at(instruction.base, instruction.field, instruction.source)];
      case "static-store":
        return [at(undefined, instruction.field, instruction.source)];
      case "array-store":
        return [at(instruction.base, undefined, instruction.source, instruction.index)];
      case "closure":
        return instruction.captured.map(({ field, value }) => at(instruction.target, field, value));
      default:
        return [];
    }
  }

  #sourcesOf(load: InstructionOf<"load" | "static-load" | "array-load">, stores: readonly Store[]): LoadSources {
    const field = "field" in load ? load.field : undefined;
    const objects = "base" in load ? this.#view.objects(load.base) : undefined;
    const overlaps = (other: ReadonlySet<ObjectId> | undefined): boolean =>
      other === undefined || objects === undefined ? other === objects : [...objects].some((each) => other.has(each));
    return {
      stores: stores.filter((store) => store.field === field && overlaps(store.objects)),
      isUnknown:
        field === undefined
          ? [...(objects ?? [])].some((each) => this.#view.isHeldByLibrary(each))
          : field.class.isLibrary,
      seesDefault: (index) =>
        objects === undefined
          ? field !== undefined && this.#initialization.staticSeesDefault(field)
          : [...objects].some((object) => this.#initialization.seesDefault(object, field ?? index)),
    };
  }
}
