import { append } from "../../../kernel/index.ts";
import type { GraphGroup, GraphModel, GraphNode, Seq } from "../../../trace/index.ts";
import type { LabeledPart } from "../model/index.ts";
import { type ContractedNodes, contractedNodes } from "./contracted-nodes.ts";
import type { Slice } from "./slice.ts";

/** For more methods than this outside a slice one figure stands. */
const fewOutside = 4;

/** Which figure stands for each node of a model. */
export interface Representatives extends Pick<ContractedNodes, "joints"> {
  /** By node: itself, another node, a bundle, a group, or a rest. */
  readonly of: ReadonlyMap<string, string>;
  /** What a slice leaves out, by the id of its figure. */
  readonly rests: ReadonlyMap<string, Rest>;
  /** Groups of which nothing is in the slice. */
  readonly outside: ReadonlySet<string>;
}

export interface Rest {
  /** The open group in which it is counted; undefined when it stands for whole groups. */
  readonly group: string | undefined;
  readonly groups: readonly GraphGroup[];
  readonly parts: readonly LabeledPart[];
}

/** What of a graph is drawn: closed groups, bundles drawn edge by edge, and a slice, undefined for all of it. */
export interface Shown {
  readonly collapsed: ReadonlySet<string>;
  readonly opened: ReadonlySet<string>;
  readonly kept: Slice | undefined;
}

export function representativesFor(model: GraphModel, { collapsed, opened, kept }: Shown): Representatives {
  const { into, joints } = contractedNodes(model, opened);
  const isKept = ({ id }: GraphNode) => kept === undefined || kept.nodes.has(id);
  const seen = new Set(model.nodes.filter(isKept).map(({ group }) => group));
  const outside = new Set(model.groups.flatMap(({ id }) => (seen.has(id) ? [] : [id])));
  const restOf = (group: string) => (outside.has(group) && outside.size > fewOutside ? "rest" : `rest ${group}`);
  const left = new Map<string, GraphNode[]>();
  for (const node of model.nodes) {
    const { group = "" } = node;
    const isContracted = into.has(node.id) || node.role === "source";
    const isOwn = outside.has(group) || !(isContracted || isKept(node) || group === "" || collapsed.has(group));
    if (isOwn) append(left, restOf(group), node);
  }
  const figureOf = (node: GraphNode): string => {
    const { id, group = "" } = node;
    if (outside.has(group)) return restOf(group);
    if (collapsed.has(group)) return group;
    if (isKept(node)) return into.get(id) ?? id;
    return left.has(restOf(group)) ? restOf(group) : group;
  };
  const rests = [...left].map(([id, nodes]) => [id, restFor(nodes, model, outside)] as const);
  return {
    of: new Map(model.nodes.map((node) => [node.id, figureOf(node)])),
    rests: new Map(rests),
    joints,
    outside,
  };
}

function restFor(nodes: readonly GraphNode[], { groups }: GraphModel, outside: ReadonlySet<string>): Rest {
  const own = new Set(nodes.map(({ group }) => group));
  return {
    group: nodes.map(({ group }) => group).find((group) => group !== undefined && !outside.has(group)),
    groups: groups.filter(({ id }) => own.has(id)),
    parts: nodes.map(({ id, label, birth }) => ({ id, label, birth })),
  };
}

/** When each figure appears first: with the oldest of what it stands for. */
export function birthsOf(model: GraphModel, of: ReadonlyMap<string, string>): ReadonlyMap<string, Seq> {
  const births = new Map<string, Seq>();
  for (const { id, birth } of model.nodes) {
    const figure = of.get(id) ?? id;
    births.set(figure, Math.min(birth, births.get(figure) ?? birth));
  }
  return births;
}
