import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { at } from "../../../scripts/paths.mjs";
import { tokenHues } from "../shapes/index.ts";

// What the style sheet of tokens promises to readers: that each text can be read on each ground it may stand on.

const sheet = readFileSync(at("src/ui/theme/tokens.css"), "utf8").replaceAll(/\/\*.*?\*\//gs, "");

const themes = ["light", "dark", "contrast"] as const;
type Theme = (typeof themes)[number];

const texts = ["text", "muted", "faint", "now-text", "new", "why", "bad", "ok"] as const;
const code = ["keyword", "type", "string", "number", "comment"] as const;
const grounds = [
  "panel",
  "bg",
  "raised",
  "sunken",
  "now-soft",
  "now-softer",
  "new-soft",
  "why-soft",
  "bad-soft",
] as const;

/** Where what is written in a drawing stands. */
const papers = ["panel", "bg"] as const;

/** What applies in a theme, at the desk or in *Present*: later rules count more, as each of them has one class more. */
function tokensOf(theme: Theme, isPresenting: boolean): (name: string) => string {
  const found = new Map<string, string>();
  for (const [, selectors = "", body = ""] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const applies = selectors.split(",").some((selector) => {
      const [, own] = /\[data-theme="(\w+)"\]/.exec(selector) ?? [];
      const isForPresent = selector.includes('[data-mode="present"]');
      return !selector.includes(":lang") && (own ?? theme) === theme && (!isForPresent || isPresenting);
    });
    if (applies)
      for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) found.set(name, value);
  }
  return (name) => found.get(name) ?? expect.fail(`there is no --${name}`);
}

type Channels = readonly [number, number, number];

function channelsOf(color: string): Channels {
  const digits = color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit).join("") : color.slice(1);
  const read = (from: number) => Number.parseInt(digits.slice(from, from + 2), 16);
  return [read(0), read(2), read(4)];
}

/** A color that lies over another one and lets it through. */
function over(color: Channels, ground: Channels, opacity: number): Channels {
  const mixed = (at: 0 | 1 | 2) => color[at] * opacity + ground[at] * (1 - opacity);
  return [mixed(0), mixed(1), mixed(2)];
}

/** As WCAG 2 defines it. */
function contrast(one: Channels, other: Channels): number {
  const luminance = (color: Channels): number => {
    const [red, green, blue] = color.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The pairs of text and ground that are not told apart so well. */
function weakerThan(least: number, theme: Theme, isPresenting: boolean): readonly string[] {
  const token = tokensOf(theme, isPresenting);
  const pairs = [
    ...[...texts, ...code].flatMap((text) => grounds.map((ground) => [text, ground] as const)),
    ...tokenHues.map((hue) => [`token-${hue}`, `token-${hue}-soft`] as const),
    ["on-now", "now"] as const,
  ];
  return pairs.flatMap(([text, ground]) => {
    const found = contrast(channelsOf(token(text)), channelsOf(token(ground)));
    return found < least ? [`--${text} on --${ground}: ${found.toFixed(2)}`] : [];
  });
}

/** What is written in a drawing on its paper or as a token, as pale as `share` says, that is not told apart so well. */
function paleTexts(least: number, share: string, theme: Theme, isPresenting: boolean): readonly string[] {
  const token = tokensOf(theme, isPresenting);
  const opacity = Number(token(share));
  return papers.flatMap((paper) => {
    const below = channelsOf(token(paper));
    const pairs = [
      ...texts.map((text) => [text, paper] as const),
      ...tokenHues.map((hue) => [`token-${hue}`, `token-${hue}-soft`] as const),
    ];
    return pairs.flatMap(([text, ground]) => {
      const pale = (name: string) => over(channelsOf(token(name)), below, opacity);
      const found = contrast(pale(text), pale(ground));
      return found < least ? [`--${text} on --${ground} over --${paper}: ${found.toFixed(2)}`] : [];
    });
  });
}

describe.each(themes)("in the %s theme", (theme) => {
  test("each text is told from each ground by 4.5:1", () => {
    expect(weakerThan(4.5, theme, false)).toEqual([]);
  });

  test("in Present each text is told from each ground by 7:1, also where it is only context of the step", () => {
    expect(weakerThan(7, theme, true)).toEqual([]);
    expect(paleTexts(7, "context", theme, true)).toEqual([]);
  });
});

test("in the contrast theme what is not there yet can be read: 4.5:1", () => {
  expect(paleTexts(4.5, "ghost", "contrast", false)).toEqual([]);
  expect(paleTexts(4.5, "ghost", "contrast", true)).toEqual([]);
});
