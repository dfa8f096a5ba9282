import { fetchedLayout } from "../layout/index.ts";

/** The layout of automata. */
export const automatonLayout = fetchedLayout(async () => (await import("./automaton-layout.ts")).arrangeAutomaton);
