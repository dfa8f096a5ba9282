import type { Core, NodeSingular } from "cytoscape";
import type {
  DrawnBox,
  DrawnCaption,
  DrawnEdge,
  DrawnNode,
  DrawnToken,
  Look,
  Outline,
  Point,
  Rect,
} from "../../../scene/index.ts";
import { besideOf, clearOf, middleOfWay, placeOfLabel, saidLineHeight, saidLines } from "../../../scene/index.ts";
import { colorOf, opacityOf } from "../ink.ts";
import type { Palette } from "../palette.ts";
import { drawPins, type Pin, pinsOf } from "../pins.ts";
import { cornerOf, type Frame, rectOfFrame } from "./frame.ts";
import { sized, sizeOf, titleGrowth } from "./letters.ts";
import { drawBar, drawCross, drawDot, drawFocus, drawSign } from "./marks.ts";
import { TextFit } from "./text-fit.ts";
import { drawTokenRow, rowWithin, type TokenStyle } from "./token-row.ts";

/** The fonts of labels, second lines, edges and titles; the layout measures with the same. */
export interface Fonts {
  readonly label: string;
  readonly sublabel: string;
  readonly edge: string;
  readonly title: string;
}

/** What the layer writes about: looked up anew at each redraw. */
export interface TextSource {
  readonly boxes: ReadonlyMap<string, DrawnBox>;
  readonly nodes: ReadonlyMap<string, DrawnNode>;
  readonly edges: ReadonlyMap<string, DrawnEdge>;
  readonly captions: readonly DrawnCaption[];
  lookOf(id: string): Look | undefined;
  readonly palette: Palette;
  /** By how much letters are larger than the drawing around them. */
  readonly growth: number;
  /** Of a label of several lines. */
  readonly lineHeight: number;
  /** The reader has chosen how large things are shown. */
  readonly isPinned: boolean;
}

const inset = 14;
/** What goes along an edge is at most so wide; of more the rest is counted. */
const widestTravels = 240;
/** The space that letters may need around their figure. */
const overhang = 160;
/** Nodes at least this high have a second line. */
const twoLines = 50;
/** Below this size in CSS pixels text is a smear and only costs time. */
const unreadable = 3.5;
/** Text that the page, not the reader, makes smaller than this is left out; the ends of the step are pinned instead. */
const tooSmall = 10.9;
/** A title of fewer letters than this names nothing. */
const shortestTitle = 6;
const pinSize = 13;
const manyFigures = 300;

/**
 * A canvas over Cytoscape's that carries titles, labels and second lines, the marks of what is new, and the ring of the
 * keyboard's focus. It redraws with every frame that Cytoscape draws.
 */
export class TextLayer {
  readonly #core: Core;
  readonly #fonts: Fonts;
  readonly #source: TextSource;
  readonly #canvas: HTMLCanvasElement;
  readonly #fit = new TextFit();
  #isReadable = true;
  /** Of this redraw. */
  #nearby: readonly Rect[] | undefined;
  /** The part of the drawing that is in view. */
  #sight = { x1: 0, x2: 0, y1: 0, y2: 0 };

  constructor(core: Core, container: HTMLElement, fonts: Fonts, source: TextSource) {
    this.#core = core;
    this.#fonts = fonts;
    this.#source = source;
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
    this.#begin(context, zoom);
    this.#sight = this.#core.extent();
    this.#nearby = undefined;
    const size = zoom * this.#source.growth * sizeOf(this.#fonts.sublabel);
    const isTooSmall = size < tooSmall && !this.#source.isPinned;
    this.#isReadable = zoom * 12 >= unreadable && !isTooSmall;
    if (this.#isReadable) for (const caption of this.#source.captions) this.#drawCaption(context, caption);
    for (const box of this.#source.boxes.values()) this.#drawBox(context, box);
    if (this.#isReadable) for (const edge of this.#source.edges.values()) this.#drawEdge(context, edge);
    for (const edge of this.#source.edges.values()) this.#crossOut(context, edge);
    for (const node of this.#source.nodes.values()) this.#drawNode(context, node);
    if (isTooSmall) this.#drawPins(context);
  };

  #drawPins(context: CanvasRenderingContext2D): void {
    const { palette, nodes, edges, lookOf } = this.#source;
    const ratio = globalThis.devicePixelRatio || 1;
    const font = this.#fonts.label.replace(/[\d.]+px/, `${pinSize}px`);
    const pins = pinsOf({
      nodes: nodes.values(),
      edges: edges.values(),
      lookOf,
      rectOf: (id) => {
        const node = this.#core.getElementById(id);
        return { ...node.renderedPosition(), width: node.renderedWidth(), height: node.renderedHeight() };
      },
      widthOf: (text) => this.#fit.widthOf(text, font),
      canvas: { width: this.#core.width(), height: this.#core.height() },
    });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const border = ({ isNew }: Pin) => (isNew ? palette.newRing : palette.now);
    drawPins(context, pins, font, { ground: palette.panel, text: palette.text, border });
  }

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

  /** Is a text around this place in view? Its letters may need more space than the figure that it names. */
  #isInSight({ x, y }: Point, width: number, height: number): boolean {
    const { x1, x2, y1, y2 } = this.#sight;
    const more = overhang * this.#source.growth;
    const [across, down] = [width / 2 + more, height / 2 + more];
    return x + across >= x1 && x - across <= x2 && y + down >= y1 && y - down <= y2;
  }

  /** Top left corner and size of a visible element; undefined when it is not drawn, or out of sight. */
  #frame(id: string, look: Look | undefined): Frame | undefined {
    if (look === undefined || look.visibility === "hidden") return undefined;
    const node: NodeSingular = this.#core.getElementById(id);
    const { x, y } = node.position();
    const width = Number(node.data("width"));
    const height = Number(node.data("height"));
    if (!this.#isInSight({ x, y }, width, height)) return undefined;
    return { look, left: x - width / 2, top: y - height / 2, width, height };
  }

  #drawCaption(context: CanvasRenderingContext2D, { text, rect, isUpward }: DrawnCaption): void {
    const { palette, growth } = this.#source;
    context.save();
    context.font = sized(this.#fonts.title, growth);
    const room = this.#fit.widthOf(text, context.font) / 2 + 6;
    context.translate(isUpward ? rect.x : this.#withinSight(rect.x, room), rect.y);
    if (isUpward) context.rotate(-Math.PI / 2);
    context.fillStyle = palette.muted;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(text, 0, 0);
    context.restore();
  }

  #drawBox(context: CanvasRenderingContext2D, box: DrawnBox): void {
    const frame = this.#frame(box.id, this.#source.lookOf(box.id));
    if (frame === undefined) return;
    const { palette } = this.#source;
    const { look, left, top, width } = frame;
    context.globalAlpha = opacityOf(look);
    context.fillStyle = look.isNew ? palette.isNew : palette.muted;
    this.#drawTitle(context, look.isNew ? `● ${box.label}` : box.label, box, {
      left,
      top,
      space: width - 2 * inset - 24,
    });
    if (look.visibility === "shown") {
      this.#clear(context, left + width - 24, top + 22, 8, 14);
      drawSign(context, { x: left + width - 20, y: top + 22 }, "−", palette);
    }
    if (look.isFocused) drawFocus(context, frame, palette);
    context.globalAlpha = 1;
  }

  /** The title of a box in letters that can be read, cut if it must be; none where too little of it would be left. */
  #drawTitle(
    context: CanvasRenderingContext2D,
    title: string,
    { label }: DrawnBox,
    { left, top, space }: { readonly left: number; readonly top: number; readonly space: number },
  ): void {
    const { isPinned } = this.#source;
    const size = sizeOf(this.#fonts.title);
    const room = space / this.#fit.widthOf(`● ${label}`, this.#fonts.title);
    const enlarged = titleGrowth({ size, zoom: this.#core.zoom(), room, isPinned });
    if (enlarged === undefined) return;
    context.font = sized(this.#fonts.title, enlarged);
    const text = this.#fit.fitted(title, context.font, space);
    if (text !== title && text.length < shortestTitle && !isPinned) return;
    this.#clear(context, left + 16, top + 22, this.#fit.widthOf(text, context.font), 20 * enlarged);
    context.fillText(text, left + 16, top + 22 + 5 * enlarged, space + 2);
  }

  /** The ground of a title: no line runs through it. */
  #clear(context: CanvasRenderingContext2D, left: number, middle: number, width: number, height: number): void {
    const { fillStyle } = context;
    context.fillStyle = this.#source.palette.box;
    context.fillRect(left - 4, middle - height / 2, width + 8, height);
    context.fillStyle = fillStyle;
  }

  #fontOnEdge({ trail }: Look): string {
    return trail === undefined ? this.#fonts.edge : this.#fonts.label;
  }

  /** A way that is not there: whatever is readable, this is seen. */
  #crossOut(context: CanvasRenderingContext2D, edge: DrawnEdge): void {
    const look = this.#source.lookOf(edge.id);
    const middle = look?.trail === "cut" && look.visibility !== "hidden" ? this.#placeOf(edge) : undefined;
    if (middle !== undefined) drawCross(context, middle, this.#source.palette, this.#source.growth);
  }

  /** What an edge says, on a plate that no line crosses; with a ring when it is new. */
  #drawEdge(context: CanvasRenderingContext2D, edge: DrawnEdge): void {
    const look = this.#source.lookOf(edge.id);
    if (look === undefined || look.visibility === "hidden") return;
    const { palette, growth } = this.#source;
    if (look.travels !== undefined) {
      this.#drawTravels(context, edge, look, look.travels);
      return;
    }
    const text = [look.label ?? edge.label, look.badge ?? ""].filter((part) => part !== "").join(" ");
    const place = text === "" ? undefined : this.#placeOf(edge);
    if (place === undefined) return;
    context.font = sized(this.#fontOnEdge(look), growth);
    context.textAlign = "center";
    context.textBaseline = "middle";
    const isPlate = look.isNew || look.isChanged;
    const lines = saidLines(edge, text);
    const width = Math.max(...lines.map((line) => this.#fit.widthOf(line, context.font)));
    const height = lines.length * saidLineHeight;
    const at = besideOf({ ...place, width: width + 8, height: height * growth }, this.#near());
    if (isPlate) this.#drawPlate(context, at, width + 14, (height + 7) * growth, palette.newRing);
    else this.#drawPlate(context, at, width + 8, height * growth, undefined);
    context.globalAlpha = opacityOf(look);
    context.fillStyle = look.isSelected ? palette.why : isPlate ? palette.isNew : colorOf(look, edge, palette);
    for (const [index, line] of lines.entries())
      context.fillText(line, at.x, at.y + (index - (lines.length - 1) / 2) * saidLineHeight * growth);
    context.textAlign = "left";
    context.textBaseline = "alphabetic";
    context.globalAlpha = 1;
  }

  /** What goes along an edge at this step, in a ring in the middle of its way; before it what the edge says. */
  #drawTravels(
    context: CanvasRenderingContext2D,
    edge: DrawnEdge,
    look: Look,
    { text, tokens }: NonNullable<Look["travels"]>,
  ): void {
    const label = look.label ?? edge.label;
    const middle = this.#placeOf(edge, label === "" ? middleOfWay(edge) : placeOfLabel(edge));
    if (middle === undefined) return;
    const { palette, growth } = this.#source;
    const style = this.#tokenStyle();
    const said = [label, tokens === undefined ? text : ""].filter((part) => part !== "").join(" ");
    const row = rowWithin(tokens ?? [], widestTravels, style);
    const saidWidth = said === "" ? 0 : this.#fit.widthOf(said, style.font) + 6;
    const width = saidWidth + (tokens === undefined ? 0 : row.width);
    const size = { width: width + 10, height: Math.min(28 * growth, 32) };
    const at = clearOf({ ...middle, ...size }, this.#figures([edge.source, edge.target]), () => this.#figures());
    this.#drawPlate(context, at, size.width, size.height, palette.newRing);
    context.font = style.font;
    context.fillStyle = palette.muted;
    context.textBaseline = "middle";
    context.fillText(said, at.x - width / 2, at.y);
    context.textBaseline = "alphabetic";
    if (tokens !== undefined) drawTokenRow(context, row, { x: at.x - width / 2 + saidWidth, y: at.y }, style);
  }

  /** The figures that labels keep clear of: none where there are very many, which would take too long. */
  #near(): readonly Rect[] {
    this.#nearby ??= this.#source.nodes.size > manyFigures ? [] : this.#figures();
    return this.#nearby;
  }

  /** Where figures stand that are in sight. */
  #figures(ids: Iterable<string> = this.#source.nodes.keys()): readonly Rect[] {
    return [...ids].flatMap((id) => {
      const frame = this.#source.nodes.has(id) ? this.#frame(id, this.#source.lookOf(id)) : undefined;
      return frame === undefined ? [] : [rectOfFrame(frame)];
    });
  }

  #tokenStyle(): TokenStyle {
    const { growth, palette } = this.#source;
    return { font: sized(this.#fonts.sublabel, growth), growth, palette, fit: this.#fit };
  }

  /** Undefined for a label out of sight, and for an edge that has no way yet. */
  #placeOf(edge: DrawnEdge, own = placeOfLabel(edge)): Point | undefined {
    const at = own ?? this.#core.getElementById(edge.id).midpoint();
    return Number.isFinite(at.x) && Number.isFinite(at.y) && this.#isInSight(at, 0, 0) ? at : undefined;
  }

  #drawPlate(
    context: CanvasRenderingContext2D,
    { x, y }: Point,
    width: number,
    height: number,
    border: string | undefined,
  ): void {
    const { palette } = this.#source;
    context.beginPath();
    context.roundRect(x - width / 2, y - height / 2, width, height, 6);
    context.fillStyle = palette.panel;
    context.fill();
    if (border === undefined) return;
    context.lineWidth = 1.8;
    context.strokeStyle = border;
    context.stroke();
  }

  #drawNode(context: CanvasRenderingContext2D, node: DrawnNode): void {
    const frame = this.#frame(node.id, this.#source.lookOf(node.id));
    if (frame === undefined) return;
    const { palette } = this.#source;
    const { look, left, top, width, height } = frame;
    const isGroup = node.shape === "group";
    context.globalAlpha = opacityOf(look);
    context.font = isGroup ? sized(this.#fonts.title, this.#source.growth) : this.#fontOf(node);
    context.fillStyle = palette.text;
    const outline = isGroup ? "round" : node.outline;
    if (look.label !== undefined) this.#writeSeveral(context, look.label.split("\n"), frame);
    else if (outline === "ellipse" || outline === "triangle") this.#writeCentered(context, node.label, frame, outline);
    else this.#writeLines(context, node.label, frame, isGroup);
    if (isGroup) drawSign(context, { x: left + width - 18, y: top + 16 }, "+", palette);
    if (look.isMarked) drawBar(context, frame, outline, palette);
    if (look.isNew) {
      const corner = cornerOf(outline);
      drawDot(context, { x: left + width * corner.x, y: top + height * corner.y }, palette);
    }
    if (look.badge !== undefined && look.badge !== "") this.#drawBadge(context, frame, look.badge);
    if (look.isFocused) drawFocus(context, frame, palette);
    context.globalAlpha = 1;
  }

  /** The names of a box that several states share, in the middle. */
  #writeSeveral(context: CanvasRenderingContext2D, lines: readonly string[], frame: Frame): void {
    context.textAlign = "center";
    this.#writeWhole(context, lines, rectOfFrame(frame), frame.width - inset, frame.look);
    context.textAlign = "left";
  }

  /** The name of what stands for others is never cut: its letters grow as far as there is space. */
  #fontOf({ shape, label, rect }: DrawnNode): string {
    const { growth } = this.#source;
    const space = ((rect.width - 2 * inset) * 1.1 + 8) / this.#fit.widthOf(label, this.#fonts.label);
    return sized(
      this.#fonts.label,
      shape === "call" || shape === "rest" ? Math.max(1, Math.min(growth, space)) : growth,
    );
  }

  /** One line in the middle of a rectangle, or two from the left. */
  #writeLines(context: CanvasRenderingContext2D, label: string, frame: Frame, isGroup: boolean): void {
    const { left, top, width, height } = frame;
    const space = width - 2 * inset;
    if (height < twoLines) {
      context.textAlign = "center";
      this.#writeWhole(context, [label], rectOfFrame(frame), space, frame.look);
      context.textAlign = "left";
    } else {
      const isAlone = frame.look.sublabel === "";
      this.#write(context, label, left + inset, top + (isAlone ? height / 2 + 5 : 23), isGroup ? space - 20 : space);
      if (isAlone) return;
      if (frame.look.tokens === undefined)
        this.#write(context, this.#beginSublabel(context, frame.look), left + inset, top + 44, space);
      else this.#writeTokens(context, frame.look, frame.look.tokens, { x: left + inset, y: top + 41 }, space);
    }
  }

  /** A second line of tokens; behind them the mark that it grew. */
  #writeTokens(
    context: CanvasRenderingContext2D,
    look: Look,
    tokens: readonly DrawnToken[],
    at: Point,
    space: number,
  ): void {
    if (!this.#isReadable) return;
    const style = this.#tokenStyle();
    const row = rowWithin(tokens, look.isChanged ? space - 8 : space + 8, style);
    drawTokenRow(context, row, at, style);
    if (look.isChanged) drawDot(context, { x: at.x + row.width + 11, y: at.y }, style.palette);
  }

  /** In the middle of what is not a rectangle: one line or two. */
  #writeCentered(context: CanvasRenderingContext2D, label: string, frame: Frame, outline: Outline): void {
    const { look, left, top, width, height } = frame;
    const x = left + width / 2;
    // A triangle has space at its base only.
    const y = outline === "triangle" ? top + height * 0.66 : top + height / 2;
    const isDouble = look.sublabel !== "";
    context.textAlign = "center";
    this.#write(context, label, x, y + (isDouble ? -4 : 5), width * (outline === "triangle" ? 0.6 : 0.92));
    if (isDouble) this.#write(context, this.#beginSublabel(context, look), x, y + 15, width * 0.8);
    context.textAlign = "left";
  }

  /** A small plate that hangs from the lower border, below the text: what an execution says about the node. */
  #drawBadge(context: CanvasRenderingContext2D, { look, left, top, width, height }: Frame, badge: string): void {
    if (!this.#isReadable) return;
    const { palette, growth } = this.#source;
    const isTrail = look.trail !== undefined;
    context.font = sized(isTrail ? this.#fonts.label : this.#fonts.sublabel, growth);
    const space = this.#fit.widthOf(badge, context.font) + 10;
    const x = left + width - space - 8;
    const y = top + height - 4;
    context.beginPath();
    context.roundRect(x, y, space, 18 * growth, 9 * growth);
    context.fillStyle = palette.panel;
    context.fill();
    context.lineWidth = 1;
    context.strokeStyle = palette.line;
    context.stroke();
    context.fillStyle = isTrail ? palette.text : badge.startsWith("✓") ? palette.ok : palette.muted;
    context.fillText(badge, x + 5, y + 13.5 * growth);
  }

  /** Chooses font and color of a second line; returns its text. */
  #beginSublabel(context: CanvasRenderingContext2D, look: Look): string {
    const { palette } = this.#source;
    context.font = sized(this.#fonts.sublabel, this.#source.growth);
    context.fillStyle = look.isChanged ? palette.isNew : palette.muted;
    return look.isChanged ? `● ${look.sublabel}` : look.sublabel;
  }

  /** Names that are never cut: where their letters need more space than the figure has, it is drawn wider, within the view. */
  #writeWhole(context: CanvasRenderingContext2D, lines: readonly string[], at: Point, space: number, look: Look): void {
    if (!this.#isReadable) return;
    const { palette, growth, lineHeight } = this.#source;
    const width = Math.max(...lines.map((line) => this.#fit.widthOf(line, context.font)));
    const step = Math.max(lineHeight, sizeOf(context.font) * 1.2);
    const isWider = width > space * 1.1 + 8;
    const x = isWider ? this.#withinSight(at.x, width / 2 + 8) : at.x;
    if (isWider) {
      const { fillStyle } = context;
      const border = look.isNew ? palette.newRing : look.isMarked ? palette.now : palette.line;
      this.#drawPlate(context, { x, y: at.y }, width + 12, Math.max(lines.length * step, 17 * growth), border);
      context.fillStyle = fillStyle;
    }
    for (const [index, line] of lines.entries())
      context.fillText(line, x, at.y + (index - (lines.length - 1) / 2) * step + 5, Math.max(width, space + 8));
  }

  /** Beside the border of the view what is in it moves over, so that it is not cut. */
  #withinSight(x: number, room: number): number {
    const { x1, x2 } = this.#sight;
    return x1 <= x && x <= x2 ? Math.max(x1 + room, Math.min(x, x2 - room)) : x;
  }

  /** Writes in the space there is: letters a little too wide are pressed together, what is longer is cut. */
  #write(context: CanvasRenderingContext2D, text: string, x: number, y: number, space: number): void {
    if (this.#isReadable) context.fillText(this.#fit.fitted(text, context.font, space * 1.1 + 8), x, y, space + 8);
  }
}
