export { fitHeaps } from "./fit-heaps.ts";
export { FOLD } from "./folded-chain.ts";
