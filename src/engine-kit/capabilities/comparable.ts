import { capabilityKind } from "../../kernel/index.ts";
import type { Comparison } from "../comparison.ts";

/** Two to four runs can be shown side by side. */
export const comparable = capabilityKind<Comparison>();
