import type { PseudocodeLine, TextPiece } from "./view-data.ts";

const styles: Readonly<Record<string, TextPiece["style"]>> = {
  "#": "keyword",
  "@": "procedure",
  "*": "math",
  "~": "sub",
  "^": "sup",
};

/**
 * A line of pseudocode from its markup: `#keyword#`, `@Procedure@`, `*math*`, `~sub~`, `^sup^`; everything else is
 * plain. Marks do not nest.
 */
export function pseudocodeLine(number: number, indent: number, markup: string, isExtension = false): PseudocodeLine {
  const pieces = [...markup.matchAll(/([#@*~^])(.+?)\1|[^#@*~^]+|\*/g)].map(
    ([whole, mark, inner]): TextPiece =>
      mark === undefined || inner === undefined
        ? { text: whole, style: "plain" }
        : { text: inner, style: styles[mark] ?? "plain" },
  );
  return { line: number, indent, pieces, isExtension };
}
