import { GIFEncoder, nearestColorIndex } from "gifenc";
import { type Colors, tokenHues } from "../shapes/index.ts";

type Color = readonly [number, number, number];

/** Of pixels that stay as they are. */
const UNCHANGED = 255;
/** A frame is drawn over the one before. */
const KEEP = 1;

/** An animated GIF that goes on for ever. Of each picture only the pixels are written that differ from the one before. */
export class Gif {
  readonly #gif = GIFEncoder();
  readonly #palette: readonly Color[];
  /** Of colors as `0xrrggbb`: a color is the same in every picture. */
  readonly #nearest = new Map<number, number>();
  #before: Uint8Array | undefined;

  constructor(colors: Colors) {
    this.#palette = paletteOf(colors);
  }

  /** @param milliseconds how long it is shown, in tens */
  add({ data, width, height }: Pick<ImageData, "data" | "width" | "height">, milliseconds: number): void {
    const now = this.#indexed(data);
    const before = this.#before;
    this.#before = now;
    if (before === undefined) {
      this.#gif.writeFrame(now, width, height, { palette: this.#palette, delay: milliseconds, repeat: 0 });
      return;
    }
    const changed = now.map((index, at) => (index === before[at] ? UNCHANGED : index));
    const options = { delay: milliseconds, transparent: true, transparentIndex: UNCHANGED, dispose: KEEP };
    this.#gif.writeFrame(changed, width, height, options);
  }

  #indexed(rgba: Uint8ClampedArray): Uint8Array {
    const indexed = new Uint8Array(rgba.length / 4);
    let [color, index] = [-1, 0];
    for (let pixel = 0, at = 0; pixel < indexed.length; pixel++, at += 4) {
      const [r = 0, g = 0, b = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
      const next = (r << 16) | (g << 8) | b;
      // Most pixels are as their neighbor.
      if (next !== color) [color, index] = [next, this.#indexOf(next)];
      indexed[pixel] = index;
    }
    return indexed;
  }

  #indexOf(color: number): number {
    const known = this.#nearest.get(color);
    if (known !== undefined) return known;
    const index = nearestColorIndex(this.#palette, rgbOf(color));
    this.#nearest.set(color, index);
    return index;
  }

  finish(): Blob {
    this.#gif.finish();
    return new Blob([this.#gif.bytes()], { type: "image/gif" });
  }
}

/** How many shades there are between a color and its ground: the edges of letters and lines are smoothed. */
const SHADES = 8;

/**
 * The colors of figures, and the shades between each and what it stands on: the same for every picture, so that nothing
 * flickers. The last place is left to what is unchanged.
 */
export function paletteOf(colors: Colors): readonly Color[] {
  const { paper } = colors;
  const onPaper = Object.entries(colors).flatMap(([name, color]) =>
    /(Ink|Soft|Softer)$/.test(name) ? [] : [[paper, color]],
  );
  const onSoft = (["nowSoft", "whySoft"] as const).flatMap((soft) => [
    [colors[soft], colors.text],
    [colors[soft], colors.muted],
  ]);
  const inTokens = tokenHues.map((hue) => [colors[`${hue}Soft`], colors[`${hue}Ink`]]);
  const found = new Map<string, Color>();
  const take = (color: Color): void => {
    if (found.size < UNCHANGED) found.set(color.join(" "), color);
  };
  for (const color of Object.values(colors)) take(parsed(color));
  for (const [ground = paper, color = paper] of [...onPaper, ...onSoft, ...inTokens])
    shades(parsed(ground), parsed(color), SHADES).forEach(take);
  const palette = [...found.values()];
  // A color table of a GIF has 256 entries; the nearest color is the first of equal ones.
  while (palette.length <= UNCHANGED) palette.push(parsed(paper));
  return palette;
}

/** The colors between two, without these. */
function shades(from: Color, to: Color, count: number): readonly Color[] {
  return Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    const between = (a: number, b: number): number => Math.round(a + (b - a) * share);
    return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])];
  });
}

/** Of `#rrggbb`. */
function parsed(color: string): Color {
  return rgbOf(Number.parseInt(color.slice(1), 16));
}

function rgbOf(color: number): Color {
  return [color >> 16, (color >> 8) & 0xff, color & 0xff];
}
