import type { TranslationOf } from "../../../kernel/index.ts";
import type { words } from "../../../options/messages/en.ts";

export const zh: TranslationOf<typeof words> = {
  "table.links": "JSON、链接",
  "table.effect": "作用",
};
