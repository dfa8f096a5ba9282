export { retried } from "./retried.ts";
export { whenQuiet } from "./when-quiet.ts";
