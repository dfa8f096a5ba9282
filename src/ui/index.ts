export { mountPage } from "./app/index.ts";
export { workerLink } from "./store/index.ts";
