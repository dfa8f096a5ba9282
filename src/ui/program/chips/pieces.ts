import type { LineHint } from "../../adapters/monaco/index.ts";
import { piecesOf, tokenClasses } from "../../tokens/index.ts";

/** How much of a chip is shown: its text, or what stands for it where there is no room. */
export type ChipForm = "full" | "short";

/** A stretch of a chip that looks the same from end to end. */
interface ChipPiece {
  readonly text: string;
  /** Empty for a plain stretch. */
  readonly classes: string;
  /** A brace or a comma between tokens: it is not seen. */
  readonly isSign: boolean;
}

/** How a chip looks as a whole. */
export function chipClasses(chip: LineHint, form: ChipForm): string {
  const { token, tone, isNew, isWaiting, isConclusion } = chip;
  const kind =
    token !== undefined
      ? `${tokenClasses(token, isNew)}${form === "short" ? " is-glyph" : ""}`
      : tone !== undefined
        ? `source-tone source-tone-${tone}${isNew ? " source-tone-new" : ""}`
        : `source-value${isNew ? " is-new" : ""}`;
  return ["source-chip", kind, isWaiting ? "is-waiting" : "", isConclusion ? "is-conclusion" : ""]
    .filter((name) => name !== "")
    .join(" ");
}

/** What stands in a chip: names of things in it are tokens of their own. */
export function chipPieces(chip: LineHint, form: ChipForm): readonly ChipPiece[] {
  const { token, text, names = [], short } = chip;
  if (token !== undefined) return [{ text: form === "short" ? "" : text, classes: "", isSign: false }];
  if (form === "short") return [{ text: short ?? "…", classes: "", isSign: false }];
  return piecesOf(text, names).map(({ kind, text, token }) => ({
    text,
    classes: token === undefined ? "" : tokenClasses(token),
    isSign: kind === "sign",
  }));
}
