import { sayFrom } from "../../../../kernel/index.ts";
import { selectorNames } from "../../messages/selector-names.ts";
import { ownSelectorName } from "./own/index.ts";

const say = sayFrom(selectorNames);

/** The selectors of the slides’ table: those that are compared by default. */
export const comparedSelectors = "ci 1-call 2-call 1-obj 2-obj 1-type 2-type 2-hybrid s-2obj".split(" ");

/** The lecture’s name of a selector: `1-call-site`, `2-object`; of a definition its own. */
export function selectorName(context: string): string {
  const own = ownSelectorName(context);
  if (own !== undefined) return own;
  if (context === "ci") return say("ci");
  if (context === "s-2obj") return "S-2obj+H";
  const [, k = "", kind] = /^(\d+|inf)-(call|obj|type|hybrid)$/.exec(context) ?? [];
  return isKind(kind) ? say(kind, { k: k === "inf" ? "∞" : k }) : context;
}

type Kind = Exclude<keyof typeof selectorNames, "ci">;

function isKind(kind: string | undefined): kind is Kind {
  return kind !== undefined;
}
