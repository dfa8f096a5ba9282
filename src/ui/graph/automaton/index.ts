import type { arrangeAutomaton } from "./automaton-layout.ts";

/** The layout of automata: fetched with the first one. */
export async function automatonLayout(): Promise<typeof arrangeAutomaton> {
  return (await import("./automaton-layout.ts")).arrangeAutomaton;
}
