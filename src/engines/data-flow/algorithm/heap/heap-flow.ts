import {
  type Field,
  type FlowGraph,
  type FlowNode,
  type InstructionOf,
  type Operand,
  rangeOf,
  type Variable,
} from "../../../../java/index.ts";
import { seesDefault, staticSeesDefault } from "./initialization.ts";
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
  readonly #stores: readonly Store[];
  readonly #sources = new Map<FlowNode, LoadSources>();

  constructor({ nodes }: FlowGraph, view: PointsToView) {
    this.#view = view;
    this.#stores = nodes.flatMap((node) => this.#storesOf(node));
    for (const node of nodes) {
      const { instruction } = node;
      if (instruction?.kind !== "load" && instruction?.kind !== "static-load" && instruction?.kind !== "array-load")
        continue;
      if (rangeOf(instruction.target.type) !== undefined) this.#sources.set(node, this.#sourcesOf(instruction));
    }
  }

  storesAt(node: FlowNode): readonly Store[] {
    return this.#stores.filter((store) => store.node === node);
  }

  sourcesOf(load: FlowNode): LoadSources | undefined {
    return this.#sources.get(load);
  }

  loadsOf(node: FlowNode): readonly FlowNode[] {
    return [...this.#sources].flatMap(([load, { stores }]) =>
      stores.some((store) => store.node === node) ? load : [],
    );
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

  #sourcesOf(load: InstructionOf<"load" | "static-load" | "array-load">): LoadSources {
    const field = "field" in load ? load.field : undefined;
    const objects = "base" in load ? [...this.#view.objects(load.base)] : undefined;
    const overlaps = ({ objects: others }: Store): boolean =>
      others === undefined ? objects === undefined : objects?.some((each) => others.has(each)) === true;
    return {
      stores: this.#stores.filter((store) => store.field === field && overlaps(store)),
      isUnknown:
        field === undefined
          ? objects?.some((each) => this.#view.heldByLibrary.has(each)) === true
          : field.class.isLibrary,
      seesDefault: (index) =>
        objects === undefined
          ? field !== undefined && staticSeesDefault(this.#view, field)
          : objects.some((object) => seesDefault(this.#view, object, field ?? index)),
    };
  }
}
