import type { Core } from "cytoscape";
import type { DrawnStep } from "../../scene/index.ts";
import type { Point, Rect, Size } from "../../shapes/index.ts";
import { cameraFor, isOtherCanvas, isWithin, type Viewport, wholeOf, type Zooms } from "./camera.ts";
import { type LabelSizes, Letters, largestGrowth } from "./text/letters.ts";

/** What the camera has to show at a step. */
export interface Focus {
  /** Names the step: coming back to it shows the same part again. */
  readonly step: string;
  /** Ids of what changed; of an edge both ends are shown. */
  readonly change: readonly string[];
  /** Ids of what the change rests on. */
  readonly premises: readonly string[];
  /** Everything is shown, if it can be read. */
  readonly wantsAll?: boolean;
}

/** A small drawing is enlarged to this much of its natural size, a large one is looked at with this much. */
const [largest, partly] = [1.15, 0.9];
const glideMilliseconds = 180;
/** By this much letters may be larger than the drawing around them without being cut. */
const slack = 1.15;
/** Larger drawings, counted in nodes and edges, are moved at once: drawing the frames between would take longer than they last. */
const maxAnimated = 400;
/** When the next step comes sooner, in milliseconds, the camera does not glide: drawing its frames would delay that step. */
const hurry = 400;
/** What the camera has to know of the canvas that it is of. */
interface CameraSource {
  readonly core: Core;
  readonly container: HTMLElement;
  /** Of its letters at zoom 1. */
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
  /** What the page wants of them changes with the window, and with the mode of the page. */
  #letters: Letters;
  /** Of everything that is ever drawn. */
  #all: Rect | undefined;
  #focus: Focus | undefined;
  /** What it shows; undefined when it has to look anew. */
  #shown: Viewport | undefined;
  /** The size of the canvas then. */
  #canvas: Size = { width: 0, height: 0 };
  /** When a step was last shown, in milliseconds, and whether it came in a hurry. */
  #shownAt = Number.NEGATIVE_INFINITY;
  #isHurried = false;
  /** What it showed at steps: there and back again looks the same. */
  readonly #atSteps = new Map<string, Viewport>();
  #isPinned = false;
  /** The reader has asked for everything: as long as the step is the same one. */
  #allAt: string | undefined;
  #growth = 1;

  constructor(source: CameraSource) {
    this.#source = source;
    this.#core = source.core;
    this.#letters = lettersIn(source);
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

  /** The sizes that the page wants, in CSS pixels. */
  get wanted(): LabelSizes {
    return this.#letters.wanted;
  }

  /** Letters are smaller than the page allows, and not by the reader’s choice: only the ends of the step have names. */
  get isTooSmall(): boolean {
    return this.#isTooSmallAt(this.#core.zoom());
  }

  /** A new picture: the camera looks anew. */
  lookAnew(): void {
    this.#shown = undefined;
    this.#atSteps.clear();
    this.resized();
  }

  /** The canvas leaves the page: nobody has the camera, and it shows nothing. */
  forget(): void {
    this.#core.stop();
    this.#isPinned = false;
    this.#allAt = undefined;
    this.#focus = undefined;
    this.#shown = undefined;
    this.#atSteps.clear();
  }

  /** The canvas has another size. Where the camera was at a step is remembered for each size. */
  resized(): void {
    this.#core.resize();
    this.#letters = lettersIn(this.#source);
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

  /** The reader looks at this part, as in another drawing. */
  take({ zoom, pan }: Viewport): void {
    this.pin();
    this.#core.stop();
    this.#core.viewport({ zoom, pan: { ...pan } });
  }

  /** Gives the camera back to the steps; at this one everything is shown. */
  fit(): void {
    this.#setPinned(false);
    this.#allAt = this.#focus?.step;
    this.lookAnew();
  }

  /** What is in sight once the camera has come to rest; undefined while nothing is shown. */
  drawnStep(): DrawnStep | undefined {
    const [width, height] = [this.#core.width(), this.#core.height()];
    const view = this.#isPinned ? { zoom: this.#core.zoom(), pan: this.#core.pan() } : this.#shown;
    if (view === undefined || this.#focus === undefined || this.#all === undefined || width === 0) return undefined;
    const canvas = { width, height };
    const { change, premises } = this.#focus;
    const isOutside = (id: string) => this.#source.rectsOf([id]).some((rect) => !isWithin(rect, view, canvas, 1));
    return {
      change: change.length,
      premises: premises.length,
      outside: [...change, ...premises].filter(isOutside).length,
      smallest: this.#isTooSmallAt(view.zoom) ? this.wanted.label : this.#letters.smallestAt(view.zoom),
      isWhole: isWithin(this.#all, view, canvas, 1),
    };
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
    const { step = "", change = [], premises = [] } = this.#focus ?? {};
    if (this.#all === undefined || width === 0 || height === 0) return;
    const before = this.#shown;
    // Of another part of the graph a step is about other elements.
    const moment = JSON.stringify([step, width, height, change, premises]);
    if (this.#allAt !== step) this.#allAt = undefined;
    const target =
      this.#allAt === undefined
        ? (this.#atSteps.get(moment) ?? this.#viewOf(this.#all, { width, height }))
        : wholeOf(this.#all, { width, height }, this.#zooms());
    if (this.#allAt === undefined) this.#atSteps.set(moment, target);
    this.#shown = target;
    this.#canvas = { width, height };
    if (before !== undefined && isSameView(target, before)) return;
    this.#core.stop();
    const mayGlide = before !== undefined && !this.#isHurried && this.#core.elements().length <= maxAnimated;
    if (mayGlide && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      this.#core.animate({ zoom: target.zoom, pan: { ...target.pan } }, { duration: glideMilliseconds });
    else this.#core.viewport({ zoom: target.zoom, pan: { ...target.pan } });
  }

  /** The view of the step. */
  #viewOf(all: Rect, canvas: Size): Viewport {
    const { change = [], premises = [], wantsAll = false } = this.#focus ?? {};
    return cameraFor({
      canvas,
      all,
      change: this.#source.rectsOf(change),
      premises: this.#source.rectsOf(premises),
      present: this.#source.present(),
      zooms: this.#zooms(),
      wantsAll,
      before: isOtherCanvas(this.#canvas, canvas) ? undefined : this.#shown,
    });
  }

  #grow(): void {
    this.#growth = this.#letters.growthAt(this.#core.zoom());
  }

  #isTooSmallAt(zoom: number): boolean {
    return !this.#isPinned && this.#letters.areTooSmallAt(zoom);
  }

  #zooms(): Zooms {
    const { legible, natural } = this.#letters;
    const [least, utmost] = [legible / slack, legible / largestGrowth];
    return { least, utmost, part: Math.max(least, partly * natural), most: Math.max(least, largest * natural) };
  }
}

function isSameView(one: Viewport, other: Viewport): boolean {
  return one.zoom === other.zoom && one.pan.x === other.pan.x && one.pan.y === other.pan.y;
}

/** Asking the page for sizes costs a layout of it, so it is done once for each size of the canvas. */
function lettersIn({ container, sizes }: CameraSource): Letters {
  const style = getComputedStyle(container);
  const read = (property: string, fallback: number): number =>
    Number.parseFloat(style.getPropertyValue(property)) || fallback;
  return new Letters(sizes, { label: read("--graph-label", sizes.label), smallest: read("--graph-smallest", 11) });
}
