import type { Scene } from "../model/index.ts";
import type { Arrangement } from "./arrangement.ts";
import { elkGraph } from "./elk-graph.ts";
import type { Sizes } from "./measure.ts";

/** A presenter goes on, and sometimes back. */
const MAX_KEPT = 12;

/**
 * Arrangements that were made before their scenes are shown, by what is arranged. They are taken whatever the shape of the
 * panel is by then: a picture that is there at once is worth more than one that fills it a little better.
 */
export class ReadyArrangements {
  readonly #kept = new Map<string, Arrangement>();

  get(scene: Scene, sizes: Sizes): Arrangement | undefined {
    return this.#kept.size === 0 ? undefined : this.#kept.get(textOf(scene, sizes));
  }

  set(scene: Scene, sizes: Sizes, arrangement: Arrangement): void {
    const text = textOf(scene, sizes);
    this.#kept.delete(text);
    this.#kept.set(text, arrangement);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** Those of the page. */
export const readyArrangements = new ReadyArrangements();

/** Everything that places follow from but the shape of the panel. */
function textOf(scene: Scene, sizes: Sizes): string {
  const labels = [...(sizes.labels ?? [])].map(([id, { size }]) => [id, size]);
  return JSON.stringify([elkGraph(scene, sizes, { direction: "RIGHT", boxes: "together", aspectRatio: 1 }), labels]);
}
