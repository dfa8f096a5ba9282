import type { Viewport } from "../adapters/cytoscape/index.ts";
import type { Point, Rect } from "../shapes/index.ts";
import type { Node } from "./anchors.ts";
import type { Basis } from "./coordinates.ts";

/** A part of the views that has coordinates of its own. */
export interface Ground {
  /** Which graph of the stage; undefined: the views as a whole. */
  readonly graph: number | undefined;
  /** Its place on the layer: left, top, width, height. */
  readonly box: Rect;
  readonly basis: Basis;
  /** Those that are drawn on it. */
  readonly nodes: readonly Node[];
}

/** What is known of the canvas of a graph. */
interface Canvas {
  /** Tells what it shows, now and whenever that changes, until the answer is called. */
  readonly camera: { watch(listener: (shown: Viewport) => void): () => void };
  readonly shown: { readonly drawing: { readonly nodes: readonly Node[] } | undefined };
}

export type CanvasIn = (ground: Element) => Canvas | undefined;

/** A graph on the stage, and what its camera shows. */
interface Watched {
  readonly graph: number;
  readonly ground: Element;
  readonly canvas: Canvas;
  readonly viewport: Viewport;
}

/** Calls back with the grounds of the views, now and whenever one comes, goes or moves, until the answer is called. */
export function watchGrounds(
  views: HTMLElement,
  canvasIn: CanvasIn,
  tell: (grounds: readonly Ground[]) => void,
): () => void {
  let canvases: readonly Canvas[] = [];
  let stops: readonly (() => void)[] = [];
  const watched = new Map<number, Watched>();
  const measure = (): void => tell(groundsIn(views, [...watched.values()]));
  const stopWatching = (): void => {
    for (const stop of stops) stop();
    watched.clear();
  };
  const look = (): void => {
    const found = [...views.querySelectorAll(".graph-ground")].flatMap((ground, graph) => {
      const canvas = canvasIn(ground);
      return canvas === undefined ? [] : [{ ground, graph, canvas }];
    });
    if (found.length === canvases.length && found.every(({ canvas }, index) => canvas === canvases[index])) return;
    stopWatching();
    canvases = found.map(({ canvas }) => canvas);
    stops = found.map((each) =>
      each.canvas.camera.watch((viewport) => {
        watched.set(each.graph, { ...each, viewport });
        measure();
      }),
    );
    measure();
  };
  measure();
  look();
  const sizes = new ResizeObserver(measure);
  sizes.observe(views);
  const arrivals = new MutationObserver(look);
  arrivals.observe(views, { childList: true, subtree: true });
  return () => {
    stopWatching();
    sizes.disconnect();
    arrivals.disconnect();
  };
}

/** The ground under a point of the layer; the views as a whole come last. */
export function groundAt(grounds: readonly Ground[], { x, y }: Point): Ground | undefined {
  const holds = ({ box }: Ground): boolean =>
    x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
  return grounds.find(holds) ?? grounds.at(-1);
}

function groundsIn(views: HTMLElement, watched: readonly Watched[]): readonly Ground[] {
  const { x: left, y: top, width, height } = views.getBoundingClientRect();
  const graphs = watched.map(({ graph, ground, canvas, viewport: { zoom, pan } }) => {
    const place = ground.getBoundingClientRect();
    const box = { x: place.x - left, y: place.y - top, width: place.width, height: place.height };
    const basis = { origin: { x: box.x + pan.x, y: box.y + pan.y }, unit: { x: zoom, y: zoom } };
    return { graph, box, basis, nodes: canvas.shown.drawing?.nodes ?? [] };
  });
  const box = { x: 0, y: 0, width, height };
  const basis = { origin: { x: 0, y: 0 }, unit: { x: width, y: height } };
  return [...graphs, { graph: undefined, box, basis, nodes: [] }];
}
