import { catalog } from "../../../kernel/index.ts";

/** Kinds of nodes and edges of the graphs of a pointer analysis, as legends and tables name them. */
export const graphs = catalog("pointsToGraphs", {
  "graph.node.field": "field of an object",
  "graph.node.array": "elements of an array",
  "graph.node.static": "static field",
  "graph.edge.assign": "assignment",
  "graph.edge.cast": "cast",
  "graph.edge.store": "store",
  "graph.edge.load": "load",
  "graph.edge.array-store": "array store",
  "graph.edge.array-load": "array load",
  "graph.edge.static": "static field",
  "graph.edge.argument": "argument",
  "graph.edge.return": "return value",
  "graph.edge.call": "call",
  "graph.edge.static-call": "static call",
  "graph.edge.constructor-call": "constructor call",
  "graph.edge.class-initialization": "class initialization",
  "graph.edge.throw": "exception",
  "graph.edge.capture": "captured variable",
  "graph.edge.extends": "extends",
  "graph.edge.implements": "implements",
  "graph.edge.receiver": "receiver: the object of the call becomes this",
});
