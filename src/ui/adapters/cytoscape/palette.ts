import { type Paleness, usualPaleness } from "../../scene/index.ts";
import { type Colors, lightColors, type Paint, pageColors } from "../../shapes/index.ts";
import { sixDigits } from "../hex-color.ts";

/** A graph has many borders: they are paler than those of controls. */
const own: Readonly<Record<Paint, string>> = { ...pageColors, line: "--line-strong" };

/** Colors, and how pale they are. */
export type Palette = Colors & Paleness;

/** The colors of a graph, from those that apply to an element, in a form that a canvas understands: `#rrggbb`. */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const read = (name: string, other: string): string => {
    const digits = sixDigits(style.getPropertyValue(name));
    return digits === undefined ? other : `#${digits}`;
  };
  const paints = Object.keys(own) as readonly Paint[];
  const colors = Object.fromEntries(paints.map((paint) => [paint, read(own[paint], lightColors[paint])])) as Colors;
  const share = (name: keyof Paleness) => Number(style.getPropertyValue(`--${name}`)) || usualPaleness[name];
  return {
    ...colors,
    ghost: share("ghost"),
    context: share("context"),
    box: mix(read("--bg", colors.paper), colors.paper, 0.7),
  };
}

/** A mixture of two `#rrggbb` colors, with this share of the first. */
function mix(first: string, second: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(first.slice(at, at + 2), 16);
    const b = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
