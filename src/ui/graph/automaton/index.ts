import { fetchedOnce } from "../../arrival/index.ts";

/** The layout of automata. */
export const automatonLayout = fetchedOnce(async () => (await import("./automaton-layout.ts")).arrangeAutomaton);
