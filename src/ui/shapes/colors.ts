import { type Colors, type Paint, type TokenPaint, tokenHues } from "./figure.ts";

function ofTokens(
  ink: (hue: string) => string,
  soft: (hue: string) => string,
  frame: (hue: string) => string,
): Readonly<Record<TokenPaint, string>> {
  const entries = tokenHues.map((hue) => [
    [`${hue}Ink`, ink(hue)],
    [`${hue}Soft`, soft(hue)],
    [`${hue}Frame`, frame(hue)],
  ]);
  return Object.fromEntries(entries.flat());
}

/** What the page’s style sheet calls them. Thin lines are those of controls, which are seen on every ground. */
export const pageColors: Readonly<Record<Paint, string>> = {
  paper: "--panel",
  box: "--sunken",
  boxLine: "--line",
  line: "--control-line",
  edge: "--muted",
  text: "--text",
  muted: "--muted",
  now: "--now",
  nowText: "--now-text",
  nowSoft: "--now-soft",
  nowSofter: "--now-softer",
  isNew: "--new",
  newRing: "--new-ring",
  why: "--why",
  whySoft: "--why-soft",
  made: "--type",
  ok: "--ok",
  bad: "--bad",
  ...ofTokens(
    (hue) => `--token-${hue}`,
    (hue) => `--token-${hue}-soft`,
    (hue) => `--token-${hue}-line`,
  ),
};

/** Those of the light theme. */
export const lightColors: Colors = {
  paper: "#ffffff",
  box: "#f9f9f7",
  boxLine: "#e3e2dc",
  line: "#8b897f",
  edge: "#66645d",
  text: "#1d1d1b",
  muted: "#5d5b54",
  now: "#0072b2",
  nowText: "#00629b",
  nowSoft: "#e4f0f8",
  nowSofter: "#f1f7fb",
  isNew: "#964a00",
  newRing: "#e69f00",
  why: "#84426e",
  whySoft: "#f7ecf3",
  made: "#00697a",
  ok: "#00724f",
  bad: "#b34400",
  grayInk: "#3b3a36",
  graySoft: "#ecebe5",
  grayFrame: "#8a887f",
  greenInk: "#00543e",
  greenSoft: "#dff2ea",
  greenFrame: "#009e73",
  skyInk: "#0a4a70",
  skySoft: "#e1f1fb",
  skyFrame: "#3f9bd0",
  yellowInk: "#5a4300",
  yellowSoft: "#fcf3c4",
  yellowFrame: "#a88600",
  blackInk: "#000000",
  blackSoft: "#ffffff",
  blackFrame: "#000000",
};

/** For print without colors: what colors say is said by widths, dashes, bars, dots and glyphs as well. */
export const grayColors: Colors = {
  paper: "#ffffff",
  box: "#f7f7f7",
  boxLine: "#bbbbbb",
  line: "#777777",
  edge: "#444444",
  text: "#000000",
  muted: "#333333",
  now: "#000000",
  nowText: "#000000",
  nowSoft: "#e6e6e6",
  nowSofter: "#f7f7f7",
  isNew: "#000000",
  newRing: "#000000",
  why: "#000000",
  whySoft: "#eeeeee",
  made: "#000000",
  ok: "#000000",
  bad: "#000000",
  ...ofTokens(
    () => "#000000",
    () => "#ffffff",
    () => "#777777",
  ),
};
