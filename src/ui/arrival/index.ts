export { fetchedOnce } from "./fetched-once.ts";
export { isAwaited } from "./is-awaited.ts";
export { retried } from "./retried.ts";
export { useFetching } from "./use-fetching.ts";
export { whenQuiet } from "./when-quiet.ts";
