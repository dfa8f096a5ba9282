import type { TranslationOf } from "../../../kernel/index.ts";
import type { words } from "../../../options/messages/en.ts";

export const zh: TranslationOf<typeof words> = {
  "takes.flag": "true 或 false",
  "takes.comma": "、",
  "takes.or": "{others} 或 {last}",
  "takes.number": "整数",
  "takes.unbounded": "整数，或 inf",
  "takes.positive": "正整数",
  "takes.between": "{least} 到 {most} 的整数",
  "takes.milliseconds": "毫秒数",
};
