import type { TranslationOf } from "../../../kernel/index.ts";
import type { words } from "../../../trace/messages/en.ts";

export const zh: TranslationOf<typeof words> = {
  "recording.other": "这不是 Fixscope 的记录。",
  "recording.version": "这个记录由另一版本的 Fixscope 生成。",
};
