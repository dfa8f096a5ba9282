import { append } from "../../../kernel/index.ts";
import type { GraphEdge, GraphModel } from "../../../trace/index.ts";
import type { EdgePart, SceneEdge } from "../model/index.ts";
import type { Representatives, Shown } from "./representatives.ts";

interface FlowEdges {
  readonly edges: readonly SceneEdge[];
  /** What stands for each edge of the model. */
  readonly shownAs: ReadonlyMap<string, string>;
  /** The edges of each ribbon that is drawn, open ones too. */
  readonly ribbons: ReadonlyMap<string, readonly GraphEdge[]>;
}

/** The edges between the figures of a scene. Those of a closed bundle lead to its figure and away from it. */
export function flowEdges(model: GraphModel, representatives: Representatives, shown: Shown): FlowEdges {
  const drawing = new EdgeDrawing(model, representatives, shown);
  const sources = new Set(model.nodes.flatMap(({ id, role }) => (role === "source" ? [id] : [])));
  // Where values come from reaches each method by its calls: no line of its own where there is another one.
  const isBetweenSources = ({ source, target }: GraphEdge) => sources.has(source) && sources.has(target);
  for (const edge of model.edges) if (!isBetweenSources(edge)) drawing.draw(edge);
  for (const edge of model.edges) if (isBetweenSources(edge) && !drawing.cover(edge)) drawing.draw(edge);
  return drawing;
}

/** Lines between figures, as they are drawn one by one. */
class EdgeDrawing implements FlowEdges {
  readonly shownAs = new Map<string, string>();
  readonly ribbons = new Map<string, GraphEdge[]>();
  readonly #edges = new Map<string, SceneEdge>();
  readonly #representatives: Representatives;
  readonly #shown: Shown;
  readonly #openGroups: ReadonlySet<string>;

  constructor({ groups }: GraphModel, representatives: Representatives, shown: Shown) {
    this.#representatives = representatives;
    this.#shown = shown;
    this.#openGroups = new Set(groups.flatMap(({ id }) => (shown.collapsed.has(id) ? [] : [id])));
  }

  get edges(): readonly SceneEdge[] {
    return [...this.#edges.values()];
  }

  draw(edge: GraphEdge): void {
    const { joints } = this.#representatives;
    const ends = [this.#figureOf(edge.source), this.#figureOf(edge.target)] as const;
    const isClosed = ends.every((end) => this.#shown.collapsed.has(end));
    const ribbon = this.#closedBundle(edge);
    if (!this.#isKept(edge)) this.shownAs.set(edge.id, ends[1]);
    else if (ribbon !== undefined && !isClosed) this.#drawAlong(edge, ribbon, ends);
    else if (!ends.every(this.#isDrawn) || joints.has(edge.id)) this.shownAs.set(edge.id, ends[1]);
    else this.#drawDirectly(edge, ends);
  }

  /** Has the edge stand in the ribbon that other edges draw; false where there is none. */
  cover(edge: GraphEdge): boolean {
    const known = this.ribbons.get(this.#closedBundle(edge) ?? "");
    if (known === undefined || edge.bundle === undefined || !this.#isKept(edge)) return false;
    known.push(edge);
    this.shownAs.set(edge.id, edge.bundle.id);
    return true;
  }

  #figureOf(node: string): string {
    return this.#representatives.of.get(node) ?? node;
  }

  #isKept({ id }: GraphEdge): boolean {
    const { kept } = this.#shown;
    return kept === undefined || kept.edges.has(id);
  }

  #closedBundle({ bundle }: GraphEdge): string | undefined {
    return bundle === undefined || this.#shown.opened.has(bundle.id) ? undefined : bundle.id;
  }

  /** What stands in an open box has no figure of its own. */
  readonly #isDrawn = (figure: string): boolean => !this.#openGroups.has(figure);

  #drawDirectly(edge: GraphEdge, [source, target]: readonly [string, string]): void {
    const { bundle } = edge;
    const isMoved = source !== edge.source || target !== edge.target;
    const isInside = isMoved && source === target && this.#shown.collapsed.has(source);
    const id = isInside ? source : isMoved ? `${source} ⇒ ${target}` : edge.id;
    if (bundle !== undefined && this.#shown.opened.has(bundle.id)) append(this.ribbons, bundle.id, edge);
    this.shownAs.set(edge.id, id);
    if (isInside) return;
    this.#line(edge, id, source, target, bundle === undefined ? {} : { ribbon: { hue: bundle.hue, isEntry: false } });
  }

  /** To the figure of the bundle and on; nothing where one of the ends has no figure. */
  #drawAlong(edge: GraphEdge, ribbon: string, [source, target]: readonly [string, string]): void {
    const isWhole = (this.#isDrawn(source) && this.#isDrawn(target)) || source === ribbon || target === ribbon;
    this.shownAs.set(edge.id, isWhole ? ribbon : target);
    if (!isWhole) return;
    append(this.ribbons, ribbon, edge);
    const hue = edge.bundle?.hue ?? "";
    if (source !== ribbon && this.#isDrawn(source))
      this.#line(edge, `${source} ⇒ ${ribbon}`, source, ribbon, { ribbon: { hue, isEntry: true } });
    if (target !== ribbon && this.#isDrawn(target))
      this.#line(edge, `${ribbon} ⇒ ${target}`, ribbon, target, { ribbon: { hue, isEntry: false } });
  }

  #line(edge: GraphEdge, id: string, source: string, target: string, more: Pick<Partial<SceneEdge>, "ribbon">): void {
    const part: EdgePart = { id: edge.id, birth: edge.birth, label: edge.label, source: edge.source };
    const known = this.#edges.get(id);
    if (known === undefined) {
      this.#edges.set(id, { ...edge, id, source, target, parts: [part], isJoined: false, ...more });
    } else {
      const line = known.line === edge.line ? known.line : undefined;
      const birth = Math.min(known.birth, edge.birth);
      this.#edges.set(id, { ...known, birth, line, parts: [...known.parts, part], isJoined: true });
    }
  }
}
