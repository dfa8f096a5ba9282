import { sixDigits } from "../hex-color.ts";

/** The page's token of each color, and what it is where the token is no hex color: that of the light theme. */
const tokens = {
  paper: ["--panel", "ffffff"],
  boxLine: ["--line", "e3e2dc"],
  line: ["--line-strong", "cbc9c0"],
  edge: ["--muted", "66645d"],
  text: ["--text", "1d1d1b"],
  muted: ["--muted", "66645d"],
  now: ["--now", "0072b2"],
  nowSoft: ["--now-soft", "e4f0f8"],
  isNew: ["--new", "b35900"],
  newRing: ["--new-ring", "e69f00"],
  why: ["--why", "8a4a74"],
  whySoft: ["--why-soft", "f7ecf3"],
  ok: ["--ok", "00724f"],
  bad: ["--bad", "b34400"],
} as const satisfies Readonly<Record<string, readonly [token: string, fallback: string]>>;

/** The colors of a thing’s token: its text and glyph, its ground, its frame. By hue. */
const hues = ["gray", "green", "sky", "yellow", "black"];

interface TokenColors {
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
}

/** The colors of a graph, from the page's tokens, in a form that a canvas understands: `#rrggbb`. */
export interface Palette extends Readonly<Record<keyof typeof tokens | "box", string>> {
  readonly tokens: readonly TokenColors[];
}

/** Reads the tokens that apply to an element. */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const read = (token: string, fallback: string) => `#${sixDigits(style.getPropertyValue(token)) ?? fallback}`;
  const colors = Object.entries(tokens).map(([name, [token, fallback]]) => [name, read(token, fallback)]);
  const named: Readonly<Record<keyof typeof tokens, string>> = Object.fromEntries(colors);
  const tokensOfThings = hues.map(
    (hue): TokenColors => ({
      ink: read(`--token-${hue}`, named.text),
      soft: read(`--token-${hue}-soft`, named.paper),
      line: read(`--token-${hue}-line`, named.line),
    }),
  );
  return { ...named, tokens: tokensOfThings, box: mix(read("--bg", "f6f6f3"), named.paper, 0.7) };
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
