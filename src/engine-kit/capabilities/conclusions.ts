import { capabilityKind } from "../../kernel/index.ts";
import type { InlayHint } from "../../trace/index.ts";

/** A flag that adds conclusions at the ends of lines. Words: `toggle`, `toggleHint`, `command` behind the option's id. */
export interface Conclusions<Result extends object = object> {
  readonly option: string;
  /** Switches it. */
  readonly key: string;
  hints(result: Result): readonly InlayHint[];
}

export const conclusions = capabilityKind<Conclusions>();
