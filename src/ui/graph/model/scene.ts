import type { GraphEdge, GraphGroup, GraphModel, GraphNode, Seq } from "../../../trace/index.ts";
import { isAutomaton } from "./accepting.ts";
import { type Alike, sharedLabel } from "./alike.ts";
import { namesOf, shortened } from "./shortened.ts";

/**
 * What is drawn for a model when some groups are collapsed: the boxes that stay open, one node for every node outside a
 * collapsed group and for every collapsed group, and the edges between those. It does not depend on the position.
 */
export interface Scene {
  readonly model: GraphModel;
  readonly boxes: readonly SceneBox[];
  readonly nodes: readonly SceneNode[];
  readonly edges: readonly SceneEdge[];
  /** The scene element that stands for an element of the model; absent for an edge inside a collapsed group. */
  readonly shownAs: ReadonlyMap<string, string>;
}

/** An open group. */
export interface SceneBox extends GraphGroup {
  /** What a short label stands for. */
  readonly fullLabel?: string | undefined;
  /** Its nodes. */
  readonly members: readonly string[];
}

export interface SceneNode extends Pick<GraphNode, "id" | "label" | "fullLabel" | "ahead" | "shape" | "birth"> {
  /** Where it belongs from left to right; undefined where that means nothing. */
  readonly column: number | undefined;
  /** Which row it stands in where it has no box, from the top; a half lies between two rows. */
  readonly row?: number;
  /** The open box around it. */
  readonly box: string | undefined;
  /** The nodes inside, with their births, when this is a collapsed group; undefined for a plain node. */
  readonly inside: readonly ModelPart[] | undefined;
  /** The states that share this box; absent for one alone. */
  readonly members?: readonly LabeledPart[];
  /** It stands for elements that are not drawn: those of a ribbon, or what a slice leaves out. */
  readonly hides?: Hidden;
}

/** What one figure stands for. */
export interface Hidden {
  readonly kind: "ribbon" | "rest";
  readonly parts: readonly LabeledPart[];
  /** Its second line, "" for none. */
  readonly said: string;
  /** Of a ribbon: its edges are drawn one by one, and it only closes them again. */
  readonly isOpen?: boolean;
}

/** What an edge from a figure back to itself takes above it, in layout units: a little more than it is drawn high. */
export const LOOP_ROOM = 36;

export interface SceneEdge extends GraphEdge {
  /** The edges of the model that run here: one, or several that coincide. */
  readonly parts: readonly EdgePart[];
  /** Its parts are transitions between the same two states: one line says what all of them say. */
  readonly isJoined: boolean;
  /** What it says is written once, with what other lines say that end at the same state. */
  readonly sharing?: Sharing;
  /** It is a part of a ribbon: of this hue, and whether it leads to the ribbon's figure or away from it. */
  readonly ribbon?: { readonly hue: string; readonly isEntry: boolean };
}

/** Lines of an automaton that say the same in the end. */
export interface Sharing {
  /** The first of these lines. */
  readonly id: string;
  /** The transitions of all of them. */
  readonly parts: readonly EdgePart[];
}

export interface EdgePart extends LabeledPart {
  /** The node of the model that it leaves. */
  readonly source: string;
}

export interface LabeledPart extends ModelPart {
  readonly label: string;
}

export interface ModelPart {
  readonly id: string;
  readonly birth: Seq;
}

const none: Alike = new Map();

/** @param alike nodes that share a box */
export function buildScene(model: GraphModel, collapsed: ReadonlySet<string>, alike = none): Scene {
  const members = membersByGroup(model);
  const boxes = model.groups
    .filter((group) => !collapsed.has(group.id))
    .map(
      (group): SceneBox => ({
        ...group,
        ...namesOf(group.label),
        members: (members.get(group.id) ?? []).map((part) => part.id),
      }),
    );
  const closed = model.groups
    .filter((group) => collapsed.has(group.id))
    .map(
      (group): SceneNode => ({
        ...group,
        ...namesOf(group.label),
        shape: "group",
        column: undefined,
        box: undefined,
        inside: members.get(group.id) ?? [],
      }),
    );
  const closedIds = new Set(closed.map((node) => node.id));
  const openIds = new Set(boxes.map((box) => box.id));
  const nodes: SceneNode[] = [...closed];
  const shownAs = new Map(model.groups.map((group) => [group.id, group.id]));
  const homes = new Map([...alike].flatMap(([oldest, members]) => members.map(({ id }) => [id, oldest])));
  for (const { id, label, fullLabel, ahead, shape, birth, column, group = "" } of model.nodes) {
    const isInside = closedIds.has(group);
    const home = homes.get(id) ?? id;
    shownAs.set(id, isInside ? group : home);
    if (isInside || home !== id) continue;
    const box = openIds.has(group) ? group : undefined;
    nodes.push({
      id,
      ...namesOf(label, fullLabel),
      ...(ahead === undefined ? {} : { ahead }),
      shape,
      birth,
      column,
      box,
      inside: undefined,
      ...shared(alike.get(id)),
    });
  }
  const edges = rerouted(model, shownAs);
  for (const edge of edges) for (const part of edge.parts) shownAs.set(part.id, edge.id);
  return { model, boxes, nodes, edges, shownAs };
}

function shared(members: readonly GraphNode[] | undefined): Partial<SceneNode> {
  if (members === undefined) return {};
  const fullLabel = members.map((node) => node.fullLabel ?? node.label).join(", ");
  return { members, label: sharedLabel(members.map(({ label }) => shortened(label))), fullLabel };
}

function membersByGroup(model: GraphModel): Map<string, ModelPart[]> {
  const members = new Map<string, ModelPart[]>(model.groups.map((group) => [group.id, []]));
  for (const { id, birth, group } of model.nodes) {
    if (group !== undefined) members.get(group)?.push({ id, birth });
  }
  return members;
}

/**
 * Edges end at the collapsed group instead of its nodes; those that coincide then become one, those inside vanish.
 * An edge is drawn once both of its ends are there: a call edge comes a step before the method that it reaches.
 * Transitions between the same two states of an automaton are one from the beginning.
 */
function rerouted(model: GraphModel, shownAs: ReadonlyMap<string, string>): readonly SceneEdge[] {
  const edges = new Map<string, JoinedEdge>();
  const isJoined = isAutomaton(model);
  const births = new Map(model.nodes.map(({ id, birth }) => [id, birth]));
  for (const each of model.edges) {
    const ends = [each.source, each.target].map((end) => births.get(end) ?? each.birth);
    const edge = { ...each, birth: Math.max(each.birth, ...ends) };
    const source = shownAs.get(edge.source);
    const target = shownAs.get(edge.target);
    if (source === undefined || target === undefined) continue;
    const isMoved = source !== edge.source || target !== edge.target;
    if (isMoved && source === target && !isJoined) continue;
    const id = isMoved || isJoined ? `${source} ⇒ ${target}` : edge.id;
    const known = edges.get(id);
    const { birth, label } = edge;
    const own = { ...edge, id, source, target, parts: [{ id: edge.id, birth, label, source: edge.source }], isJoined };
    edges.set(id, known === undefined ? own : merged(known, edge));
  }
  return [...edges.values()];
}

/** An edge while others may still join it. */
interface JoinedEdge extends SceneEdge {
  readonly parts: EdgePart[];
}

function merged(known: JoinedEdge, edge: GraphEdge): JoinedEdge {
  const { parts } = known;
  parts.push({ id: edge.id, birth: edge.birth, label: edge.label, source: edge.source });
  return {
    ...known,
    label: known.label === edge.label ? known.label : "",
    style: known.style === edge.style ? known.style : "several",
    line: known.style === edge.style ? known.line : undefined,
    birth: Math.min(known.birth, edge.birth),
    parts,
  };
}

/**
 * A scene of compared runs as one of them sees it: births and labels are that run's, and what it never has is never
 * born. Places and ids stay the same.
 */
export function sceneOfRun(scene: Scene, run: GraphModel): Scene {
  const births = new Map([...run.groups, ...run.nodes, ...run.edges].map(({ id, birth }) => [id, birth]));
  const labels = new Map([...run.groups, ...run.nodes].map(({ id, label }) => [id, label]));
  const birthOf = (id: string) => births.get(id) ?? Number.POSITIVE_INFINITY;
  const own = <P extends ModelPart>(parts: readonly P[]) =>
    parts.filter((part) => births.has(part.id)).map((part) => ({ ...part, birth: birthOf(part.id) }));
  return {
    ...scene,
    boxes: scene.boxes.map((box) => ({
      ...box,
      birth: birthOf(box.id),
      ...namesOf(labels.get(box.id) ?? box.fullLabel ?? box.label),
    })),
    nodes: scene.nodes.map(({ hides, ...node }) => {
      const parts = own(hides?.parts ?? []);
      return {
        ...node,
        birth: hides === undefined ? birthOf(node.id) : earliest(parts),
        label: shortened(labels.get(node.id) ?? node.label),
        inside: node.inside && own(node.inside),
        ...(hides === undefined ? {} : { hides: { ...hides, parts } }),
      };
    }),
    edges: scene.edges.map((edge) => {
      const parts = own(edge.parts);
      return { ...edge, parts, birth: earliest(parts) };
    }),
  };
}

/** Never, for none. */
function earliest(parts: readonly ModelPart[]): number {
  return parts.reduce((least, { birth }) => Math.min(least, birth), Number.POSITIVE_INFINITY);
}
