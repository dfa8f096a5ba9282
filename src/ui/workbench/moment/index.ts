export { comingTable, type Reading } from "./coming-table.ts";
export { RunTokens } from "./run-tokens.tsx";
export { type Moment, useMoment, usePanelView } from "./use-moment.ts";
export { useShownWitness, useWitness, type WitnessOf } from "./use-witness.ts";
export { Waiting } from "./waiting.tsx";
