import { methodForms, methodPattern, type SectionNames } from "../../../trace/index.ts";
import { say } from "../messages/say.ts";
import type { SymbolicRun } from "./board/run.ts";

/** The cause of a node: a choice or a condition, with balanced brackets. */
const cause = /(?:[^()（）]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/.source;

/** Nodes by their numbers, as the tree has them, the methods that the reader wrote, and those of the library without their packages. */
export function namesOf(run: SymbolicRun): SectionNames {
  return {
    get pattern() {
      return new RegExp(`${nodePattern()}|${methodPattern.source}`);
    },
    get count() {
      return run.table("subject").length;
    },
    things: () => (run.row("subject", 0)?.methods ?? []).map((name) => ({ name, forms: methodForms(name) })),
    notation(text) {
      const [, number] = new RegExp(`^(?:${nodePattern()})$`).exec(text) ?? [];
      return number === undefined ? ofLibrary.exec(text)?.[1] : `#${number}`;
    },
  };
}

/** A method of the library, and the same without its package: `java.lang.Object.toString()`. */
const ofLibrary = /^javax?\.(?:[a-z]\w*\.)+([A-Z].*)$/s;

/** `node 3`, `node 3 (3: pre(X, Y) by disjunct 2)`, in the language of the page. */
function nodePattern(): string {
  const parts = say("fact.nodeCause", { number: "{number}", cause: "{cause}" }).split(/\{(?:number|cause)\}/);
  const [before = "", between = "", after = ""] = parts.map((text) => text.replaceAll(/[()]/g, "\\$&"));
  return `${before}(\\d+)(?:${between}${cause}${after})?`;
}
