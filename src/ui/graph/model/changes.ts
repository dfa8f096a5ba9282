import type { GraphView } from "../../../trace/index.ts";
import type { Look } from "../../scene/index.ts";
import type { Scene } from "./scene.ts";

/** What to look at: ids of what changed, and of what that rests on. */
interface Changes {
  readonly change: readonly string[];
  readonly premises: readonly string[];
}

/**
 * What to look at in a graph at a position: what is new, grew or is gone along, with what the step is about; else that
 * alone, else what is selected, else what came last; before the first element the first one to come. Never what was
 * looked at before: going back shows the same.
 */
export function changesAt(scene: Scene, view: GraphView, looks: ReadonlyMap<string, Look>): Changes {
  const shown = [...scene.nodes, ...scene.edges].flatMap(({ id }) => {
    const look = looks.get(id);
    return look?.visibility === "shown" ? [{ id, look }] : [];
  });
  const idsOf = (found: typeof shown) => found.map(({ id }) => id);
  const isChange = (look: Look) => look.isNew || look.isChanged || look.travels !== undefined;
  const change = idsOf(shown.filter(({ look }) => isChange(look)));
  const marked = idsOf(shown.filter(({ look }) => look.isMarked && !isChange(look)));
  if (change.length > 0) return { change, premises: marked };
  if (marked.length > 0) return { change: marked, premises: [] };
  const selected = idsOf(shown.filter(({ look }) => look.isSelected));
  if (selected.length > 0) return { change: selected, premises: [] };
  const past = scene.nodes.filter(({ birth }) => birth < view.at);
  const last = past.reduce<Born | undefined>((a, b) => (a === undefined || a.birth < b.birth ? b : a), undefined);
  const first = scene.nodes.reduce<Born | undefined>(
    (a, b) => (a === undefined || b.birth < a.birth ? b : a),
    undefined,
  );
  const one = last ?? first;
  return { change: one === undefined ? [] : [one.id], premises: [] };
}

interface Born {
  readonly id: string;
  readonly birth: number;
}
