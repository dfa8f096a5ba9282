import type { Core, NodeSingular } from "cytoscape";
import {
  captionShape,
  cross,
  type DrawnBox,
  type DrawnCaption,
  type DrawnEdge,
  type DrawnNode,
  edgeTexts,
  type Figures,
  glossShapes,
  grown,
  type Look,
  nodeBadge,
  nodeMarks,
  nodeTexts,
  opacityOf,
  placeOfWords,
  titleOf,
  titleShapes,
  titleSpace,
  type Writer,
  wordsOf,
} from "../../../scene/index.ts";
import { bold, cssFontOf, type Point, paint, type Rect, type Shape } from "../../../shapes/index.ts";
import type { Palette } from "../palette.ts";
import { pinFace, pinShapes, pinsOf } from "../pins.ts";
import { type LabelSizes, titleGrowth } from "./letters.ts";
import { focusShape, placeOfSign, signShape } from "./marks.ts";
import { TextFit } from "./text-fit.ts";

/** What the layer writes about: looked up anew at each redraw. */
interface TextSource {
  readonly boxes: ReadonlyMap<string, DrawnBox>;
  readonly nodes: ReadonlyMap<string, DrawnNode>;
  readonly edges: ReadonlyMap<string, DrawnEdge>;
  readonly captions: readonly DrawnCaption[];
  lookOf(id: string): Look | undefined;
  readonly palette: Palette;
  /** By how much letters are larger than the drawing around them. */
  readonly growth: number;
  /** Letters are smaller than the page allows, and not by the reader’s choice. */
  readonly isTooSmall: boolean;
  /** What the page wants, in CSS pixels. */
  readonly wanted: LabelSizes;
  /** The reader has chosen how large things are shown. */
  readonly isPinned: boolean;
}

/** The space that letters may need around their figure. */
const overhang = 160;
/** Below this size in CSS pixels text is a smear and only costs time. */
const unreadable = 3.5;
/** A title of fewer letters than this names nothing. */
const shortestTitle = 6;
/** Of more figures than this labels do not keep clear: it would take too long. */
const manyFigures = 300;

/**
 * A canvas over Cytoscape's that carries titles, labels and second lines, the marks of what is new, and the ring of the
 * keyboard's focus. It redraws with every frame that Cytoscape draws.
 */
export class TextLayer {
  readonly #core: Core;
  readonly #source: TextSource;
  readonly #canvas: HTMLCanvasElement;
  readonly #fit = new TextFit();
  readonly #writer: Writer;
  readonly #figures: Figures;
  #isReadable = true;
  /** Where figures stand, in this redraw. */
  #nearby: readonly Rect[] | undefined;
  /** The boxes whose titles were cut in the last redraw. */
  readonly cutTitles = new Set<string>();
  /** The part of the drawing that is in view. */
  #sight = { x1: 0, x2: 0, y1: 0, y2: 0 };

  constructor(core: Core, container: HTMLElement, source: TextSource) {
    this.#core = core;
    this.#source = source;
    this.#writer = {
      get growth() {
        return source.growth;
      },
      widthOf: (text, face) => this.#fit.widthOf(text, cssFontOf(face)),
      // Letters a little too wide are pressed together, what is longer is cut.
      fitted: (text, face, space) => this.#fit.fitted(text, cssFontOf(face), space * 1.1 + 8),
      inSight: (x, room) => this.#withinSight(x, room),
    };
    this.#figures = {
      of: (ids) => this.#rectsOf(ids),
      all: () => {
        this.#nearby ??= source.nodes.size > manyFigures ? [] : this.#rectsOf(source.nodes.keys());
        return this.#nearby;
      },
    };
    this.#canvas = document.createElement("canvas");
    this.#canvas.className = "graph-text";
    this.#canvas.ariaHidden = "true";
    container.append(this.#canvas);
    core.on("render", this.draw);
  }

  readonly draw = (): void => {
    const context = this.#canvas.getContext("2d");
    if (context === null) return;
    const zoom = this.#core.zoom();
    const { boxes, captions, edges, isTooSmall, nodes, palette } = this.#source;
    this.#begin(context, zoom);
    this.#sight = this.#core.extent();
    this.#nearby = undefined;
    this.#isReadable = zoom * 12 >= unreadable && !isTooSmall;
    if (this.#isReadable) for (const each of captions) paint(context, captionShape(each, this.#writer), palette);
    this.cutTitles.clear();
    for (const box of boxes.values()) this.#drawBox(context, box);
    // What goes along an edge lies over what is written beside others.
    if (this.#isReadable) for (const edge of edges.values()) this.#drawGloss(context, edge);
    if (this.#isReadable) for (const edge of edges.values()) this.#drawEdge(context, edge);
    for (const edge of edges.values()) this.#crossOut(context, edge);
    for (const node of nodes.values()) this.#drawNode(context, node);
    if (isTooSmall) this.#drawPins(context);
  };

  dispose(): void {
    this.#core.off("render", this.draw);
    this.#canvas.remove();
  }

  #begin(context: CanvasRenderingContext2D, zoom: number): void {
    const ratio = globalThis.devicePixelRatio || 1;
    const width = Math.round(this.#core.width() * ratio);
    const height = Math.round(this.#core.height() * ratio);
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    const pan = this.#core.pan();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(zoom * ratio, 0, 0, zoom * ratio, pan.x * ratio, pan.y * ratio);
    context.textBaseline = "alphabetic";
  }

  #drawPins(context: CanvasRenderingContext2D): void {
    const { nodes, edges, lookOf, wanted } = this.#source;
    const face = pinFace(wanted.label);
    const ratio = globalThis.devicePixelRatio || 1;
    const pins = pinsOf({
      nodes: nodes.values(),
      edges: edges.values(),
      lookOf,
      rectOf: (id) => {
        const node = this.#core.getElementById(id);
        return { ...node.renderedPosition(), width: node.renderedWidth(), height: node.renderedHeight() };
      },
      write: { face, widthOf: (text) => this.#writer.widthOf(text, face) },
      canvas: { width: this.#core.width(), height: this.#core.height() },
    });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#paint(
      context,
      pins.flatMap((pin) => pinShapes(pin, face)),
    );
  }

  #drawBox(context: CanvasRenderingContext2D, own: DrawnBox): void {
    const look = this.#source.lookOf(own.id);
    const rect = this.#rectOf(own.id, look);
    if (look === undefined || rect === undefined) return;
    const box = { ...own, rect };
    context.globalAlpha = opacityOf(look, this.#source.palette);
    this.#paint(context, this.#titleShapes(box, look));
    if (look.visibility === "shown") {
      const sign = placeOfSign(rect, false);
      const ground = { x: sign.x - 8, y: sign.y - 7, width: 16, height: 14, radius: 0, fill: "box" } as const;
      this.#paint(context, [{ kind: "box", ...ground }, signShape(sign, "−")]);
    }
    context.globalAlpha = 1;
    if (look.isFocused) this.#paint(context, [focusShape(rect)]);
  }

  /** The title of a box in letters that can be read, cut if it must be; none where too little of it would be left. */
  #titleShapes(box: DrawnBox, look: Look): readonly Shape[] {
    const { isPinned, wanted } = this.#source;
    const space = titleSpace(box);
    const room = space / this.#writer.widthOf(`● ${box.label}`, bold);
    const enlarged = titleGrowth({ size: bold.size, wanted: wanted.smallest, zoom: this.#core.zoom(), room, isPinned });
    if (enlarged === undefined) {
      this.cutTitles.add(box.id);
      return [];
    }
    const face = grown(bold, enlarged);
    const title = titleOf(box, look);
    const text = this.#fit.fitted(title, cssFontOf(face), space);
    if (text !== title) this.cutTitles.add(box.id);
    if (text !== title && text.length < shortestTitle && !isPinned) return [];
    return titleShapes(box, look, text, face, this.#writer);
  }

  /** A way that is not there: whatever is readable, this is seen. */
  #crossOut(context: CanvasRenderingContext2D, edge: DrawnEdge): void {
    const look = this.#source.lookOf(edge.id);
    if (look?.trail !== "cut" || look.visibility === "hidden") return;
    const middle = this.#placeOf(edge, placeOfWords(edge, look));
    if (middle !== undefined) this.#paint(context, cross(middle, this.#source.growth));
  }

  #drawGloss(context: CanvasRenderingContext2D, edge: DrawnEdge): void {
    const look = this.#source.lookOf(edge.id);
    if (look === undefined || edge.gloss === undefined) return;
    context.globalAlpha = opacityOf(look, this.#source.palette);
    this.#paint(context, glossShapes(edge, look, this.#writer));
    context.globalAlpha = 1;
  }

  #drawEdge(context: CanvasRenderingContext2D, edge: DrawnEdge): void {
    const look = this.#source.lookOf(edge.id);
    if (look === undefined || look.visibility === "hidden") return;
    if (wordsOf(edge, look) === "") return;
    const place = this.#placeOf(edge, placeOfWords(edge, look));
    if (place === undefined) return;
    const [ground, ...texts] = edgeTexts(edge, look, place, this.#figures, this.#writer);
    if (ground !== undefined) this.#paint(context, [ground]);
    context.globalAlpha = opacityOf(look, this.#source.palette);
    this.#paint(context, texts);
    context.globalAlpha = 1;
  }

  #drawNode(context: CanvasRenderingContext2D, own: DrawnNode): void {
    const look = this.#source.lookOf(own.id);
    const rect = this.#rectOf(own.id, look);
    if (look === undefined || rect === undefined) return;
    const node = { ...own, rect };
    context.globalAlpha = opacityOf(look, this.#source.palette);
    if (this.#isReadable) this.#paint(context, nodeTexts(node, look, this.#writer));
    if (node.shape === "group") this.#paint(context, [signShape(placeOfSign(rect, true), "+")]);
    this.#paint(context, nodeMarks(node, look));
    if (this.#isReadable) this.#paint(context, nodeBadge(node, look, this.#writer));
    context.globalAlpha = 1;
    if (look.isFocused) this.#paint(context, [focusShape(rect)]);
  }

  #paint(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
    for (const shape of shapes) paint(context, shape, this.#source.palette);
  }

  /** The place of a visible element; undefined when it is not drawn, or out of sight. */
  #rectOf(id: string, look: Look | undefined): Rect | undefined {
    if (look === undefined || look.visibility === "hidden") return undefined;
    const node: NodeSingular = this.#core.getElementById(id);
    const { x, y } = node.position();
    const rect = { x, y, width: Number(node.data("width")), height: Number(node.data("height")) };
    return this.#isInSight(rect) ? rect : undefined;
  }

  /** Where the figures of nodes stand that are in sight. */
  #rectsOf(ids: Iterable<string>): readonly Rect[] {
    const { nodes, lookOf } = this.#source;
    return [...ids].flatMap((id) => (nodes.has(id) ? (this.#rectOf(id, lookOf(id)) ?? []) : []));
  }

  /** Undefined for a label out of sight, and for an edge that has no way yet. */
  #placeOf(edge: DrawnEdge, own: Point | undefined): Point | undefined {
    const { x, y } = own ?? this.#core.getElementById(edge.id).midpoint();
    const isPlace = Number.isFinite(x) && Number.isFinite(y) && this.#isInSight({ x, y, width: 0, height: 0 });
    return isPlace ? { x, y } : undefined;
  }

  /** Is a text around this place in view? Its letters may need more space than the figure that it names. */
  #isInSight({ x, y, width, height }: Rect): boolean {
    const { x1, x2, y1, y2 } = this.#sight;
    const more = overhang * this.#source.growth;
    const [across, down] = [width / 2 + more, height / 2 + more];
    return x + across >= x1 && x - across <= x2 && y + down >= y1 && y - down <= y2;
  }

  /** Beside the border of the view what is in it moves over, so that it is not cut. */
  #withinSight(x: number, room: number): number {
    const { x1, x2 } = this.#sight;
    return x1 <= x && x <= x2 ? Math.max(x1 + room, Math.min(x, x2 - room)) : x;
  }
}
