export { FactTable } from "./fact-table.tsx";
export { GraphAheadOf } from "./graph-ahead-of.tsx";
export { GraphViews } from "./graph-views.tsx";
export { HeapViews } from "./heap-views.tsx";
export { hasOwnDrawing, OwnDrawing } from "./own-drawing.tsx";
export { Twin } from "./twin.tsx";
export { useAutomaton } from "./use-automaton.ts";
export { useHierarchy } from "./use-hierarchy.ts";
export { useShownGraph } from "./use-shown-graph.ts";
