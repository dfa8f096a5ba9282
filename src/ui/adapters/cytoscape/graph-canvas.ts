import cytoscape, { type Core, type EdgeSingular, type NodeSingular, type SingularElementArgument } from "cytoscape";
import {
  type Drawing,
  type DrawnBox,
  type DrawnCaption,
  type DrawnEdge,
  type DrawnNode,
  type Look,
  placeOfLabel,
  statesOfEdge,
  statesOfLook,
} from "../../scene/index.ts";
import type { Point, Rect } from "../../shapes/index.ts";
import { setCanvasIn } from "./canvas-in.ts";
import { changeOf } from "./drawing-change.ts";
import {
  boxElement,
  edgeElement,
  extentOf,
  nodeClasses,
  nodeElement,
  rectOf,
  redrawEdge,
  topOfLoop,
} from "./elements.ts";
import { type Palette, readPalette } from "./palette.ts";
import { StepCamera } from "./step-camera.ts";
import { stylesheet } from "./stylesheet.ts";
import type { LabelSizes } from "./text/letters.ts";
import { placeOfSign } from "./text/marks.ts";
import { TextLayer } from "./text/text-layer.ts";
import { wholeText } from "./whole-text.ts";

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

const signReach = 16;
/** What an edge says has at least this space. */
const spaceOfWords = { width: 80, height: 24 } as const;

/**
 * One graph on one canvas. It shows a drawing under looks; it knows nothing of analyses. Boxes are plain nodes behind
 * their members: Cytoscape's own parents change size with what is visible in them, and so would move while stepping.
 */
export class GraphCanvas {
  readonly #core: Core;
  /** Leaves the page and comes back: Cytoscape gives up a container that is taken out of its parent. */
  readonly #frame = document.createElement("div");
  readonly #container = document.createElement("div");
  #events: GraphEvents;
  readonly #text: TextLayer;
  readonly #boxes = new Map<string, DrawnBox>();
  readonly #nodes = new Map<string, DrawnNode>();
  readonly #edges = new Map<string, DrawnEdge>();
  #captions: readonly DrawnCaption[] = [];
  #drawing: Drawing | undefined;
  readonly #looks = new Map<string, Look>();
  #palette: Palette;
  /** What part of the drawing is shown. */
  readonly camera: StepCamera;
  /** Of everything that is ever drawn. */
  #all: Rect | undefined;
  #dragStart: ReadonlyMap<string, Point> | undefined;

  /** In the element that is given. */
  constructor(ground: HTMLElement, sizes: LabelSizes, events: GraphEvents) {
    const container = this.#container;
    container.className = "graph-canvas";
    this.#frame.className = "graph-frame";
    this.#frame.append(container);
    ground.append(this.#frame);
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
    this.camera = new StepCamera({
      core: this.#core,
      container,
      sizes,
      rectsOf: (ids) => this.#rectsOf(ids),
      present: () =>
        [...this.#nodes.values()].flatMap(({ id, rect }) =>
          this.#looks.get(id)?.visibility === "shown" ? [rect] : [],
        ),
      onPinned: (isPinned) => this.#events.onPinned(isPinned),
    });
    setCanvasIn(this.#frame, this);
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
        return canvas.camera.growth;
      },
      get isTooSmall() {
        return canvas.camera.isTooSmall;
      },
      get wanted() {
        return canvas.camera.wanted;
      },
      get isPinned() {
        return canvas.camera.isPinned;
      },
    });
    this.#listen();
  }

  /** What is drawn, and how. */
  get shown(): { readonly drawing: Drawing | undefined; readonly looks: ReadonlyMap<string, Look> } {
    return { drawing: this.#drawing, looks: this.#looks };
  }

  /** Shows this instead. What stays as it is is not touched; the rest is not visible until looks are given. */
  setDrawing(drawing: Drawing): void {
    const { added, removed } = changeOf({ boxes: this.#boxes, nodes: this.#nodes, edges: this.#edges }, drawing);
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
        ...drawing.edges.filter(isAdded).map((edge) => edgeElement(edge, (id) => this.#nodes.get(id))),
      ]);
    });
    const isSamePlace = drawing.extent !== undefined && drawing.extent === this.#all;
    this.#all = drawing.extent ?? extentOf(drawing);
    this.camera.setAll(this.#all, isSamePlace);
    this.#captions = drawing.captions;
    this.#drawing = drawing;
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

  /** The container has another size. */
  resized(): void {
    const [width, height] = [this.#core.width(), this.#core.height()];
    this.camera.resized();
    if (this.#core.width() !== width || this.#core.height() !== height) drawNow(this.#core);
  }

  /** Reads the tokens of the page anew. */
  refreshPalette(): void {
    const palette = readPalette(this.#container);
    if (isSamePalette(palette, this.#palette)) return;
    this.#palette = palette;
    this.#core.style(stylesheet(palette));
  }

  /** Off the page, with what it shows: much is drawn sooner by a canvas that has drawn it before. */
  leave(): void {
    this.#container.removeAttribute("title");
    this.#frame.remove();
    this.camera.forget();
  }

  /** On the page again, in this element. */
  enter(ground: HTMLElement, events: GraphEvents): void {
    this.#events = events;
    ground.append(this.#frame);
    this.refreshPalette();
  }

  destroy(): void {
    this.#text.dispose();
    this.#core.destroy();
    this.#frame.remove();
  }

  /** The places of nodes and boxes, and of the ends of edges with loops and what the edges say. */
  #rectsOf(ids: readonly string[]): readonly Rect[] {
    return ids.flatMap((id) => {
      const edge = this.#edges.get(id);
      const ends = edge === undefined ? [id] : [edge.source, edge.target];
      const nodes = ends.map((end) => this.#core.getElementById(end)).filter((node) => node.isNode());
      const said = edge?.labelAt === undefined ? undefined : placeOfLabel(edge);
      const loops =
        edge !== undefined && edge.source === edge.target ? nodes.map((node) => topOfLoop(rectOf(node))) : [];
      return [
        ...nodes.map(rectOf),
        ...loops.map((point) => ({ ...point, width: 0, height: 0 })),
        ...(said === undefined ? [] : [{ ...said, ...(edge?.plan?.size ?? spaceOfWords) }]),
      ];
    });
  }

  #ownClasses(id: string): readonly string[] {
    const edge = this.#edges.get(id);
    if (edge !== undefined) return statesOfEdge(edge);
    const node = this.#nodes.get(id);
    return node === undefined ? ["box"] : nodeClasses(node);
  }

  #listen(): void {
    this.#core.on("mouseover", "node", (event) => {
      const node: NodeSingular = event.target;
      this.#name(node);
      this.#events.onPoint(node.id());
    });
    this.#core.on("mouseover", "edge", (event) => this.#name(event.target));
    this.#core.on("mouseout", () => this.#container.removeAttribute("title"));
    this.#core.on("mouseout", "node", () => {
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

  /** Says the whole of what an element says in short, while the pointer is on it. */
  #name(element: SingularElementArgument): void {
    const id = element.id();
    const node = this.#nodes.get(id) ?? this.#boxes.get(id);
    const isCut = this.#text.cutTitles.has(id);
    this.#container.title = wholeText(node, this.#looks.get(id), isCut) ?? "";
  }

  /** The little + or − at the right end of a title. */
  #isOnSign(node: NodeSingular, at: Point): boolean {
    const isClosed = node.hasClass("group");
    if (!isClosed && !node.hasClass("box")) return false;
    const { x, y } = placeOfSign(rectOf(node), isClosed);
    return Math.abs(x - at.x) < signReach && Math.abs(y - at.y) < signReach;
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
        if (moved.has(edge.source) || moved.has(edge.target))
          redrawEdge(this.#core.getElementById(edge.id), edge, (id) => this.#nodes.get(id));
      }
    });
  }

  #drop(dragged: NodeSingular): void {
    this.#dragStart = undefined;
    this.camera.pin();
    const ids = this.#boxes.get(dragged.id())?.members ?? [dragged.id()];
    this.#events.onMoved(new Map(ids.map((id) => [id, { ...this.#core.getElementById(id).position() }])));
  }
}

/** Cytoscape empties a canvas that has another size, and draws with the next frame: without this the picture would flash. */
function drawNow(core: Core): void {
  // Its renderer stands in no type.
  const renderer: unknown = Reflect.get(core, "renderer")?.call(core);
  if (renderer instanceof Object) Reflect.get(renderer, "render")?.call(renderer);
}

function refill<E extends { readonly id: string }>(map: Map<string, E>, elements: readonly E[]): void {
  map.clear();
  for (const element of elements) map.set(element.id, element);
}

function positionsOf(core: Core): ReadonlyMap<string, Point> {
  return new Map(core.nodes().map((node) => [node.id(), { ...node.position() }]));
}

function isSamePalette(one: Palette, other: Palette): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
