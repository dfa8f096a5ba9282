import { fetchedOnce } from "../../arrival/index.ts";

/** The layout of automata. */
export const automatonLayout = fetchedOnce(() => import("./automaton-layout.ts"));
