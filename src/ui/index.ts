export { mountPage, type PageParts } from "./app/index.ts";
export { workerLink } from "./store/index.ts";
