import type { GraphModel } from "../drawings/graph-view.ts";
import type { PanelView } from "../view-data.ts";
import type { Dictionary } from "./dictionary.ts";

/** Gives what graphs draw the names of the dictionary. */
export class GraphNames {
  readonly #dictionary: Dictionary;
  readonly #known = new WeakMap<GraphModel, { readonly version: number; readonly model: GraphModel }>();

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  /** A view with short labels, which refer to the whole ones. */
  view(view: PanelView): PanelView {
    if (view.kind !== "graph") return view;
    const model = this.#model(view.model);
    return model === view.model ? view : { ...view, model };
  }

  /** The same object as long as neither the model nor the dictionary has changed. */
  #model(model: GraphModel): GraphModel {
    const { version } = this.#dictionary;
    if (version === 0) return model;
    const known = this.#known.get(model);
    if (known?.version === version) return known.model;
    const named = this.#named(model);
    this.#known.set(model, { version, model: named });
    return named;
  }

  #named(model: GraphModel): GraphModel {
    return {
      ...model,
      groups: model.groups.map((group) => this.#labeled(group)),
      nodes: model.nodes.map((node) => this.#labeled(node)),
      edges: model.edges.map((edge) => ({ ...edge, label: this.#dictionary.shown(edge.label) })),
    };
  }

  #labeled<Part extends { readonly label: string; readonly fullLabel?: string | undefined; readonly name?: string }>(
    part: Part,
  ): Part {
    const { name, label } = part;
    const short = name === undefined ? this.#dictionary.shown(label) : this.#dictionary.name(name);
    return short === label ? part : { ...part, label: short, fullLabel: part.fullLabel ?? label };
  }
}
