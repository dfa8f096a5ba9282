export { PredictButton } from "./predict-button.tsx";
export { SolvingButton } from "./solving-button.tsx";
export { Transport } from "./transport.tsx";
export { useWhereabouts } from "./use-whereabouts.ts";
