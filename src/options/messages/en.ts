/** What is read of options in documents. */
export const words = {
  "table.links": "JSON, links",
  "table.effect": "what it does",
} as const;
