import type { GraphModel } from "../../../trace/index.ts";
import { buildScene, type Scene } from "./scene.ts";

/**
 * The elements that a text filter keeps: nodes and groups whose label contains the text (for a collapsed group, or the
 * label of a node inside), their neighbors, the edges between kept nodes, and the boxes around them. Undefined when the
 * text is blank.
 */
export function keptBy(scene: Scene, text: string): ReadonlySet<string> | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return undefined;
  const hits = matching(scene, wanted);
  const kept = new Set(hits);
  for (const edge of scene.edges) {
    if (hits.has(edge.source)) kept.add(edge.target);
    if (hits.has(edge.target)) kept.add(edge.source);
  }
  for (const edge of scene.edges) if (kept.has(edge.source) && kept.has(edge.target)) kept.add(edge.id);
  for (const box of scene.boxes) if (box.members.some((id) => kept.has(id))) kept.add(box.id);
  return kept;
}

/** The part of a graph that a text filter keeps; all of it when the text is blank. */
export function filteredModel(model: GraphModel, text: string): GraphModel {
  const kept = keptBy(buildScene(model, new Set()), text);
  if (kept === undefined) return model;
  const isKept = ({ id }: { readonly id: string }) => kept.has(id);
  const nodes = model.nodes.filter(isKept);
  const ids = new Set(nodes.map(({ id }) => id));
  const edges = model.edges.filter(({ source, target }) => ids.has(source) && ids.has(target));
  return { ...model, groups: model.groups.filter(isKept), nodes, edges };
}

function matching(scene: Scene, wanted: string): Set<string> {
  const labels = new Map(scene.model.nodes.map((node) => [node.id, node.label]));
  const matches = (label: string | undefined) => label?.toLowerCase().includes(wanted) === true;
  const hits = new Set<string>();
  for (const node of scene.nodes) {
    if (matches(node.label) || node.inside?.some((part) => matches(labels.get(part.id)))) hits.add(node.id);
  }
  for (const box of scene.boxes) if (matches(box.label)) for (const id of box.members) hits.add(id);
  return hits;
}
