import { catalog } from "../../../kernel/index.ts";

/** What selectors to begin with are called. */
export const exampleNames = catalog("pointsToExampleNames", {
  "selector.example.object": "k-object, rewritten",
  "selector.example.call": "k-call-site, rewritten",
  "selector.example.hybrid": "a hybrid",
  "selector.example.forgets": "one that forgets",
  "selector.example.type": "k-type, rewritten",
  "selector.example.unbounded": "without a bound",
});
