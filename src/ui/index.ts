export { mountPage } from "./app/index.ts";
export { type OpenWorker, workerLink } from "./store/index.ts";
