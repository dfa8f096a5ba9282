import { catalog } from "../../kernel/index.ts";

/** What is read of options in documents. */
export const words = catalog("options", {
  "table.links": "JSON, links",
  "table.effect": "what it does",
});
