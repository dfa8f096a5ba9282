import { translated } from "../../../../kernel/index.ts";
import { ownSelectorName } from "./own/index.ts";

/** The selectors of the slides’ table: those that are compared by default. */
export const comparedSelectors = "ci 1-call 2-call 1-obj 2-obj 1-type 2-type 2-hybrid s-2obj".split(" ");

/** The lecture’s name of a selector: `1-call-site`, `2-object`; of a definition its own. */
export function selectorName(context: string): string {
  const own = ownSelectorName(context);
  if (own !== undefined) return own;
  if (context === "ci") return translated("insensitive");
  if (context === "s-2obj") return "S-2obj+H";
  return translated(
    context
      .replace(/-call$/, "-call-site")
      .replace(/-obj$/, "-object")
      .replace(/^inf-/, "∞-"),
  );
}
