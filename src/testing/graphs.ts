import type { GraphEdge, GraphGroup, GraphModel, GraphNode, GraphView } from "../trace/index.ts";

/** The 1-call-site example of the lecture: its pointer flow graph, born in this order. */
export const sampleModel: GraphModel = {
  groups: [
    group("[]:main", "[] : C.main()", 0),
    group("[4]:m", "[4] : C.m()", 5),
    group("[14]:id", "[14] : C.id(Number)", 12),
    group("[15]:id", "[15] : C.id(Number)", 17),
    group("[16]:get", "[16] : One.get()", 30),
  ],
  nodes: [
    node("[]:c", "[]:main", 1),
    node("[4]:this", "[4]:m", 6),
    node("[4]:n1", "[4]:m", 8),
    node("[4]:n2", "[4]:m", 9),
    node("[14]:n", "[14]:id", 12),
    node("[4]:x", "[4]:m", 14),
    node("[15]:n", "[15]:id", 17),
    node("[4]:y", "[4]:m", 19),
    node("[16]:this", "[16]:get", 31),
  ],
  edges: [
    edge("[4]:n1", "[14]:n", 12, "argument"),
    edge("[14]:n", "[4]:x", 14, "return"),
    edge("[4]:n2", "[15]:n", 17, "argument"),
    edge("[15]:n", "[4]:y", 19, "return"),
  ],
};

/** The call graph of the same example. */
export const callModel: GraphModel = {
  groups: [],
  nodes: [
    method("[]:C.main()", 0),
    method("[4]:C.m()", 5),
    method("[14]:C.id(Number)", 11),
    method("[15]:C.id(Number)", 16),
    method("[16]:One.get()", 30),
  ],
  edges: [
    call("[]:C.main()", "[4]:C.m()", "4", 5),
    call("[4]:C.m()", "[14]:C.id(Number)", "14", 11),
    call("[4]:C.m()", "[15]:C.id(Number)", "15", 16),
    call("[4]:C.m()", "[16]:One.get()", "16", 30),
  ],
};

function method(id: string, birth: number): GraphNode {
  return { id, label: id, group: undefined, birth, shape: "method" };
}

function call(source: string, target: string, label: string, birth: number): GraphEdge {
  return { ...edge(source, target, birth, "call"), label };
}

function group(id: string, label: string, birth: number): GraphGroup {
  return { id, label, birth };
}

function node(id: string, box: string | undefined, birth: number): GraphNode {
  return { id, label: id, group: box, birth, shape: "variable" };
}

function edge(source: string, target: string, birth: number, style: string): GraphEdge {
  return { id: `${source}→${target}`, source, target, label: "", birth, style };
}

/** A graph of about this many nodes in boxes of about six, the same for the same number. */
export function generated(nodeCount: number): GraphModel {
  const random = seeded(nodeCount);
  const boxCount = Math.ceil(nodeCount / 6);
  const groups = Array.from({ length: boxCount }, (_, index) =>
    group(`g${index}`, `[${index}] : C${index}.method(Object)`, index * 6),
  );
  const nodes = Array.from({ length: nodeCount }, (_, index) =>
    node(`[${Math.floor(index / 6)}]:v${index}`, `g${Math.floor(index / 6)}`, index),
  );
  const edges = new Map<string, GraphEdge>();
  const add = (from: number, to: number, style: string) => {
    const made = edge(
      `[${Math.floor(from / 6)}]:v${from}`,
      `[${Math.floor(to / 6)}]:v${to}`,
      Math.max(from, to),
      style,
    );
    if (Math.max(from, to) < nodeCount) edges.set(made.id, made);
  };
  for (let box = 0; box < boxCount; box++) {
    const first = box * 6;
    add(first + 1, first + 2, "assign");
    add(first + 1 + Math.floor(random() * 2), first + 4, random() < 0.5 ? "load" : "cast");
    // Called from a random earlier box, with an argument and a result.
    const caller = Math.floor(random() * box) * 6;
    if (box > 0 && random() < 0.9) {
      add(caller + Math.floor(random() * 3), first + 1, "argument");
      add(first + 4, caller + 3 + Math.floor(random() * 3), "return");
    }
  }
  return { groups, nodes, edges: [...edges.values()].sort((a, b) => a.birth - b.birth) };
}

function seeded(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** A view whose second lines grow: {o3} two steps after birth, {o3, o12} five steps after. */
export function viewOf(model: GraphModel, at: number, since: number): GraphView {
  const births = new Map(model.nodes.map((each) => [each.id, each.birth]));
  const shapes = new Map(model.nodes.map((each) => [each.id, each.shape]));
  return {
    kind: "graph",
    model,
    at,
    since,
    sublabel(id) {
      const birth = births.get(id) ?? 0;
      if (shapes.get(id) === "method") return undefined;
      const gains = [birth + 2, birth + 5].filter((gain) => gain < at);
      const text = ["∅", "{o3}", "{o3, o12}"][gains.length] ?? "";
      return { text, isNew: gains.some((gain) => since <= gain) };
    },
  };
}
