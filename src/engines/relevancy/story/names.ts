import { methodForms, methodPattern, type Named, type SectionNames } from "../../../trace/index.ts";
import { oneFinal } from "../../pushdown/board.ts";
import type { NodeSymbol, RelevancySymbols } from "./symbols.ts";

type Tables = Pick<RelevancySymbols, "nodes" | "places" | "pipelines">;

/** `$14‹a + b›` */
const temporary = /\$\d+‹[^›]*›/;
const isTemporary = new RegExp(`^${temporary.source}$`);

/** `(o6.v, [10])`: a field under a context. */
const refined = /\([^\s()]+, \[[^()]*\]\)/;

/** `"first name"`: a key that is a text. */
const key = /"(?:[^"\\]|\\.)*"/;

/** `x, C.m()`, `x, r5`: what flows, of these signs, and where. */
const nodeIn = (signs: string) =>
  `(?:${temporary.source}|${key.source}|${refined.source}|${signs})+, (?:${methodPattern.source}|[\\w$′]+)`;

/** `(x, C.m())` and `(x, r5)`; without its parentheses what ra is asked of; temporaries of the method that is named beside them. */
const pattern = new RegExp(
  [`(?<=\\bra\\()${nodeIn('[^\\s(),"‹]')}(?=\\))`, `(?<!\\w)\\(${nodeIn('[^\\s()"‹]')}\\)`, temporary.source].join("|"),
);

/**
 * Methods, return points, and what flows there: all of them are known with the first step. What the saturation has, too, has the
 * same names there, and what it adds is told apart from the beginning.
 */
export function namesOf(tables: () => Tables): SectionNames {
  return {
    pattern,
    notation: (text) => (isTemporary.test(text) ? bare(text) : undefined),
    get count() {
      const { nodes, places } = tables();
      return nodes.length + places.length;
    },
    things() {
      const { nodes, places, pipelines } = tables();
      return [
        ...places.map(({ label }): Named => ({ name: label, forms: methodForms(label) })),
        ...nodes.map((node) => nodeThing(node, places[node.place]?.label ?? "?")),
        ...(pipelines[0] === "stacking" ? [oneFinal] : []),
      ];
    },
  };
}

/** What several methods see, as one of them does: the saturation calls its middle states so. */
export function seenFrom(label: string, place: string): string {
  return `⟨${ownName(label, place)},${place}⟩`;
}

/** `ret` of `ret @ r7`, `$2` of `$2‹a + b›`. */
function ownName(label: string, place: string): string {
  return bare(label.replace(` @ ${place}`, ""));
}

/** `$14` of `$14‹a + b›`. */
function bare(name: string): string {
  return name.replace(/‹.*›$/s, "");
}

/** A local is called as the saturation calls it; of what several methods see, the method behind it says where. */
function nodeThing({ label, fullLabel, shape }: NodeSymbol, place: string): Named {
  const aliases = [fullLabel, fullLabel.slice(1, -1)];
  const own = ownName(label, place);
  const methods = methodForms(place);
  if (shape !== "local") {
    const forms = [...methods, place].map((method) => `${own}·${method}`);
    return { name: seenFrom(label, place), aliases, forms };
  }
  return { name: `${place}/${own}`, aliases, forms: [own, ...methods.map((method) => `${method}.${own}`)] };
}
