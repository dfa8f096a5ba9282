import type { ElkNode } from "elkjs/lib/elk-api.js";
import type { LayoutEngine } from "./layout-engine.ts";

/** Characters of the graphs whose layouts are kept. The largest lesson has about 300,000. */
const MAX_CHARACTERS = 6_000_000;

/** Layouts by the text of their graph, which says all that the engine goes by; the one used longest ago first. */
export class KeptLayouts {
  readonly #layouts = new Map<string, ElkNode>();
  readonly #maxCharacters: number;
  #characters = 0;

  constructor(maxCharacters = MAX_CHARACTERS) {
    this.#maxCharacters = maxCharacters;
  }

  get(graph: string): ElkNode | undefined {
    const layout = this.#layouts.get(graph);
    if (layout !== undefined) {
      this.#layouts.delete(graph);
      this.#layouts.set(graph, layout);
    }
    return layout;
  }

  set(graph: string, layout: ElkNode): void {
    if (!this.#layouts.has(graph)) this.#characters += graph.length;
    this.#layouts.set(graph, layout);
    for (const oldest of this.#layouts.keys()) {
      if (this.#characters <= this.#maxCharacters) return;
      this.#layouts.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}

const sinceThePageOpened = new KeptLayouts();

/** The engine, asked for each graph once: a view that is opened again has its layout at once. */
export function keepingLayouts(engine: LayoutEngine, kept = sinceThePageOpened): LayoutEngine {
  return {
    ...engine,
    async layout(graph) {
      const text = JSON.stringify(graph);
      const known = kept.get(text);
      if (known !== undefined) {
        engine.cancel();
        return known;
      }
      const layout = await engine.layout(graph);
      if (layout !== undefined) kept.set(text, layout);
      return layout;
    },
  };
}
