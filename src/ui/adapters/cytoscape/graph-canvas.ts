import cytoscape, { type Core, type EdgeSingular, type ElementDefinition, type NodeSingular } from "cytoscape";
import {
  type Drawing,
  type DrawnBox,
  type DrawnCaption,
  type DrawnEdge,
  type DrawnNode,
  type Look,
  loopHeight,
  placeOfLabel,
  statesOfEdge,
  statesOfLook,
  statesOfNode,
} from "../../scene/index.ts";
import type { Point, Rect, Size } from "../../shapes/index.ts";
import { cameraFor, rectAround, type Viewport, type Zooms } from "./camera.ts";
import { curveOf, loopCurve, loopSizeOf } from "./curve.ts";
import { changeOf, type DrawingChange } from "./drawing-change.ts";
import { type Palette, readPalette } from "./palette.ts";
import { stylesheet } from "./stylesheet.ts";
import { TextLayer } from "./text/text-layer.ts";

/** What the reader does with the mouse or a finger. */
export interface GraphEvents {
  /** A click on an element, or on the ground. */
  onPick(id: string | undefined): void;
  /** The sign of a box was clicked, or the box or collapsed group double clicked. */
  onToggle(id: string): void;
  /** The pointer is on a node, or on none any more. */
  onPoint(id: string | undefined): void;
  /** Nodes were dragged: their new centers. */
  onMoved(positions: ReadonlyMap<string, Point>): void;
  /** The reader took the camera, or gave it back. */
  onPinned(isPinned: boolean): void;
}

/** What the camera has to show at a step. */
export interface Focus {
  /** Names the step: coming back to it shows the same part again. */
  readonly step: string;
  /** Ids of what changed; of an edge both ends are shown. */
  readonly change: readonly string[];
  /** Ids of what the change rests on. */
  readonly premises: readonly string[];
}

/** Of a node’s label, of the smallest label and of lines, in CSS pixels at zoom 1. */
export interface LabelSizes {
  readonly label: number;
  readonly smallest: number;
  /** From line to line of a label of several. */
  readonly line: number;
}

/** A small drawing is enlarged to this much of its natural size, a large one is looked at with this much. */
const [largest, partly] = [1.15, 0.9];
const glideMilliseconds = 180;
/** By this much letters may be larger than the drawing around them without being cut. */
const slack = 1.15;
/** Where a drawing is shown smaller still, they become this much larger, and are cut. */
const largestGrowth = 1.85;
/** Larger drawings, counted in nodes and edges, are moved at once: drawing the frames between would take longer than they last. */
const maxAnimated = 400;
/** When the next step comes sooner, in milliseconds, the camera does not glide: drawing its frames would delay that step. */
const hurry = 400;
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
  #captions: readonly DrawnCaption[] = [];
  readonly #looks = new Map<string, Look>();
  #palette: Palette;
  readonly #sizes: LabelSizes;
  /** The sizes of letters that the page wants, in CSS pixels: they change with the window, and with the mode of the page. */
  #wanted: Pick<LabelSizes, "label" | "smallest">;
  /** Of everything that is ever drawn. */
  #all: Rect | undefined;
  #focus: Focus | undefined;
  /** What the camera shows; undefined when it has to look anew. */
  #camera: Viewport | undefined;
  /** When a step was last shown, in milliseconds, and whether it came in a hurry. */
  #shownAt = Number.NEGATIVE_INFINITY;
  #isHurried = false;
  /** What it showed at steps: there and back again looks the same. */
  readonly #cameras = new Map<string, Viewport>();
  /** The reader has the camera, by dragging or zooming. */
  #isPinned = false;
  #growth = 1;
  #dragStart: ReadonlyMap<string, Point> | undefined;

  constructor(container: HTMLElement, sizes: LabelSizes, events: GraphEvents) {
    this.#container = container;
    this.#sizes = sizes;
    this.#events = events;
    this.#palette = readPalette(container);
    this.#wanted = wantedSizes(container, sizes);
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
    this.#text = new TextLayer(this.#core, container, {
      boxes: this.#boxes,
      nodes: this.#nodes,
      edges: this.#edges,
      get captions() {
        return canvas.#captions;
      },
      lookOf: (id) => this.#looks.get(id),
      get palette() {
        return canvas.#palette;
      },
      get growth() {
        return canvas.#growth;
      },
      get isPinned() {
        return canvas.#isPinned;
      },
    });
    this.#listen();
  }

  /** Shows this instead. What stays as it is is not touched; the rest is not visible until looks are given. */
  setDrawing(drawing: Drawing): DrawingChange {
    const change = changeOf({ boxes: this.#boxes, nodes: this.#nodes, edges: this.#edges }, drawing);
    const { added, removed } = change;
    refill(this.#boxes, drawing.boxes);
    refill(this.#nodes, drawing.nodes);
    refill(this.#edges, drawing.edges);
    const isAdded = ({ id }: { readonly id: string }) => added.has(id);
    this.#core.batch(() => {
      for (const id of removed) {
        this.#looks.delete(id);
        this.#core.getElementById(id).remove();
      }
      this.#core.add([
        ...drawing.boxes.filter(isAdded).map(boxElement),
        ...drawing.nodes.filter(isAdded).map(nodeElement),
        ...drawing.edges.filter(isAdded).map((edge) => this.#edgeElement(edge)),
      ]);
    });
    const isSamePlace = drawing.extent !== undefined && drawing.extent === this.#all;
    this.#all = drawing.extent ?? extentOf(drawing);
    this.#captions = drawing.captions;
    if (!isSamePlace) this.#cameras.clear();
    return change;
  }

  /** Touches these elements and no other. */
  applyLooks(looks: ReadonlyMap<string, Look>): void {
    if (looks.size === 0) return;
    this.#core.batch(() => {
      for (const [id, look] of looks) {
        this.#looks.set(id, look);
        const element = this.#core.getElementById(id);
        element.classes([...this.#ownClasses(id), ...statesOfLook(look)]);
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

  /** Turns the camera to a step, unless the reader has taken it. */
  show(focus: Focus): void {
    this.#focus = focus;
    const now = performance.now();
    this.#isHurried = now - this.#shownAt < hurry;
    this.#shownAt = now;
    if (!this.#isPinned) this.#turn();
  }

  /** A new picture: the camera looks anew. */
  lookAnew(): void {
    this.#camera = undefined;
    this.#cameras.clear();
    this.resized();
  }

  /** The canvas has another size. Where the camera was at a step is remembered for each size. */
  resized(): void {
    this.#core.resize();
    this.#wanted = wantedSizes(this.#container, this.#sizes);
    this.#grow();
    if (!this.#isPinned && this.#focus !== undefined) this.#turn();
  }

  /** Calls back now and whenever another part is shown, until the answer is called. */
  watch(listener: (shown: Viewport & Size) => void): () => void {
    const core = this.#core;
    const tell = () =>
      listener({ zoom: core.zoom(), pan: { ...core.pan() }, width: core.width(), height: core.height() });
    core.on("viewport resize", tell);
    tell();
    return () => core.off("viewport resize", tell);
  }

  /** The reader looks at a place of the drawing. */
  lookAt({ x, y }: Point): void {
    this.#pin(true);
    const [zoom, width, height] = [this.#core.zoom(), this.#core.width(), this.#core.height()];
    this.#core.stop();
    this.#core.pan({ x: width / 2 - x * zoom, y: height / 2 - y * zoom });
  }

  /** Gives the camera back to the steps. */
  release(): void {
    this.#pin(false);
    this.lookAnew();
  }

  zoomBy(factor: number): void {
    this.#pin(true);
    const renderedPosition = { x: this.#core.width() / 2, y: this.#core.height() / 2 };
    this.#core.zoom({ level: this.#core.zoom() * factor, renderedPosition });
  }

  /** Brings an element into view if it is outside. */
  reveal(id: string): void {
    const element = this.#core.getElementById(id);
    if (element.empty()) return;
    const seen = this.#core.extent();
    const bounds = element.boundingBox({});
    if (bounds.x1 >= seen.x1 && bounds.x2 <= seen.x2 && bounds.y1 >= seen.y1 && bounds.y2 <= seen.y2) return;
    this.#core.center(element);
    this.#camera = { zoom: this.#core.zoom(), pan: { ...this.#core.pan() } };
  }

  #pin(isPinned: boolean): void {
    if (this.#isPinned === isPinned) return;
    this.#isPinned = isPinned;
    this.#events.onPinned(isPinned);
  }

  #turn(): void {
    const [width, height] = [this.#core.width(), this.#core.height()];
    const { change = [], premises = [], step = "" } = this.#focus ?? {};
    if (this.#all === undefined || width === 0 || height === 0) return;
    const zooms = this.#zooms();
    const before = this.#camera;
    const moment = `${step} ${width} ${height}`;
    const target =
      this.#cameras.get(moment) ??
      cameraFor({
        canvas: { width, height },
        all: this.#all,
        change: this.#rectsOf(change),
        premises: this.#rectsOf(premises),
        present: [...this.#nodes.values()].flatMap(({ id, rect }) =>
          this.#looks.get(id)?.visibility === "shown" ? [rect] : [],
        ),
        zooms,
        before,
      });
    this.#cameras.set(moment, target);
    this.#camera = target;
    if (before !== undefined && isSameView(target, before)) return;
    this.#core.stop();
    const mayGlide = before !== undefined && !this.#isHurried && this.#core.elements().length <= maxAnimated;
    if (mayGlide && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      this.#core.animate({ zoom: target.zoom, pan: { ...target.pan } }, { duration: glideMilliseconds });
    else this.#core.viewport({ zoom: target.zoom, pan: { ...target.pan } });
  }

  /** Letters keep their least size while the drawing around them is shown a little smaller. */
  #grow(): void {
    this.#growth = Math.min(largestGrowth, Math.max(1, this.#legible() / this.#core.zoom()));
  }

  /** The zoom at which the smallest text has the size that the page wants at least. */
  #legible(): number {
    return this.#wanted.smallest / this.#sizes.smallest;
  }

  #zooms(): Zooms {
    const natural = this.#wanted.label / this.#sizes.label;
    const least = this.#legible() / slack;
    return { least, part: Math.max(least, partly * natural), most: Math.max(least, largest * natural) };
  }

  destroy(): void {
    this.#text.dispose();
    this.#core.destroy();
  }

  /** The places of nodes and boxes, and of the ends of edges with what the edges say. */
  #rectsOf(ids: readonly string[]): readonly Rect[] {
    return ids.flatMap((id) => {
      const edge = this.#edges.get(id);
      const ends = edge === undefined ? [id] : [edge.source, edge.target];
      const nodes = ends.map((end) => this.#core.getElementById(end)).filter((node) => node.isNode());
      const said = edge?.labelAt === undefined ? undefined : placeOfLabel(edge);
      return [...nodes.map(rectOf), ...(said === undefined ? [] : [{ ...said, width: 80, height: 24 }])];
    });
  }

  #ownClasses(id: string): readonly string[] {
    const edge = this.#edges.get(id);
    if (edge !== undefined) return statesOfEdge(edge);
    const node = this.#nodes.get(id);
    return node === undefined ? ["box"] : ["node", ...statesOfNode(node)];
  }

  #edgeElement(edge: DrawnEdge): ElementDefinition {
    const source = shaped(this.#nodes.get(edge.source));
    const target = shaped(this.#nodes.get(edge.target));
    const isLoop = edge.source === edge.target;
    const curve = isLoop || source === undefined || target === undefined ? loopCurve : curveOf(edge, source, target);
    const loopSize = isLoop ? loopSizeOf(source?.height ?? 0) : 0;
    const data = { id: edge.id, source: edge.source, target: edge.target, loopSize, ...curve };
    return { group: "edges", data, classes: [...statesOfEdge(edge), "hidden"] };
  }

  #listen(): void {
    this.#core.on("scrollzoom pinchzoom dragpan", () => this.#pin(true));
    this.#core.on("zoom", () => this.#grow());
    this.#core.on("mouseover", "node", (event) => {
      const node: NodeSingular = event.target;
      this.#container.title = this.#nodes.get(node.id())?.fullLabel ?? "";
      this.#events.onPoint(node.id());
    });
    this.#core.on("mouseout", "node", () => {
      this.#container.removeAttribute("title");
      this.#events.onPoint(undefined);
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
    this.#pin(true);
    const ids = this.#boxes.get(dragged.id())?.members ?? [dragged.id()];
    this.#events.onMoved(new Map(ids.map((id) => [id, { ...this.#core.getElementById(id).position() }])));
  }
}

function isSameView(one: Viewport, other: Viewport): boolean {
  return one.zoom === other.zoom && one.pan.x === other.pan.x && one.pan.y === other.pan.y;
}

function refill<E extends { readonly id: string }>(map: Map<string, E>, elements: readonly E[]): void {
  map.clear();
  for (const element of elements) map.set(element.id, element);
}

function boxElement({ id, rect }: DrawnBox): ElementDefinition {
  return placed(id, rect, ["box", "hidden"]);
}

function nodeElement(node: DrawnNode): ElementDefinition {
  return placed(node.id, node.rect, ["node", ...statesOfNode(node), "hidden"]);
}

function placed(id: string, { x, y, width, height }: Rect, classes: string[]): ElementDefinition {
  return { group: "nodes", data: { id, width, height }, position: { x, y }, classes };
}

function shaped(node: DrawnNode | undefined) {
  return node === undefined ? undefined : { ...node.rect, outline: node.outline };
}

function rectOf(node: NodeSingular): Rect {
  const { x, y } = node.position();
  return { x, y, width: Number(node.data("width")), height: Number(node.data("height")) };
}

function positionsOf(core: Core): ReadonlyMap<string, Point> {
  return new Map(core.nodes().map((node) => [node.id(), { ...node.position() }]));
}

/** Everything, with the ways of edges and the loops above nodes. */
/** Asking for them costs a layout of the page, so it is done once for each size of the canvas. */
function wantedSizes(container: HTMLElement, { label }: LabelSizes): Pick<LabelSizes, "label" | "smallest"> {
  const style = getComputedStyle(container);
  const read = (property: string, fallback: number): number =>
    Number.parseFloat(style.getPropertyValue(property)) || fallback;
  return { label: read("--graph-label", label), smallest: read("--graph-smallest", 11) };
}

function extentOf({ boxes, nodes, edges, captions }: Drawing): Rect | undefined {
  const rects = new Map(nodes.map(({ id, rect }) => [id, rect]));
  const points = edges.flatMap(({ source, target, route }): readonly Point[] => {
    const node = rects.get(source);
    if (source !== target || node === undefined) return route ?? [];
    return [{ x: node.x, y: node.y - node.height / 2 - loopHeight }];
  });
  return rectAround([
    ...[...boxes, ...nodes, ...captions].map(({ rect }) => rect),
    ...points.map(({ x, y }) => ({ x, y, width: 0, height: 0 })),
  ]);
}
