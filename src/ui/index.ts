export { workerLink } from "./store/index.ts";
export { mountPage, type PageParts } from "./app/index.ts";
