import { append } from "../../../kernel/index.ts";
import { isAutomaton, isFinal } from "./accepting.ts";
import type { Scene, SceneEdge, Sharing } from "./scene.ts";

/**
 * The scene of an automaton in which lines to the same state share what they say, where that is the same at the end of the run.
 * A line from a state between to a final one has its label to itself: it stands at the height of the state.
 *
 * @param finalText what a transition says at the end
 */
export function sharingLabels(scene: Scene, finalText: (edge: string) => string): Scene {
  if (!isAutomaton(scene.model)) return scene;
  const columns = new Map(scene.nodes.map(({ id, column }) => [id, column]));
  const finals = new Set(scene.nodes.filter(({ shape }) => isFinal(shape)).map(({ id }) => id));
  const joining = scene.edges.filter(({ source, target }) => source !== target);
  const areStartsFree = !joining.some(({ target }) => columns.get(target) === 0);
  const groups = new Map<string, SceneEdge[]>();
  for (const edge of joining) {
    const isFree = areStartsFree && columns.get(edge.source) === 0;
    if (finals.has(edge.target) && !isFree) continue;
    const texts = new Set(edge.parts.map(({ id, label }) => finalText(id) || label));
    append(groups, JSON.stringify([edge.target, ...[...texts].sort()]), edge);
  }
  const sharings = new Map<string, Sharing>();
  for (const [first, ...others] of groups.values()) {
    if (first === undefined || others.length === 0) continue;
    const parts = [first, ...others].flatMap((edge) => edge.parts);
    for (const edge of [first, ...others]) sharings.set(edge.id, { id: first.id, parts });
  }
  if (sharings.size === 0) return scene;
  const edges = scene.edges.map((edge) => {
    const sharing = sharings.get(edge.id);
    return sharing === undefined ? edge : { ...edge, sharing };
  });
  return { ...scene, edges };
}
