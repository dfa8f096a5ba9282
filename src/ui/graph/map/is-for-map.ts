import type { Scene } from "../model/index.ts";

/** Is a scene a map: few figures, and so many ways among them that only their curves can be seen? */
export function isForMap({ model }: Pick<Scene, "model">): boolean {
  return model.isMap === true;
}
