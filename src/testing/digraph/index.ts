export { readDigraph } from "./algorithm/digraph.ts";
export { startDigraph } from "./analysis.ts";
