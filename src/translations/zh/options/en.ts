import type { words } from "../../../options/messages/en.ts";
import type { TranslationOf } from "../../translation-of.ts";

export const zh: TranslationOf<typeof words> = {
  "table.links": "JSON、链接",
  "table.effect": "作用",
};
