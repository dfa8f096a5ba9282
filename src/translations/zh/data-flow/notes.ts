import type { notes } from "../../../engines/data-flow/messages/notes.ts";
import type { TranslationOf } from "../../translation-of.ts";

export const zh: TranslationOf<typeof notes> = {
  "why-not.expected": "这次运行的一个事实，例如 x=4 ∈ OUT[8] 或 x@3 ∈ IN[8: y = x]；没有叫 {name} 的",
};
