/** The colors of a graph, from the page's tokens, in a form that a canvas understands. */
export interface Palette {
  readonly panel: string;
  readonly box: string;
  readonly boxLine: string;
  readonly line: string;
  readonly edge: string;
  readonly text: string;
  readonly muted: string;
  readonly now: string;
  readonly nowSoft: string;
  readonly isNew: string;
  readonly newRing: string;
  readonly newSoft: string;
  readonly why: string;
  readonly whySoft: string;
  readonly ok: string;
  readonly bad: string;
}

/** Reads the tokens that apply to an element. Unknown ones fall back to the light theme. */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const read = (token: string, fallback: string) => plainColor(style.getPropertyValue(token).trim(), fallback);
  const panel = read("--panel", "#ffffff");
  const line = read("--line-strong", "#cbc9c0");
  return {
    panel,
    line,
    box: mix(read("--bg", "#f6f6f3"), panel, 0.7),
    boxLine: read("--line", "#e3e2dc"),
    edge: read("--muted", "#66645d"),
    text: read("--text", "#1d1d1b"),
    muted: read("--muted", "#66645d"),
    now: read("--now", "#0072b2"),
    nowSoft: read("--now-soft", "#e4f0f8"),
    isNew: read("--new", "#b35900"),
    newRing: read("--new-ring", "#e69f00"),
    newSoft: read("--new-soft", "#fdf3df"),
    why: read("--why", "#8a4a74"),
    whySoft: read("--why-soft", "#f7ecf3"),
    ok: read("--ok", "#00724f"),
    bad: read("--bad", "#b34400"),
  };
}

/** `#rgb` and `#rrggbb` as they are; anything else is read as the fallback. */
function plainColor(value: string, fallback: string): string {
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  return short === null
    ? named(value, fallback)
    : `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`;
}

/** Color words and functions, as far as the browser turns them into `#rrggbb`. */
function named(value: string, fallback: string): string {
  const context = value === "" ? null : document.createElement("canvas").getContext("2d");
  if (context === null) return fallback;
  context.fillStyle = fallback;
  context.fillStyle = value;
  const color = context.fillStyle;
  return /^#[0-9a-f]{6}$/i.test(color) ? color : fallback;
}

/** A mixture of two `#rrggbb` colors, with this share of the first. */
export function mix(first: string, second: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(first.slice(at, at + 2), 16);
    const b = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
