import type { GraphEdge, GraphModel, GraphNode } from "../trace/index.ts";

/**
 * A small dependence graph in rows: `main` calls `set` in lines 5 and 6, and `get` in line 9. What is set comes back as o5.v
 * and is read by `get`; only the calls of `set` are told apart by their return points.
 */
export const callsInRows: GraphModel = {
  groups: [
    { id: "main", label: "main", birth: 0, row: 0 },
    { id: "set", label: "set", birth: 2, row: 1 },
    { id: "get", label: "get", birth: 8, row: 1 },
    { id: "log", label: "log", birth: 14, row: 1 },
  ],
  nodes: [
    node("main.env", "main", 0, { role: "source" }),
    node("main.s", "main", 0),
    node("main.t", "main", 1),
    node("set.arg1", "set", 2, { role: "passing" }),
    node("set.x", "set", 3),
    node("set.env", "set", 4, { role: "source" }),
    node("set.o5.v", "set", 5),
    node("r5.o5.v", "main", 6, { bundle: "↑5" }),
    node("main.o5.v", "main", 7),
    node("get.o5.v", "get", 8),
    node("get.$1", "get", 9, { role: "passing" }),
    node("get.ret", "get", 10),
    node("r9.ret", "main", 11, { bundle: "↑9" }),
    node("main.q", "main", 12),
    node("log.x", "log", 14),
    node("main.u", "main", 15),
  ],
  edges: [
    edge("main.env", "main.s", 0, "any"),
    edge("main.env", "main.t", 1, "const"),
    edge("main.s", "set.arg1", 2, "id", "↓ r5"),
    edge("main.t", "set.arg1", 2, "id", "↓ r6"),
    edge("set.arg1", "set.x", 3),
    edge("main.env", "set.env", 4, "id", "↓ r5"),
    edge("set.env", "set.o5.v", 5, "const"),
    edge("set.x", "set.o5.v", 5),
    edge("set.o5.v", "r5.o5.v", 6, "id", "↑ r5"),
    edge("r5.o5.v", "main.o5.v", 7, "id", "↑ r5"),
    edge("main.o5.v", "get.o5.v", 8, "id", "↓ r9"),
    edge("get.o5.v", "get.$1", 9),
    edge("get.$1", "get.ret", 10),
    edge("get.ret", "r9.ret", 11, "id", "↑ r9"),
    edge("r9.ret", "main.q", 12, "id", "↑ r9"),
    edge("main.q", "log.x", 14, "id", "↓ r12"),
    edge("main.t", "main.u", 15),
  ],
  goals: { nodes: ["main.s", "main.t", "main.q", "main.u"], first: "main.q" },
};

function node(id: string, group: string, birth: number, more: Partial<GraphNode> = {}): GraphNode {
  return { id, label: id.slice(id.indexOf(".") + 1), group, birth, shape: "local", ...more };
}

function edge(source: string, target: string, birth: number, label = "id", ribbon = ""): GraphEdge {
  const plain = { id: `${source}→${target} ${ribbon}`.trim(), source, target, label, birth, style: label };
  const drawn: GraphEdge = label === "id" ? plain : { ...plain, line: "dotted" };
  const [direction = "", hue = ""] = ribbon.split(" ");
  return ribbon === "" ? drawn : { ...drawn, bundle: { id: direction + hue.slice(1), label: ribbon, hue } };
}
