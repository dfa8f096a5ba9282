import { capabilityKind } from "../../kernel/index.ts";

/** What the signs behind words of the program mean. `label` and `text` are ids of words. */
export interface Legend {
  readonly label: string;
  readonly signs: readonly { readonly tone: string; readonly sign: string; readonly text: string }[];
}

export const legend = capabilityKind<Legend>();
