import type { GraphCanvas } from "../../../adapters/cytoscape/index.ts";

/** What can leave the page and come back. */
interface Parkable {
  leave(): void;
  destroy(): void;
}

/** Kept for switching between two views; more would only take memory. */
const most = 2;
/** How long nobody comes back, in milliseconds, before a canvas goes. */
const patience = 60_000;

/**
 * Canvases of views that were left, by the names of their layouts. Coming back to a view takes half the time with them: a
 * new canvas has to make its layers, styles and pictures of letters anew.
 */
export class ParkedCanvases<Canvas extends Parkable> {
  readonly #canvases = new Map<string, { readonly canvas: Canvas; readonly timer: ReturnType<typeof setTimeout> }>();

  /** Takes a canvas off the page, instead of the one that has waited longest. */
  park(layoutId: string, canvas: Canvas): void {
    this.take(layoutId)?.destroy();
    canvas.leave();
    const timer = setTimeout(() => this.take(layoutId)?.destroy(), patience);
    this.#canvases.set(layoutId, { canvas, timer });
    const [oldest] = this.#canvases.keys();
    if (this.#canvases.size > most && oldest !== undefined) this.take(oldest)?.destroy();
  }

  /** The canvas of this layout, which is not kept any more. */
  take(layoutId: string): Canvas | undefined {
    const parked = this.#canvases.get(layoutId);
    if (parked === undefined) return undefined;
    clearTimeout(parked.timer);
    this.#canvases.delete(layoutId);
    return parked.canvas;
  }
}

/** Those of the page. */
export const parkedCanvases = new ParkedCanvases<GraphCanvas>();
