export { isSemiringDefinition, readSemiring } from "./own-semiring.ts";
