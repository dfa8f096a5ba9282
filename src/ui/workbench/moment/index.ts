export { comingTable, type Reading } from "./coming-table.ts";
export { Refusal } from "./refusal.tsx";
export { RunTokens } from "./run-tokens.tsx";
export { useIsAsked } from "./use-is-asked.ts";
export { useIsEarlier } from "./use-is-earlier.ts";
export { type Moment, useMoment, usePanelView } from "./use-moment.ts";
export { useShownWitness, useWitness, type WitnessOf } from "./use-witness.ts";
export { Waiting } from "./waiting.tsx";
