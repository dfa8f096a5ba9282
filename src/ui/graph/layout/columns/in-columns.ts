import type { Rect } from "../../../shapes/index.ts";
import type { Scene } from "../../model/index.ts";
import type { Arrangement } from "../arrangement.ts";
import type { Sizes } from "../measure.ts";
import { levelLayers } from "./levels.ts";
import { orderLayers } from "./order.ts";
import { routesOf } from "./routes.ts";
import { spansOf } from "./spans.ts";
import { type Spot, spotsOf } from "./spots.ts";

/**
 * An automaton in columns (after Sugiyama): nodes in layers by their column, and between them layers for what edges say.
 * Every edge has a place in each layer that it passes, so that no line runs through a foreign node or label.
 */
export function inColumns(scene: Scene, sizes: Sizes): Arrangement {
  const { layers, nodes, ways } = spotsOf(scene, sizes);
  orderLayers(layers);
  levelLayers(layers);
  const highest = Math.min(...layers.flat().map(({ y, height, above }) => y - height / 2 - above));
  for (const spot of layers.flat()) spot.y -= highest;
  const spans = spansOf(layers);
  const rectOf = (spot: Spot): Rect => {
    const { left, width } = spans.get(spot) ?? { left: 0, width: 0 };
    return { x: left + width / 2, y: spot.y, width: spot.width, height: spot.height };
  };
  const { routes, labels } = routesOf(ways, rectOf, (spot) => spans.get(spot));
  return { rects: new Map([...nodes].map(([id, spot]) => [id, rectOf(spot)])), routes, labels };
}
