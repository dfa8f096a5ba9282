import type { GraphView, Seq, TrailMark } from "../../../trace/index.ts";
import type { Look } from "../../scene/index.ts";
import type { TokensIn } from "../../tokens/index.ts";
import {
  type Hidden,
  type LabeledPart,
  type ModelPart,
  type Scene,
  type SceneBox,
  type SceneEdge,
  type SceneNode,
  sharedLabel,
  shortened,
} from "../model/index.ts";
import { sayingOf } from "./sharing.ts";
import { isNewPart, type SymbolPosition, shareLabels, symbolsOf } from "./symbols.ts";
import { drawnTokens, sameTokens, tokensOf } from "./tokens.ts";

/** What decides how elements look besides the position. */
export interface Highlight {
  readonly selectedId: string | undefined;
  /** What the selected element rests on: drawn as it is. */
  readonly premiseIds?: readonly string[] | undefined;
  /** Elements of the current step. */
  readonly markedIds: readonly string[];
  /** The node under the keyboard's focus. */
  readonly focusedId: string | undefined;
  /** Show what appears later, faintly. */
  readonly ghosts: boolean;
  /** Of what appears later, the nodes only: which edges come is asked. */
  readonly hidesComingEdges?: boolean | undefined;
  /** Scene elements that a filter keeps; undefined without a filter. */
  readonly kept: ReadonlySet<string> | undefined;
  /** Elements of the model that are drawn in full, the rest pale; undefined: everything is. */
  readonly full?: ReadonlySet<string> | undefined;
  /** Elements of the scene on the ways of flows that are drawn over it. */
  readonly trails?: ReadonlyMap<string, TrailMark> | undefined;
  /** The second line of a collapsed group. */
  readonly insideText: (shown: number, total: number) => string;
  /** A short mark of an element of the model, "" for none: what an execution says. */
  readonly badgeOf?: ((id: string) => string) | undefined;
  /** The names of things in a text. */
  readonly tokensIn?: TokensIn | undefined;
}

/** How every element of a scene looks at the view's position. A pure function of its arguments: stepping back undoes. */
export function looksAt(scene: Scene, view: GraphView, highlight: Highlight): ReadonlyMap<string, Look> {
  const lens = lensOf(scene, view, highlight);
  const looks = new Map<string, Look>();
  for (const box of scene.boxes) looks.set(box.id, boxLook(box, lens));
  for (const node of scene.nodes) looks.set(node.id, within(nodeLook(node, lens), looks.get(node.box ?? "")));
  for (const edge of scene.edges)
    looks.set(edge.id, within(edgeLook(edge, lens), looks.get(edge.source), looks.get(edge.target)));
  shareLabels(scene, positionOf(lens), looks);
  return looks;
}

/** What is still to come is not shown where something that it stands in or leads to is not. */
function within(look: Look, ...others: readonly (Look | undefined)[]): Look {
  const isOut = look.visibility === "ghost" && others.some((other) => other?.visibility === "hidden");
  return isOut ? { ...look, visibility: "hidden" } : look;
}

/** The looks that differ from those before: all that has to be touched. */
export function changedLooks(before: ReadonlyMap<string, Look>, after: ReadonlyMap<string, Look>): Map<string, Look> {
  const changed = new Map<string, Look>();
  for (const [id, look] of after) {
    const old = before.get(id);
    if (old === undefined || !sameLook(old, look)) changed.set(id, look);
  }
  return changed;
}

interface Lens {
  readonly view: GraphView;
  readonly highlight: Highlight;
  /** The selected element and its premises. */
  readonly selected: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  /** Scene elements that are drawn in full; undefined: all are. */
  readonly full: ReadonlySet<string> | undefined;
  /** The states of boxes that several share. */
  readonly members: ReadonlyMap<string, readonly LabeledPart[]>;
  /** Whether a transition of an automaton is new, or has a new weight. */
  readonly hasNew: boolean;
}

function lensOf(scene: Scene, view: GraphView, highlight: Highlight): Lens {
  const shown = (id: string) => scene.shownAs.get(id) ?? id;
  const { selectedId, premiseIds = [] } = highlight;
  const selected = new Set((selectedId === undefined ? premiseIds : [selectedId, ...premiseIds]).map(shown));
  const marked = new Set(highlight.markedIds.map(shown));
  const members = new Map(scene.nodes.flatMap((node) => (node.members === undefined ? [] : [[node.id, node.members]])));
  const full = highlight.full && new Set([...highlight.full].map(shown));
  const hasNew = scene.edges.some(({ parts, isJoined }) => isJoined && parts.some(({ id }) => isNewPart(id, view)));
  return { view, highlight, selected, marked, full, members, hasNew };
}

function boxLook(box: SceneBox, lens: Lens): Look {
  const own = { isNew: isNew(box.birth, lens.view), isChanged: false, sublabel: "" };
  return ahead(box, lookOf(box.id, box.birth, lens, own));
}

function nodeLook(node: SceneNode, lens: Lens): Look {
  return ahead(node, ownLook(node, lens));
}

/** What is still to come may be called otherwise, or not be shown. */
function ahead({ ahead: label }: Pick<SceneNode, "ahead">, look: Look): Look {
  if (label === undefined || look.visibility !== "ghost") return look;
  return label === "" ? { ...look, visibility: "hidden" } : { ...look, label, fullLabel: label };
}

function ownLook(node: SceneNode, lens: Lens): Look {
  if (node.inside !== undefined) return collapsedLook(node, node.inside, lens);
  if (node.members !== undefined) return sharedLook(node, node.members, lens);
  if (node.hides !== undefined) return hidingLook(node, node.hides, lens);
  const isShown = node.birth < lens.view.at;
  const sublabel = isShown ? lens.view.sublabel(node.id) : undefined;
  const born = isNew(node.birth, lens.view);
  return lookOf(node.id, node.birth, lens, {
    isNew: born,
    isChanged: sublabel?.isNew === true && !born,
    sublabel: sublabel?.text ?? "",
    ...drawnTokens(sublabel, lens.highlight.tokensIn),
    ...(isShown && lens.view.nodeTone?.(node.id) === "closed" ? { isClosed: true } : {}),
  });
}

/** A box says which of its states are there yet; before the first one, who will be. */
function sharedLook(node: SceneNode, members: readonly LabeledPart[], lens: Lens): Look {
  const there = members.filter(({ birth }) => birth < lens.view.at);
  return lookOf(node.id, node.birth, lens, {
    isNew: there.some(({ birth }) => isNew(birth, lens.view)),
    isChanged: false,
    sublabel: "",
    label: sharedLabel((there.length > 0 ? there : members).map(({ label }) => shortened(label))),
  });
}

function collapsedLook(node: SceneNode, inside: readonly ModelPart[], lens: Lens): Look {
  const { view, highlight } = lens;
  const shown = inside.filter((part) => part.birth < view.at);
  const born = isNew(node.birth, view);
  const hasChanges = shown.some((part) => isNew(part.birth, view) || view.sublabel(part.id)?.isNew === true);
  return lookOf(node.id, node.birth, lens, {
    isNew: born,
    isChanged: hasChanges && !born,
    sublabel: highlight.insideText(shown.length, inside.length),
  });
}

/** What stands for elements that are not drawn names those of the step. */
function hidingLook(node: SceneNode, { kind, parts, said }: Hidden, lens: Lens): Look {
  const { view, highlight } = lens;
  const born = isNew(node.birth, view);
  const current = parts.filter(({ id }) => kind === "rest" && highlight.markedIds.includes(id));
  return lookOf(node.id, node.birth, lens, {
    isNew: born && kind === "ribbon",
    isChanged: !(born && kind === "ribbon") && parts.some((part) => isNew(part.birth, view)),
    sublabel: current.length > 0 ? current.map(({ label }) => label).join(", ") : said,
    ...(kind === "rest" ? { isClosed: true } : {}),
  });
}

function edgeLook(edge: SceneEdge, lens: Lens): Look {
  const { view } = lens;
  const born = edge.parts.some((part) => isNew(part.birth, view));
  const hasRisen = edge.parts.some((part) => part.birth < view.at && view.edgeLabel?.(part.id)?.isNew === true);
  const isSecret = lens.highlight.hidesComingEdges === true && edge.birth >= view.at;
  const look = lookOf(edge.id, isSecret ? Number.POSITIVE_INFINITY : edge.birth, lens, {
    isNew: born,
    isChanged: hasRisen && !born,
    sublabel: "",
    ...(edge.parts.length > 1 && !edge.isJoined ? {} : saidBy(edge, lens)),
    ...(edge.isJoined ? symbolsOf(edge.parts, positionOf(lens)) : {}),
    ...travels(edge, lens),
    ...breadth(edge, view),
  });
  if (edge.ribbon === undefined) return look;
  // The figure of a ribbon stands for all of its edges, a line for those along it.
  const isMarked = edge.parts.some(({ id }) => lens.highlight.markedIds.includes(id));
  const isSelected = edge.parts.some(({ id }) => id === lens.highlight.selectedId);
  return { ...look, isMarked, isSelected };
}

/** What decides how symbols of an automaton look. */
function positionOf({ view, highlight, hasNew }: Lens): SymbolPosition {
  const { selectedId, premiseIds = [], markedIds, ghosts, hidesComingEdges } = highlight;
  const selectedIds = selectedId === undefined ? premiseIds : [selectedId, ...premiseIds];
  return { view, markedIds, selectedIds, showsComing: ghosts && hidesComingEdges !== true, hasNew };
}

/** What the edges that run along a line say there. */
function saidBy(edge: SceneEdge, { view, members }: Lens): Pick<Look, "label" | "fullLabel" | "weight"> {
  const there = edge.parts.filter((part) => part.birth < view.at);
  const said = (there.length > 0 ? there : edge.parts).map((part) => ({
    text: view.edgeLabel?.(part.id)?.text ?? part.label,
    source: part.source,
  }));
  const { text, fullText, weight, glyph } = sayingOf(said, members.get(edge.source), view.at);
  return {
    label: labelOf(edge, text, glyph, view),
    ...(fullText === undefined ? {} : { fullLabel: withTies(fullText, edge, view) }),
    ...(weight === undefined || edge.isJoined ? {} : { weight }),
  };
}

/** A ribbon says once what it does to what passes, in a sign: there is little room. */
function labelOf(edge: SceneEdge, text: string, glyph: string, view: GraphView): string {
  if (edge.ribbon === undefined) return withTies(text, edge, view);
  return edge.ribbon.isEntry || text === "" ? "" : glyph;
}

/** With what its transitions were made by at this step. */
function withTies(text: string, { parts }: SceneEdge, view: GraphView): string {
  const ties = parts.flatMap(({ id, birth }) => (birth < view.at ? (view.edgeLabel?.(id)?.tie ?? []) : []));
  return [text, ...new Set(ties)].filter((part) => part !== "").join(" · ");
}

function lookOf(
  id: string,
  birth: Seq,
  lens: Lens,
  own: Pick<
    Look,
    | "isNew"
    | "isChanged"
    | "sublabel"
    | "tokens"
    | "travels"
    | "label"
    | "fullLabel"
    | "weight"
    | "breadth"
    | "isClosed"
  >,
): Look {
  const { view, highlight, selected, marked } = lens;
  const isKept = highlight.kept === undefined || highlight.kept.has(id);
  const trail = highlight.trails?.get(id);
  const isThere = birth < view.at || (trail !== undefined && birth < Number.POSITIVE_INFINITY);
  const later = highlight.ghosts && birth < Number.POSITIVE_INFINITY ? "ghost" : "hidden";
  return {
    visibility: isKept ? (isThere ? "shown" : later) : "hidden",
    isSelected: selected.has(id),
    isMarked: marked.has(id),
    isFocused: highlight.focusedId === id,
    ...own,
    ...badge(id, isThere, lens),
    ...(trail === undefined ? {} : { trail }),
    ...(lens.full === undefined || lens.full.has(id) ? {} : { isContext: true }),
  };
}

/** What goes along a drawn edge: along the first of its parts that has something to carry. */
function travels({ parts }: SceneEdge, { view, highlight }: Lens): Pick<Look, "travels"> {
  for (const part of parts) {
    const text = part.birth < view.at ? view.travels?.(part.id) : undefined;
    if (text !== undefined) return { travels: { text, tokens: tokensOf(text, highlight.tokensIn, 0) } };
  }
  return {};
}

function breadth({ parts }: SceneEdge, view: GraphView): Pick<Look, "breadth"> {
  const most = Math.max(0, ...parts.map(({ id }) => view.breadth?.(id) ?? 0));
  return most === 0 ? {} : { breadth: most };
}

/** Of what is visible only. */
function badge(id: string, isThere: boolean, { highlight }: Lens): Pick<Look, "badge"> {
  const text = isThere ? (highlight.badgeOf?.(id) ?? "") : "";
  return text === "" ? {} : { badge: text };
}

/** Born at this step: visible, and not older than the step before. */
function isNew(birth: Seq, view: GraphView): boolean {
  return birth < view.at && view.since <= birth;
}

function sameLook(a: Look, b: Look): boolean {
  return (
    a.visibility === b.visibility &&
    a.isNew === b.isNew &&
    a.isChanged === b.isChanged &&
    a.isSelected === b.isSelected &&
    a.isMarked === b.isMarked &&
    a.isFocused === b.isFocused &&
    a.sublabel === b.sublabel &&
    sameTokens(a.tokens, b.tokens) &&
    a.travels?.text === b.travels?.text &&
    sameTokens(a.travels?.tokens, b.travels?.tokens) &&
    a.label === b.label &&
    a.fullLabel === b.fullLabel &&
    a.weight === b.weight &&
    a.tie === b.tie &&
    (a.symbols === b.symbols || JSON.stringify(a.symbols) === JSON.stringify(b.symbols)) &&
    a.breadth === b.breadth &&
    a.badge === b.badge &&
    a.trail === b.trail &&
    a.isClosed === b.isClosed &&
    a.isContext === b.isContext
  );
}
