import type { TextShape, Typeface } from "./figure.ts";

/** Of every letter of JetBrains Mono, as a share of the size. */
const monoLetter = 0.6;
/** How much wider letters of Inter are in bold. */
const boldness = 1.04;

/** Letters of Inter that are not as wide as most. */
const sansLetter = 0.59;
const sansLetters: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI !,.:;'·]/, 0.27],
  [/[frt1()/[\]\\{}|"_–-]/, 0.4],
  [/[A-LN-VX-Z+<=>&$~]/, 0.67],
  [/[mwMW%@…→↦✓∅∈]/, 0.88],
];

/** Chinese letters and their punctuation are as wide as they are high. */
const square = /[\u2e80-\u9fff\uff01-\uff60]/u;

/** The width of a text, known without a browser: the command line and the page draw the same. */
export function widthOf(text: string, { family, size, isBold = false }: Typeface): number {
  const widthOfLetter = (letter: string): number => {
    if (square.test(letter)) return 1;
    if (family === "mono") return monoLetter;
    const own = sansLetters.find(([letters]) => letters.test(letter))?.[1] ?? sansLetter;
    return isBold ? own * boldness : own;
  };
  return [...text].reduce((width, letter) => width + size * widthOfLetter(letter), 0);
}

/** How much of its own width a text may take, at most 1: its letters are pressed together. */
export function pressOf({ text, face, space = Number.POSITIVE_INFINITY }: TextShape): number {
  return Math.min(1, space / widthOf(text, face));
}

/** The same for a CSS font: `600 14px Inter`. */
export function cssWidthOf(text: string, font: string): number {
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 14);
  return widthOf(text, { family: font.includes("Mono") ? "mono" : "sans", size, isBold: /^[67]00/.test(font) });
}

/** The text, or as much of its beginning as there is space for, with an ellipsis. */
export function fitted(text: string, face: Typeface, space: number): string {
  if (widthOf(text, face) <= space) return text;
  let rest = space - widthOf("…", face);
  const kept = [...text].filter((letter) => {
    rest = rest < 0 ? rest : rest - widthOf(letter, face);
    return rest >= 0;
  });
  return `${kept.join("")}…`;
}
