import { capabilityKind } from "../../kernel/index.ts";

/** The meanings of the signs after words of the program. `label` and `text` are ids of words. */
export interface Legend {
  readonly label: string;
  readonly signs: readonly { readonly tone: string; readonly sign: string; readonly text: string }[];
}

export const legend = capabilityKind<Legend>();
