import type { GraphModel, GraphView, TreeCard, TreeCards } from "../trace/index.ts";
import { picture, slot } from "./heaps.ts";

/** A tree from lines `parent: child child`; a node is born after those before it. */
export function treeModel(...families: readonly string[]): GraphModel {
  const births = new Map<string, number>();
  const bornAt = (id: string): number => {
    const known = births.get(id) ?? births.size;
    births.set(id, known);
    return known;
  };
  const edges = families.flatMap((family) => {
    const [source = "", children = ""] = family.split(": ");
    bornAt(source);
    return children.split(" ").map((target) => ({
      id: `${source}-${target}`,
      source,
      target,
      label: "",
      birth: bornAt(target),
      style: "branch",
    }));
  });
  const nodes = [...births].map(([id, birth]) => ({ id, label: id, group: undefined, birth, shape: "path" }));
  return { groups: [], isTree: true, nodes, edges };
}

/** Cards that say little; the nodes that begin with `x` are barren. */
export function treeCards(
  current: string | undefined,
  states: Readonly<Record<string, TreeCard["state"]>> = {},
): TreeCards {
  return {
    current,
    isBarren: (node) => node.startsWith("x"),
    card: (node) => ({
      name: node,
      choice: `${node} = null`,
      notes: [],
      state: states[node] ?? "open",
      heap: picture({ stack: [slot("x", "null")] }),
    }),
  };
}

export function treeView(model: GraphModel, cards: TreeCards, at = model.nodes.length, since = at): GraphView {
  return { kind: "graph", model, at, since, sublabel: () => undefined, cards };
}
