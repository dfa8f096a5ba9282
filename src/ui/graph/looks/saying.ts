import { setAt } from "../../../kernel/index.ts";
import type { EdgeWeight } from "../../scene/index.ts";
import { listed, shortened } from "../model/index.ts";

/** What an edge of the drawing says, and the line that goes with it. */
export interface Saying {
  readonly text: string;
  /** All of it, where there is no space for it. */
  readonly fullText?: string;
  readonly weight: EdgeWeight | undefined;
  /** Of the weight, or "". */
  readonly glyph: string;
}

/** By the glyph that is written for it; the first one decides how a line with several weights is drawn. */
const glyphs: Readonly<Record<EdgeWeight, string>> = { any: "●", id: "◐", const: "○" };

/**
 * What one line says for the edges that run along it. `a : w` and `b : w` become `a, b : w`, and a known weight has its
 * glyph: `a, b ● any`. An edge that says its weight only needs no word when it changes nothing.
 */
export function saying(texts: readonly string[]): Saying {
  const byWeight = new Map<string, Set<string>>();
  for (const text of texts) {
    const { name, weight } = symbolOf(text);
    setAt(byWeight, weight).add(name);
  }
  const weight = ranked.find((known) => byWeight.has(known));
  // A line of several weights is long: there the glyphs alone tell them apart.
  const isLong = byWeight.size > 1 && [...byWeight.keys()].every(isKnown);
  const said = (named: typeof listed) =>
    [...byWeight].map(([each, names]) => written(named(names), each, isLong)).join("; ");
  const text = shortened(said(listed), LONGEST);
  const fullText = text.includes("…") ? said((names) => [...names].join(", ")) : text;
  return {
    text,
    ...(fullText === text ? {} : { fullText }),
    weight,
    glyph: weight === undefined ? "" : glyphs[weight],
  };
}

/** What an edge says, taken apart: `main : any` is a symbol with its weight, `any` a weight alone. */
export function symbolOf(text: string): { readonly name: string; readonly weight: string } {
  const [, name = "", weight = ""] = /^(?:(.*) : )?(any|id|const)$/.exec(text) ??
    /^(.*) : (.+)$/.exec(text) ?? ["", text];
  return { name, weight };
}

/** In characters, for the names of a few weights. */
const LONGEST = 600;

const ranked: readonly EdgeWeight[] = ["any", "id", "const"];

function isKnown(weight: string): weight is EdgeWeight {
  return ranked.some((known) => known === weight);
}

function written(names: string, weight: string, isLong: boolean): string {
  if (!isKnown(weight)) return weight === "" ? names : `${names} : ${weight}`;
  if (names === "" && weight === "id") return "";
  return [names, glyphs[weight], isLong ? "" : weight].filter((part) => part !== "").join(" ");
}
