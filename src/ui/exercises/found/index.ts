export { linkOfReference } from "./link-of-reference.ts";
export { useFound } from "./use-found.ts";
