import { catalog } from "../../../../kernel/index.ts";

/** A walk in a frame of another page. */
export const embed = catalog("uiEmbed", {
  "embed.noWalk":
    "A frame shows the walk of one analysis only. Give it a link that “Share” copied on the page of an analysis.",
  "embed.badRequest":
    'This message cannot be read: {found}. Send "goto" with a step or a fact, or "state"; see docs/embedding.md.',
  "embed.noFact": "There is no fact “{fact}” in this run. Write it as the tables do, such as []:x ∋ o3.",
});
