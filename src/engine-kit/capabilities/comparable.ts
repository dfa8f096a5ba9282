import type { Comparison } from "../comparison.ts";
import { capabilityKind } from "./capability.ts";

/** Two to four runs can be shown side by side. */
export const comparable = capabilityKind<Comparison>();
