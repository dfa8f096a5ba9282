export { mountPage } from "./app/index.ts";
export { type ShippedRuns, workerLink } from "./store/index.ts";
