import type { TrailMark, Trails } from "../../../trace/index.ts";
import type { Drawing, DrawnEdge, Look } from "../../scene/index.ts";
import type { Scene } from "../model/index.ts";
import { routeBetween } from "../routes/index.ts";

/** What each mark is called in writing: not by its color alone. */
export const trailGlyphs: Readonly<Record<TrailMark, string>> = {
  first: "①",
  second: "②",
  both: "①②",
  meeting: "①②",
  "first-apart": "①",
  "second-apart": "②",
  cut: "✗",
};

/**
 * The marks of what a scene draws. What stands for several elements goes with all of their flows; a line of a bundle with
 * those of the edges that run along it.
 */
export function marksIn(scene: Scene, { marks }: Trails): ReadonlyMap<string, TrailMark> {
  const found = new Map<string, TrailMark>();
  const add = (shown: string, mark: TrailMark): void => {
    const known = found.get(shown);
    found.set(shown, known === undefined || known === mark ? mark : together(known, mark));
  };
  const lines = new Set(scene.edges.map(({ id }) => id));
  for (const [id, mark] of marks) {
    const shown = scene.shownAs.get(id);
    // A way that must not be taken is crossed out, not what it leads to.
    if (shown !== undefined && !lines.has(shown) && mark !== "cut") add(shown, mark);
  }
  for (const { id, parts } of scene.edges)
    for (const part of parts) {
      const mark = marks.get(part.id);
      if (mark !== undefined) add(id, mark);
    }
  return found;
}

/** What is not paler: what is marked, and the boxes around it. */
export function fullIn({ boxes }: Scene, marks: ReadonlyMap<string, TrailMark>): ReadonlySet<string> {
  const around = boxes.filter(({ members }) => members.some((member) => marks.has(member)));
  return new Set([...marks.keys(), ...around.map(({ id }) => id)]);
}

function together(one: TrailMark, other: TrailMark): TrailMark {
  return one === "meeting" || other === "meeting" ? "meeting" : "both";
}

/** The same flows where elements have other names; undefined for those that a graph does not have. */
export function renamed({ marks, cuts, said }: Trails, nameOf: (id: string) => string | undefined): Trails {
  return {
    marks: new Map([...marks].flatMap(([id, mark]) => pair(nameOf(id), mark))),
    cuts: cuts.flatMap((cut) => {
      const [source, target] = [nameOf(cut.source), nameOf(cut.target)];
      return source === undefined || target === undefined ? [] : [{ source, target }];
    }),
    said,
  };
}

function pair(id: string | undefined, mark: TrailMark): readonly (readonly [string, TrailMark])[] {
  return id === undefined ? [] : [[id, mark]];
}

/** Marks in front of those that an element has besides. */
export function badgesOf(
  marks: ReadonlyMap<string, TrailMark>,
  badgeOf: ((id: string) => string) | undefined,
): (id: string) => string {
  return (id) => {
    const mark = marks.get(id);
    return [mark === undefined ? "" : trailGlyphs[mark], badgeOf?.(id) ?? ""].filter((part) => part !== "").join(" ");
  };
}

/** The ways that the graph does not have, around the nodes between their ends. Ends in one closed box have none. */
export function cutsIn(scene: Scene, { nodes }: Drawing, { cuts }: Trails): readonly DrawnEdge[] {
  const rects = new Map(nodes.map(({ id, rect }) => [id, rect]));
  const found = new Map<string, DrawnEdge>();
  for (const cut of cuts) {
    const [source, target] = [scene.shownAs.get(cut.source), scene.shownAs.get(cut.target)];
    const [from, to] = [rects.get(source ?? ""), rects.get(target ?? "")];
    if (source === undefined || target === undefined || source === target || !from || !to) continue;
    const id = `${source} ⇏ ${target}`;
    const others = [...rects].flatMap(([node, rect]) => (node === source || node === target ? [] : [rect]));
    const route = routeBetween(from, to, others);
    found.set(id, { id, source, target, label: "", line: "dotted", lane: 0, route });
  }
  return [...found.values()];
}

/** How a way that is not there looks. */
export const cutLook: Look = {
  visibility: "shown",
  isNew: false,
  isChanged: false,
  isSelected: false,
  isMarked: false,
  isFocused: false,
  sublabel: "",
  trail: "cut",
};
