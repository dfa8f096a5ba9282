import type { ElkExtendedEdge, ElkNode, LayoutOptions } from "elkjs/lib/elk-api.js";
import { append } from "../../../kernel/index.ts";
import type { Size } from "../../shapes/index.ts";
import { LOOP_ROOM, type Scene, type SceneEdge, type SceneNode } from "../model/index.ts";
import type { Sizes } from "./measure.ts";

/** Left to right for what flows, top to bottom for what calls. */
export type FlowDirection = "RIGHT" | "DOWN";

export interface ElkChoices {
  readonly direction: FlowDirection;
  /**
   * `together`: boxes and their nodes at once, so that edges run clear of nodes. `apart`: each box by itself, then the
   * boxes; three to five times faster, with longer edges. `wrapped`: apart, and what would become a ribbon in rows.
   */
  readonly boxes: "together" | "apart" | "wrapped";
  /** Width over height of the panel. */
  readonly aspectRatio: number;
  /** Boxes stand closer, and are found places for sooner: in a small graph lines would bend more than they have to. */
  readonly isDense?: boolean;
}

/** Room between a box and its nodes. */
export const boxPadding = { top: 48, side: 24, bottom: 24 } as const;

/**
 * The layered layout problem of a scene: boxes with their nodes inside, edges at the root. Edges that lead back to an
 * older box are given turned round, so that a caller stands left of its callees and what is returned takes the short way
 * back. When boxes are laid out apart, the edges between them are replaced by one edge per pair of boxes, which is all
 * that the outer level then needs to know. Islands without edges between them are laid out each by itself.
 */
export function elkGraph(scene: Scene, sizes: Sizes, choices: ElkChoices): ElkNode {
  const isSeparate = choices.boxes !== "together";
  const homes = homesOf(scene);
  const turned = turnedEdges(scene);
  const tops = topLevel(scene, sizes, choices, isSeparate);
  const edges = isSeparate
    ? edgesBetween(scene, homes, turned, sizes.edges)
    : scene.edges.map((edge) => elkEdge(edge, turned, sizes.edges.get(edge.id)));
  const forScene = {
    ...(choices.isDense === true ? denseOptions : {}),
    ...(isSeparate && scene.model.isTree === true ? largeTreeOptions : {}),
  };
  const homeId = (id: string | undefined) => (id === undefined ? "" : (homes.get(id)?.id ?? id));
  const islands = islandsOf(tops, edges, homeId);
  return {
    id: "root",
    children: islands.map((island, index): ElkNode => {
      const only = island.length === 1 ? island[0] : undefined;
      const own = edges.filter((edge) => island.some((top) => top.id === homeId(edge.sources[0])));
      if (only !== undefined && own.length === 0) return only;
      return {
        id: `${islandPrefix}${index}`,
        children: [...island],
        edges: own,
        layoutOptions: {
          ...levelOptions(choices),
          ...(isFlat(island) || isSeparate ? flatOptions : {}),
          ...forScene,
          ...(choices.boxes === "wrapped" && island.length >= wrapFrom ? wrapOptions : {}),
          "elk.hierarchyHandling": isSeparate ? "SEPARATE_CHILDREN" : "INCLUDE_CHILDREN",
          "elk.aspectRatio": String(choices.aspectRatio),
          "elk.padding": "[top=0,left=0,bottom=0,right=0]",
        },
      };
    }),
    layoutOptions: {
      // The islands are put side by side afterwards.
      "elk.algorithm": "fixed",
      "elk.hierarchyHandling": "SEPARATE_CHILDREN",
      "org.eclipse.elk.json.shapeCoords": "ROOT",
      "org.eclipse.elk.json.edgeCoords": "ROOT",
    },
  };
}

/** Boxes with their nodes, and the nodes outside boxes, in order of birth. */
function topLevel(scene: Scene, sizes: Sizes, choices: ElkChoices, isSeparate: boolean): readonly ElkNode[] {
  const inside = new Map<string | undefined, SceneNode[]>();
  for (const node of scene.nodes) append(inside, node.box, node);
  const boxes = scene.boxes.map(({ id, birth }) => {
    const width = sizes.boxes.get(id) ?? 0;
    const members = inside.get(id);
    if (members === undefined) return { birth, top: { id, width, height: boxPadding.top } };
    const top: ElkNode = {
      id,
      children: members.map((node) => elkNode(node, sizes)),
      edges: isSeparate ? edgesInside(scene, id) : [],
      layoutOptions: {
        ...levelOptions(choices),
        ...(isSeparate ? flatOptions : {}),
        ...(choices.boxes === "wrapped" && members.length >= wrapFrom ? wrapOptions : {}),
        "elk.padding": `[top=${boxPadding.top},left=${boxPadding.side},bottom=${boxPadding.bottom},right=${boxPadding.side}]`,
        "elk.nodeSize.constraints": "MINIMUM_SIZE",
        "elk.nodeSize.minimum": `(${width}, 0)`,
        "elk.aspectRatio": "1.6",
      },
    };
    return { birth, top };
  });
  const nodes = (inside.get(undefined) ?? []).map((node) => ({
    birth: node.birth,
    top: elkNode(node, sizes),
  }));
  return [...boxes, ...nodes].sort((a, b) => a.birth - b.birth).map(({ top }) => top);
}

/** Top-level nodes that edges join, together; islands in order of birth. */
function islandsOf(
  tops: readonly ElkNode[],
  edges: readonly ElkExtendedEdge[],
  homeId: (id: string | undefined) => string,
): readonly (readonly ElkNode[])[] {
  const leader = new Map(tops.map((top) => [top.id, top.id]));
  const find = (id: string): string => {
    const next = leader.get(id) ?? id;
    return next === id ? id : find(next);
  };
  for (const { sources, targets } of edges) leader.set(find(homeId(targets[0])), find(homeId(sources[0])));
  const islands = new Map<string, ElkNode[]>();
  for (const top of tops) append(islands, find(top.id), top);
  return [...islands.values()];
}

/** Begins the ids of islands, which are no elements of the graph. */
export const islandPrefix = "island ";

/** What the engine only understands where no node has nodes inside, or each level is laid out by itself. */
const flatOptions: LayoutOptions = {
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
};

/** Much faster than the usual placement. */
const denseOptions: LayoutOptions = {
  "elk.layered.nodePlacement.strategy": "SIMPLE",
  "elk.spacing.edgeEdge": "8",
  "elk.spacing.edgeNode": "12",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "6",
  "elk.layered.spacing.edgeNodeBetweenLayers": "12",
};

/** Labels are nodes to the engine: with them its usual placement takes five times as long, for a tree to no use. */
const largeTreeOptions: LayoutOptions = {
  "elk.layered.nodePlacement.strategy": "BRANDES_KOEPF",
  "elk.layered.nodePlacement.bk.fixedAlignment": "BALANCED",
};

const wrapOptions: LayoutOptions = { "elk.layered.wrapping.strategy": "MULTI_EDGE" };
/** Smaller islands are never a ribbon worth a second row. */
const wrapFrom = 8;

const isFlat = (island: readonly ElkNode[]) => island.every((top) => top.children === undefined);

function levelOptions({ direction }: ElkChoices): LayoutOptions {
  return {
    "elk.algorithm": "layered",
    "elk.direction": direction,
    "elk.edgeRouting": "ORTHOGONAL",
    "elk.randomSeed": "1",
    "elk.spacing.nodeNode": "24",
    "elk.spacing.componentComponent": "40",
    "elk.spacing.nodeSelfLoop": String(LOOP_ROOM),
    "elk.spacing.edgeNode": "20",
    "elk.spacing.edgeEdge": "14",
    "elk.layered.spacing.nodeNodeBetweenLayers": "48",
    "elk.layered.spacing.edgeNodeBetweenLayers": "24",
    "elk.layered.spacing.edgeEdgeBetweenLayers": "14",
    "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
    "elk.layered.thoroughness": "10",
  };
}

function elkNode({ id }: SceneNode, sizes: Sizes): ElkNode {
  const size = sizes.nodes.get(id) ?? { width: 112, height: 48 };
  return { id, ...size };
}

/** The ids of edges that lead from a younger box, or a node without one, back to an older box. */
export function turnedEdges(scene: Scene): ReadonlySet<string> {
  const homes = homesOf(scene);
  const turned = scene.edges.filter((edge) => {
    const source = homes.get(edge.source);
    const target = homes.get(edge.target);
    if (source === undefined || target === undefined || source.id === target.id) return false;
    return (source.isBox || target.isBox) && target.birth < source.birth;
  });
  return new Set(turned.map((edge) => edge.id));
}

function elkEdge({ id, source, target, label }: SceneEdge, turned: ReadonlySet<string>, said?: Size): ElkExtendedEdge {
  if (turned.has(id)) return { id, sources: [target], targets: [source] };
  const ends = { id, sources: [source], targets: [target] };
  if (said === undefined) return ends;
  return {
    ...ends,
    labels: [{ id: `${id} label`, text: label, ...said, layoutOptions: inline }],
  };
}

/** The line runs through its label. */
const inline: LayoutOptions = { "elk.edgeLabels.inline": "true", "elk.edgeLabels.placement": "CENTER" };

function edgesInside(scene: Scene, box: string): ElkExtendedEdge[] {
  const homes = homesOf(scene);
  return scene.edges
    .filter((edge) => homes.get(edge.source)?.id === box && homes.get(edge.target)?.id === box)
    .map((edge) => elkEdge(edge, new Set()));
}

function edgesBetween(
  scene: Scene,
  homes: ReadonlyMap<string, Home>,
  turned: ReadonlySet<string>,
  labels: Sizes["edges"],
): ElkExtendedEdge[] {
  const pairs = new Map<string, ElkExtendedEdge>();
  for (const edge of scene.edges) {
    const source = homes.get(edge.source);
    const target = homes.get(edge.target);
    if (source === undefined || target === undefined || (source.id === target.id && source.isBox)) continue;
    if (!source.isBox && !target.isBox) {
      pairs.set(edge.id, elkEdge(edge, turned, labels.get(edge.id)));
      continue;
    }
    const id = `${source.id} ⇒ ${target.id}`;
    const [from, to] = turned.has(edge.id) ? [target.id, source.id] : [source.id, target.id];
    pairs.set(id, { id, sources: [from], targets: [to] });
  }
  return [...pairs.values()];
}

/** The box of a node, or the node itself where it has none. */
interface Home {
  readonly id: string;
  readonly birth: number;
  readonly isBox: boolean;
}

function homesOf(scene: Scene): ReadonlyMap<string, Home> {
  const boxes = new Map(scene.boxes.map(({ id, birth }) => [id, { id, birth, isBox: true }]));
  return new Map(
    scene.nodes.map(({ id, birth, box, inside }) => [
      id,
      (box === undefined ? undefined : boxes.get(box)) ?? { id, birth, isBox: inside !== undefined },
    ]),
  );
}
