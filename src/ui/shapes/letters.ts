import type { Typeface } from "./figure.ts";

/** Of every letter of JetBrains Mono, and of Inter on average, as shares of the size. */
const monoLetter = 0.6;
const sansLetter = 0.56;
const boldLetter = 0.6;

/** Chinese letters and their punctuation are as wide as they are high. */
const square = /[\u2e80-\u9fff\uff01-\uff60]/u;

/** The width of a text, known without a browser: the command line and the page draw the same. */
export function widthOf(text: string, { family, size, isBold = false }: Typeface): number {
  const letter = family === "mono" ? monoLetter : isBold ? boldLetter : sansLetter;
  return [...text].reduce((width, each) => width + size * (square.test(each) ? 1 : letter), 0);
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
