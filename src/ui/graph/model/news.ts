import type { GraphView } from "../../../trace/index.ts";
import type { Look } from "../../adapters/cytoscape/index.ts";
import type { Scene } from "./scene.ts";

/**
 * What to look at in a large graph at a position: what is new, else what grew, else what the step is about, else what
 * came last; before the first element the first one to come. Never what was looked at before: going back shows the same.
 */
export function newsAt(scene: Scene, view: GraphView, looks: ReadonlyMap<string, Look>): readonly string[] {
  const shown = [...scene.nodes, ...scene.edges].filter(({ id }) => looks.get(id)?.visibility === "shown");
  for (const kind of ["isNew", "isChanged", "isMarked"] as const) {
    const found = shown.filter(({ id }) => looks.get(id)?.[kind]);
    if (found.length > 0) return found.map(({ id }) => id);
  }
  const past = scene.nodes.filter(({ birth }) => birth < view.at);
  const last = past.reduce<Born | undefined>((a, b) => (a === undefined || a.birth < b.birth ? b : a), undefined);
  const first = scene.nodes.reduce<Born | undefined>(
    (a, b) => (a === undefined || b.birth < a.birth ? b : a),
    undefined,
  );
  const one = last ?? first;
  return one === undefined ? [] : [one.id];
}

interface Born {
  readonly id: string;
  readonly birth: number;
}
