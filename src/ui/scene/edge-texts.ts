import { label, mono, type Paint, type Point, type Rect, type Shape, shifted, textAt } from "../shapes/index.ts";
import { besideOf, clearOf } from "./clear-of.ts";
import type { DrawnEdge, DrawnToken, Look } from "./drawing/index.ts";
import { symbolTexts, tokenRow } from "./labels/index.ts";
import { plate } from "./plate.ts";
import { saidLineHeight, saidLines } from "./said-lines.ts";
import { middleOfWay, placeOfLabel } from "./ways.ts";
import { grown, type Writer } from "./writer.ts";

/** Where figures stand that texts keep clear of. */
export interface Figures {
  of(ids: readonly string[]): readonly Rect[];
  all(): readonly Rect[];
}

/** What an edge says in words, "" for nothing. */
export function wordsOf(edge: DrawnEdge, { label: own, travels, badge, symbols }: Look): string {
  // Another line says it.
  if (symbols?.length === 0) return "";
  const texts = [own ?? edge.label, travels?.text ?? "", badge ?? ""];
  return texts.filter((part) => part !== "").join(" ");
}

/** Where on its way an edge says it; undefined: in the middle. What goes along it stands there, too. */
export function placeOfWords(edge: DrawnEdge, { label: own, travels }: Look): Point | undefined {
  return travels !== undefined && (own ?? edge.label) === "" ? middleOfWay(edge) : placeOfLabel(edge);
}

/** What goes along an edge is at most so wide; of more the rest is counted. */
const widestTravels = 240;

/** What an edge says, on a plate that no line crosses, clear of the figures; with a ring when it is new. */
export function edgeTexts(
  edge: DrawnEdge,
  look: Look,
  place: Point,
  figures: Figures,
  writer: Writer,
): readonly Shape[] {
  const { growth } = writer;
  if (edge.plan !== undefined && look.symbols !== undefined && look.trail === undefined)
    return symbolTexts(edge.plan, look, place, writer);
  const tokens = look.travels?.tokens;
  if (tokens !== undefined) return travelling(edge, look.label ?? edge.label, tokens, place, figures, writer);
  const lines = saidLines(edge, wordsOf(edge, look));
  const face = grown(look.trail === undefined ? mono : label, growth);
  const isNew = look.isNew || look.isChanged || look.travels !== undefined;
  const width = Math.max(...lines.map((line) => writer.widthOf(line, face))) + (isNew ? 14 : 8);
  const height = (lines.length * saidLineHeight + (isNew ? 7 : 0)) * growth;
  const wanted = { ...place, width, height };
  const at =
    look.travels === undefined
      ? besideOf(wanted, figures.all())
      : clearOf(wanted, figures.of([edge.source, edge.target]), () => figures.all());
  const paint = look.isSelected ? "why" : isNew ? "isNew" : inkOf(look, edge);
  return [
    plate(at, { width, height }, isNew ? "newRing" : undefined),
    ...lines.map((line, index): Shape => {
      const y = at.y + (index - (lines.length - 1) / 2) * saidLineHeight * growth;
      return textAt({ x: at.x, y }, line, face, paint, "middle");
    }),
  ];
}

/** The names that go along an edge at this step, in a ring; before them what the edge says. */
function travelling(
  { source, target }: DrawnEdge,
  said: string,
  tokens: readonly DrawnToken[],
  place: Point,
  figures: Figures,
  writer: Writer,
): readonly Shape[] {
  const { growth } = writer;
  const face = grown(mono, growth);
  const saidWidth = said === "" ? 0 : writer.widthOf(said, face) + 6;
  const row = tokenRow(tokens, { x: 0, y: 0 }, widestTravels, writer);
  const size = { width: saidWidth + row.width + 10, height: Math.min(28 * growth, 32) };
  const at = clearOf({ ...place, ...size }, figures.of([source, target]), () => figures.all());
  const left = at.x - (saidWidth + row.width) / 2;
  return [
    plate(at, size, "newRing"),
    ...(said === "" ? [] : [textAt({ x: left, y: at.y }, said, face, "muted")]),
    ...row.shapes.map((shape) => shifted(shape, { x: left + saidWidth, y: at.y })),
  ];
}

/** By its weight, where it has one, with a glyph in its text. */
function inkOf(look: Look, { line }: DrawnEdge): Paint {
  if (look.trail !== undefined) return "text";
  if (look.isMarked) return "now";
  if (look.isContext === true) return "muted";
  if (look.weight === "any" || line === "spurious") return "bad";
  return look.weight === "const" ? "now" : "muted";
}

/** A way that is not there is crossed out. */
export function cross({ x, y }: Point, growth: number): readonly Shape[] {
  const reach = 11 * growth;
  const d = `M${x - reach} ${y - reach}L${x + reach} ${y + reach}M${x + reach} ${y - reach}L${x - reach} ${y + reach}`;
  return [
    { kind: "path", d, stroke: { paint: "paper", width: 9 * growth, isRound: true } },
    { kind: "path", d, stroke: { paint: "bad", width: 4.5 * growth, isRound: true } },
  ];
}
