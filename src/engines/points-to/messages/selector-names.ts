import { catalog } from "../../../kernel/index.ts";

/** The lecture’s names of selectors. */
export const selectorNames = catalog("pointsToSelectorNames", {
  ci: "insensitive",
  call: "{k}-call-site",
  obj: "{k}-object",
  type: "{k}-type",
  hybrid: "{k}-hybrid",
});
