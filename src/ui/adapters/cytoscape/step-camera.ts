import type { Core } from "cytoscape";
import type { Point, Rect, Size } from "../../shapes/index.ts";
import { cameraFor, type Viewport, type Zooms } from "./camera.ts";

/** What the camera has to show at a step. */
export interface Focus {
  /** Names the step: coming back to it shows the same part again. */
  readonly step: string;
  /** Ids of what changed; of an edge both ends are shown. */
  readonly change: readonly string[];
  /** Ids of what the change rests on. */
  readonly premises: readonly string[];
}

/** Of a node’s label and of the smallest label, in CSS pixels at zoom 1. */
export interface LabelSizes {
  readonly label: number;
  readonly smallest: number;
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
/** What the camera has to know of the canvas that it is of. */
interface CameraSource {
  readonly core: Core;
  readonly container: HTMLElement;
  readonly sizes: LabelSizes;
  /** The places of elements; of an edge those of its ends. */
  rectsOf(ids: readonly string[]): readonly Rect[];
  /** The places of nodes that are shown. */
  present(): readonly Rect[];
  /** The reader took the camera, or gave it back. */
  onPinned(isPinned: boolean): void;
}

/** The camera of a canvas: it turns to what changes at a step, until the reader takes it. */
export class StepCamera {
  readonly #source: CameraSource;
  readonly #core: Core;
  /** The sizes of letters that the page wants, in CSS pixels: they change with the window, and with the mode of the page. */
  #wanted: LabelSizes;
  /** Of everything that is ever drawn. */
  #all: Rect | undefined;
  #focus: Focus | undefined;
  /** What it shows; undefined when it has to look anew. */
  #shown: Viewport | undefined;
  /** When a step was last shown, in milliseconds, and whether it came in a hurry. */
  #shownAt = Number.NEGATIVE_INFINITY;
  #isHurried = false;
  /** What it showed at steps: there and back again looks the same. */
  readonly #atSteps = new Map<string, Viewport>();
  #isPinned = false;
  #growth = 1;

  constructor(source: CameraSource) {
    this.#source = source;
    this.#core = source.core;
    this.#wanted = wantedSizes(source.container, source.sizes);
    this.#core.on("scrollzoom pinchzoom dragpan", () => this.pin());
    this.#core.on("zoom", () => this.#grow());
  }

  /** The reader has it, by dragging or zooming. */
  get isPinned(): boolean {
    return this.#isPinned;
  }

  /** By how much letters are larger than the drawing around them. */
  get growth(): number {
    return this.#growth;
  }

  /** Everything that is ever drawn is here now. */
  setAll(all: Rect | undefined, isSamePlace: boolean): void {
    this.#all = all;
    if (!isSamePlace) this.#atSteps.clear();
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
    this.#shown = undefined;
    this.#atSteps.clear();
    this.resized();
  }

  /** The canvas has another size. Where the camera was at a step is remembered for each size. */
  resized(): void {
    this.#core.resize();
    this.#wanted = wantedSizes(this.#source.container, this.#source.sizes);
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
    this.pin();
    const [zoom, width, height] = [this.#core.zoom(), this.#core.width(), this.#core.height()];
    this.#core.stop();
    this.#core.pan({ x: width / 2 - x * zoom, y: height / 2 - y * zoom });
  }

  /** Gives the camera back to the steps. */
  release(): void {
    this.#setPinned(false);
    this.lookAnew();
  }

  zoomBy(factor: number): void {
    this.pin();
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
    this.#shown = { zoom: this.#core.zoom(), pan: { ...this.#core.pan() } };
  }

  /** The reader takes it. */
  pin(): void {
    this.#setPinned(true);
  }

  #setPinned(isPinned: boolean): void {
    if (this.#isPinned === isPinned) return;
    this.#isPinned = isPinned;
    this.#source.onPinned(isPinned);
  }

  #turn(): void {
    const [width, height] = [this.#core.width(), this.#core.height()];
    const { change = [], premises = [], step = "" } = this.#focus ?? {};
    if (this.#all === undefined || width === 0 || height === 0) return;
    const zooms = this.#zooms();
    const before = this.#shown;
    const moment = `${step} ${width} ${height}`;
    const target =
      this.#atSteps.get(moment) ??
      cameraFor({
        canvas: { width, height },
        all: this.#all,
        change: this.#source.rectsOf(change),
        premises: this.#source.rectsOf(premises),
        present: this.#source.present(),
        zooms,
        before,
      });
    this.#atSteps.set(moment, target);
    this.#shown = target;
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
    return this.#wanted.smallest / this.#source.sizes.smallest;
  }

  #zooms(): Zooms {
    const natural = this.#wanted.label / this.#source.sizes.label;
    const least = this.#legible() / slack;
    return { least, part: Math.max(least, partly * natural), most: Math.max(least, largest * natural) };
  }
}

function isSameView(one: Viewport, other: Viewport): boolean {
  return one.zoom === other.zoom && one.pan.x === other.pan.x && one.pan.y === other.pan.y;
}

/** Asking for them costs a layout of the page, so it is done once for each size of the canvas. */
function wantedSizes(container: HTMLElement, { label }: LabelSizes): LabelSizes {
  const style = getComputedStyle(container);
  const read = (property: string, fallback: number): number =>
    Number.parseFloat(style.getPropertyValue(property)) || fallback;
  return { label: read("--graph-label", label), smallest: read("--graph-smallest", 11) };
}
