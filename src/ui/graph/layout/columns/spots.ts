import type { Size } from "../../../shapes/index.ts";
import type { Scene, SceneEdge } from "../../model/index.ts";
import type { Sizes } from "../measure.ts";
import { ranksOf } from "./ranks.ts";

/** What takes space in a layer: a node, what a line says, or a line on its way through. */
export interface Spot {
  readonly kind: "node" | "label" | "line";
  readonly width: number;
  readonly height: number;
  /** Space above a node for its loop. */
  readonly above: number;
  /** What lines join it to, one layer further left and right. */
  readonly left: Spot[];
  readonly right: Spot[];
  /** The center, once it is known. */
  y: number;
}

/** The way of an edge through the layers, from left to right. */
export interface Way {
  readonly edge: SceneEdge;
  readonly spots: readonly Spot[];
  /** It leads to the left: its target comes first. */
  readonly isTurned: boolean;
}

/** Layers from left to right: nodes in the even ones, what edges say in the odd ones. */
interface Layers {
  readonly layers: Spot[][];
  readonly nodes: ReadonlyMap<string, Spot>;
  readonly ways: readonly Way[];
}

/** A loop is drawn this high above its node, with what it says. */
const loopSpace = 52;
/** Above and below what a line says, together. */
const labelGap = 5;

/** Every node in the layer of its rank, and every edge with a spot in each layer between its ends. */
export function spotsOf(scene: Scene, sizes: Sizes): Layers {
  const ranks = ranksOf(scene);
  const looped = new Set(scene.edges.filter(({ source, target }) => source === target).map(({ source }) => source));
  const layers: Spot[][] = Array.from({ length: 2 * Math.max(0, ...ranks.values()) + 1 }, () => []);
  const nodes = new Map<string, Spot>();
  for (const { id } of scene.nodes) {
    const size = sizes.nodes.get(id) ?? { width: 112, height: 42 };
    const spot = newSpot("node", size.width, size.height, looped.has(id) ? loopSpace : 0);
    nodes.set(id, spot);
    layers[2 * (ranks.get(id) ?? 0)]?.push(spot);
  }
  const layerOf = (id: string) => 2 * (ranks.get(id) ?? 0);
  const lengthOf = ({ source, target }: SceneEdge) => Math.abs(layerOf(target) - layerOf(source));
  const joining = scene.edges.filter(({ source, target }) => source !== target);
  // Short edges have one place for what they say; the longer ones take what is free.
  const ways = [...joining]
    .sort((a, b) => lengthOf(a) - lengthOf(b))
    .flatMap((edge) => {
      const isTurned = layerOf(edge.target) < layerOf(edge.source);
      const [from, to] = isTurned ? [edge.target, edge.source] : [edge.source, edge.target];
      const [first, last] = [nodes.get(from), nodes.get(to)];
      if (first === undefined || last === undefined) return [];
      const between = throughLayers(layers, layerOf(from), layerOf(to), sizes.edges.get(edge.id));
      const spots = [first, ...between, last];
      for (const [index, spot] of spots.entries()) {
        const next = spots[index + 1];
        if (next === undefined) continue;
        spot.right.push(next);
        next.left.push(spot);
      }
      return [{ edge, spots, isTurned }];
    });
  return { layers, nodes, ways };
}

function throughLayers(layers: Spot[][], from: number, to: number, said: Size | undefined): readonly Spot[] {
  const labels = Array.from({ length: (to - from) / 2 }, (_, index) => from + 1 + 2 * index);
  const loadOf = (layer: number) => layers[layer]?.filter(({ kind }) => kind === "label").length ?? 0;
  const freest = labels.reduce((best, layer) => (loadOf(layer) < loadOf(best) ? layer : best), from + 1);
  return layers.slice(from + 1, to).map((layer, index) => {
    const isLabel = said !== undefined && from + 1 + index === freest;
    const spot = isLabel ? newSpot("label", said.width, said.height + labelGap) : newSpot("line", 0, 0);
    layer.push(spot);
    return spot;
  });
}

function newSpot(kind: Spot["kind"], width: number, height: number, above = 0): Spot {
  return { kind, width, height, above, left: [], right: [], y: 0 };
}

/** Where each spot stands in its layer. */
export function indexesIn(layer: readonly Spot[]): ReadonlyMap<Spot, number> {
  return new Map(layer.map((spot, index) => [spot, index]));
}
