export { retried } from "./retried.ts";
