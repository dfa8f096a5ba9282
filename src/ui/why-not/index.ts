export { Blame } from "./blame.tsx";
export { saidOf, showNode, trailsIn } from "./trails-of.ts";
export { useDrawn } from "./use-drawn.ts";
export { WhyNot } from "./why-not.tsx";
