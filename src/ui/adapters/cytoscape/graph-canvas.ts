import cytoscape, { type Core, type EdgeSingular, type ElementDefinition, type NodeSingular } from "cytoscape";
import { curveOf, loopCurve } from "./curve.ts";
import type { Drawing, DrawnBox, DrawnEdge, DrawnNode, Look, Point, Rect } from "./drawing.ts";
import { followCenter, rectAround } from "./follow-center.ts";
import { type Palette, readPalette } from "./palette.ts";
import { stylesheet } from "./stylesheet.ts";
import { type Fonts, TextLayer } from "./text-layer.ts";

/** What the reader does with the mouse or a finger. */
export interface GraphEvents {
  /** A click on an element, or on the ground. */
  onPick(id: string | undefined): void;
  /** The sign of a box was clicked, or the box or collapsed group double clicked. */
  onToggle(id: string): void;
  /** Nodes were dragged: their new centers. */
  onMoved(positions: ReadonlyMap<string, Point>): void;
}

/** Fills the panel without blowing a small graph up. */
const largestFit = 1.25;
const fitPadding = 16;
/** Of labels at zoom 1, in CSS pixels. */
const labelSize = 13;
/** The zoom at which a part of a large graph is shown. */
const partZoom = 0.85;
const followMilliseconds = 160;
/** Larger drawings are moved at once: drawing the frames between would take longer than they last. */
const maxAnimated = 300;
const signReach = 16;

/**
 * One graph on one canvas. It shows a drawing under looks; it knows nothing of analyses. Boxes are plain nodes behind
 * their members: Cytoscape's own parents change size with what is visible in them, and so would move while stepping.
 */
export class GraphCanvas {
  readonly #core: Core;
  readonly #container: HTMLElement;
  readonly #events: GraphEvents;
  readonly #text: TextLayer;
  readonly #boxes = new Map<string, DrawnBox>();
  readonly #nodes = new Map<string, DrawnNode>();
  readonly #edges = new Map<string, DrawnEdge>();
  readonly #looks = new Map<string, Look>();
  #palette: Palette;
  /** Nothing was zoomed or panned since the view was fitted: it is kept fitted when the panel changes its size. */
  #isFitted = true;
  /** What the view was moved to last; undefined after the reader moved it elsewhere. */
  #followed: readonly string[] | undefined;
  #dragStart: ReadonlyMap<string, Point> | undefined;

  constructor(container: HTMLElement, fonts: Fonts, events: GraphEvents) {
    this.#container = container;
    this.#events = events;
    this.#palette = readPalette(container);
    this.#core = cytoscape({
      container,
      style: stylesheet(this.#palette),
      layout: { name: "preset" },
      minZoom: 0.05,
      maxZoom: 3,
      boxSelectionEnabled: false,
      autounselectify: true,
    });
    const canvas = this;
    this.#text = new TextLayer(this.#core, container, fonts, {
      boxes: this.#boxes,
      nodes: this.#nodes,
      lookOf: (id) => this.#looks.get(id),
      get palette() {
        return canvas.#palette;
      },
    });
    this.#listen();
  }

  /** Replaces everything; nothing is visible until looks are given. */
  setDrawing(drawing: Drawing): void {
    this.#looks.clear();
    refill(this.#boxes, drawing.boxes);
    refill(this.#nodes, drawing.nodes);
    refill(this.#edges, drawing.edges);
    this.#core.batch(() => {
      this.#core.elements().remove();
      this.#core.add([
        ...drawing.boxes.map(boxElement),
        ...drawing.nodes.map(nodeElement),
        ...drawing.edges.map((edge) => this.#edgeElement(edge)),
      ]);
    });
  }

  /** Touches these elements and no other. */
  applyLooks(looks: ReadonlyMap<string, Look>): void {
    if (looks.size === 0) return;
    this.#core.batch(() => {
      for (const [id, look] of looks) {
        this.#looks.set(id, look);
        const element = this.#core.getElementById(id);
        element.classes([...this.#ownClasses(id), ...stateClasses(look)]);
        const edge = this.#edges.get(id);
        if (edge !== undefined) element.data("shownLabel", edgeLabel(edge, look));
      }
    });
    // A second line may change without any change of style.
    this.#core.forceRender();
  }

  /** Reads the tokens of the page anew. */
  refreshPalette(): void {
    this.#palette = readPalette(this.#container);
    this.#core.style(stylesheet(this.#palette));
  }

  fit(): void {
    this.#isFitted = true;
    this.#followed = undefined;
    this.#core.stop();
    this.#core.resize();
    if (this.#core.nodes().empty() || this.#core.width() === 0) return;
    this.#core.fit(undefined, fitPadding);
    if (this.#core.zoom() > largestFit) {
      this.#core.zoom(largestFit);
      this.#core.center();
    }
  }

  /** The size in CSS pixels that labels have when everything is in view; undefined while there is nothing to see. */
  labelSizeWhole(): number | undefined {
    const { w, h } = this.#core.elements().boundingBox({});
    const [width, height] = [this.#core.width() - 2 * fitPadding, this.#core.height() - 2 * fitPadding];
    if (w === 0 || h === 0 || width <= 0 || height <= 0) return undefined;
    return labelSize * Math.min(width / w, height / h);
  }

  /** Moves the view to elements, at a zoom at which labels can be read. */
  follow(ids: readonly string[]): void {
    const news = rectAround(this.#rectsOf(ids));
    const all = rectAround(this.#core.nodes().map(rectOf));
    if (news === undefined || all === undefined || this.#core.width() === 0) return;
    const isMoving = this.#followed !== undefined && this.#core.nodes().length <= maxAnimated;
    this.#isFitted = false;
    this.#followed = ids;
    const zoom = Math.max(this.#core.zoom(), partZoom);
    const [width, height] = [this.#core.width(), this.#core.height()];
    const margin = (2 * fitPadding) / zoom;
    const space = { ...all, width: all.width + margin, height: all.height + margin };
    const center = followCenter(news, space, { width: width / zoom, height: height / zoom });
    const target = { zoom, pan: { x: width / 2 - center.x * zoom, y: height / 2 - center.y * zoom } };
    this.#core.stop();
    if (isMoving && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      this.#core.animate(target, { duration: followMilliseconds });
    else this.#core.viewport(target);
  }

  zoomBy(factor: number): void {
    this.#isFitted = false;
    const renderedPosition = { x: this.#core.width() / 2, y: this.#core.height() / 2 };
    this.#core.zoom({ level: this.#core.zoom() * factor, renderedPosition });
  }

  /** Brings an element into view if it is outside. */
  reveal(id: string): void {
    const element = this.#core.getElementById(id);
    if (element.empty()) return;
    const seen = this.#core.extent();
    const bounds = element.boundingBox({});
    if (bounds.x1 < seen.x1 || bounds.x2 > seen.x2 || bounds.y1 < seen.y1 || bounds.y2 > seen.y2) {
      this.#isFitted = false;
      this.#core.center(element);
    }
  }

  /** After the container changed its size. */
  resize(): void {
    if (this.#isFitted) {
      this.fit();
      return;
    }
    this.#core.resize();
    if (this.#followed !== undefined) this.follow(this.#followed);
  }

  destroy(): void {
    this.#text.dispose();
    this.#core.destroy();
  }

  /** The places of nodes and boxes, and of the ends of edges. */
  #rectsOf(ids: readonly string[]): readonly Rect[] {
    return ids.flatMap((id) => {
      const edge = this.#edges.get(id);
      const ends = edge === undefined ? [id] : [edge.source, edge.target];
      return ends.map((end) => this.#core.getElementById(end)).flatMap((node) => (node.isNode() ? [rectOf(node)] : []));
    });
  }

  #ownClasses(id: string): readonly string[] {
    const edge = this.#edges.get(id);
    if (edge !== undefined) return edgeClasses(edge);
    const node = this.#nodes.get(id);
    return node === undefined ? ["box"] : nodeClasses(node);
  }

  #edgeElement(edge: DrawnEdge): ElementDefinition {
    const source = shaped(this.#nodes.get(edge.source));
    const target = shaped(this.#nodes.get(edge.target));
    const isLoop = edge.source === edge.target;
    const curve = isLoop || source === undefined || target === undefined ? loopCurve : curveOf(edge, source, target);
    const labelAt = edge.labelAt ?? 0;
    const data = { id: edge.id, source: edge.source, target: edge.target, shownLabel: edge.label, labelAt, ...curve };
    return { group: "edges", data, classes: [...edgeClasses(edge), "hidden"] };
  }

  #listen(): void {
    this.#core.on("scrollzoom pinchzoom dragpan", () => {
      this.#isFitted = false;
      this.#followed = undefined;
    });
    this.#core.on("tap", (event) => {
      if (event.target === this.#core) this.#events.onPick(undefined);
    });
    this.#core.on("tap", "node", (event) => {
      const node: NodeSingular = event.target;
      if (this.#isOnSign(node, event.position)) this.#events.onToggle(node.id());
      else this.#events.onPick(node.id());
    });
    this.#core.on("tap", "edge", (event) => {
      const edge: EdgeSingular = event.target;
      this.#events.onPick(edge.id());
    });
    this.#core.on("dbltap", "node", (event) => {
      const node: NodeSingular = event.target;
      if (node.hasClass("box") || node.hasClass("group")) this.#events.onToggle(node.id());
    });
    this.#core.on("grab", "node", () => {
      this.#dragStart = positionsOf(this.#core);
    });
    this.#core.on("drag", "node", (event) => this.#follow(event.target));
    this.#core.on("dragfree", "node", (event) => this.#drop(event.target));
  }

  /** The little + or − at the right end of a title. */
  #isOnSign(node: NodeSingular, at: Point): boolean {
    const rect = rectOf(node);
    const isNear = Math.abs(rect.x + rect.width / 2 - 19 - at.x) < signReach;
    if (node.hasClass("box")) return isNear && Math.abs(rect.y - rect.height / 2 + 22 - at.y) < signReach;
    return node.hasClass("group") && isNear && Math.abs(rect.y - rect.height / 2 + 16 - at.y) < signReach;
  }

  /** While a box is dragged its members come along; edges at anything moved are drawn anew. */
  #follow(dragged: NodeSingular): void {
    const start = this.#dragStart;
    const members = this.#boxes.get(dragged.id())?.members ?? [];
    const from = start?.get(dragged.id());
    if (start === undefined || from === undefined) return;
    const now = dragged.position();
    this.#core.batch(() => {
      for (const id of members) {
        const at = start.get(id);
        if (at !== undefined) {
          this.#core.getElementById(id).position({ x: at.x + now.x - from.x, y: at.y + now.y - from.y });
        }
      }
      const moved = new Set([dragged.id(), ...members]);
      for (const edge of this.#edges.values()) {
        if (moved.has(edge.source) || moved.has(edge.target)) this.#redrawEdge(edge);
      }
    });
  }

  #redrawEdge(edge: DrawnEdge): void {
    if (edge.source === edge.target) return;
    const outlineOf = (id: string) => this.#nodes.get(id)?.outline ?? "round";
    const source = { ...rectOf(this.#core.getElementById(edge.source)), outline: outlineOf(edge.source) };
    const target = { ...rectOf(this.#core.getElementById(edge.target)), outline: outlineOf(edge.target) };
    this.#core.getElementById(edge.id).data(curveOf({ ...edge, route: undefined }, source, target));
  }

  #drop(dragged: NodeSingular): void {
    this.#dragStart = undefined;
    const ids = this.#boxes.get(dragged.id())?.members ?? [dragged.id()];
    this.#events.onMoved(new Map(ids.map((id) => [id, { ...this.#core.getElementById(id).position() }])));
  }
}

function refill<E extends { readonly id: string }>(map: Map<string, E>, elements: readonly E[]): void {
  map.clear();
  for (const element of elements) map.set(element.id, element);
}

function boxElement({ id, rect }: DrawnBox): ElementDefinition {
  return placed(id, rect, ["box", "hidden"]);
}

function nodeElement(node: DrawnNode): ElementDefinition {
  return placed(node.id, node.rect, [...nodeClasses(node), "hidden"]);
}

function placed(id: string, { x, y, width, height }: Rect, classes: string[]): ElementDefinition {
  return { group: "nodes", data: { id, width, height }, position: { x, y }, classes };
}

function nodeClasses(node: DrawnNode): readonly string[] {
  if (node.shape === "group") return ["node", "group"];
  return ["node", ...(node.outline === "round" ? [] : [node.outline]), ...(node.isFinal ? ["final"] : [])];
}

function shaped(node: DrawnNode | undefined) {
  return node === undefined ? undefined : { ...node.rect, outline: node.outline };
}

function edgeClasses(edge: DrawnEdge): readonly string[] {
  if (edge.source === edge.target) return [edge.line, "loop"];
  return edge.labelAt === undefined ? [edge.line] : [edge.line, "placed"];
}

function stateClasses(look: Look): readonly string[] {
  const classes: string[] = [];
  if (look.visibility !== "shown") classes.push(look.visibility);
  if (look.isMarked) classes.push("marked");
  if (look.isChanged) classes.push("changed");
  if (look.isClosed === true) classes.push("closed");
  if (look.isNew) classes.push("new");
  if (look.isSelected) classes.push("selected");
  return classes;
}

function edgeLabel(edge: DrawnEdge, look: Look): string {
  return [look.isNew || look.isChanged ? "●" : "", look.label ?? edge.label, look.badge ?? ""]
    .filter((part) => part !== "")
    .join(" ");
}

function rectOf(node: NodeSingular): Rect {
  const { x, y } = node.position();
  return { x, y, width: Number(node.data("width")), height: Number(node.data("height")) };
}

function positionsOf(core: Core): ReadonlyMap<string, Point> {
  return new Map(core.nodes().map((node) => [node.id(), { ...node.position() }]));
}
