import type { Scene } from "../model/index.ts";

/** Is a scene a map: few nodes, and so many edges that they must cross? */
export function isForMap({ model }: Pick<Scene, "model">): boolean {
  return model.isMap === true;
}
