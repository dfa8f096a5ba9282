import fc from "fast-check";
import { GifReader } from "omggif";
import { expect, test } from "vitest";
import { law } from "../../testing/seeds.ts";
import { lightColors } from "../figures/index.ts";
import { Gif, paletteOf } from "./gif.ts";

const [width, height] = [7, 5];
const paints = Object.values(lightColors);

/** A picture by the colors of its pixels. */
function pictured(colors: readonly string[]) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [pixel, color] of colors.entries()) {
    const value = Number.parseInt(color.slice(1), 16);
    data.set([value >> 16, (value >> 8) & 0xff, value & 0xff], 4 * pixel);
  }
  return { data, width, height };
}

/** The pictures as a viewer shows them, each drawn over the one before. */
async function shown(gif: Blob) {
  const reader = new GifReader(new Uint8Array(await gif.arrayBuffer()));
  const canvas = new Uint8Array(width * height * 4);
  return Array.from({ length: reader.numFrames() }, (_, frame) => {
    reader.decodeAndBlitFrameRGBA(frame, canvas);
    return { pixels: [...canvas], delay: reader.frameInfo(frame).delay * 10, loops: reader.loopCount() };
  });
}

test("the pictures of a film are read back as they were, pixel by pixel, with their times", async () => {
  const picture = fc.array(fc.constantFrom(...paints), { minLength: width * height, maxLength: width * height });
  const film = fc.array(fc.tuple(picture, fc.constantFrom(500, 1000, 2000)), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(film, async (pictures) => {
      const gif = new Gif(lightColors);
      for (const [colors, milliseconds] of pictures) gif.add(pictured(colors), milliseconds);
      const frames = await shown(gif.finish());
      expect(frames).toEqual(
        pictures.map(([colors, delay]) => ({ pixels: [...pictured(colors).data], delay, loops: 0 })),
      );
    }),
    law(60, 0),
  );
});

test("a picture that changes little takes little", async () => {
  const one = pictured(Array.from({ length: width * height }, (_, pixel) => paints[pixel % paints.length] ?? ""));
  const [once, twice] = [new Gif(lightColors), new Gif(lightColors)];
  once.add(one, 1000);
  twice.add(one, 1000);
  twice.add(one, 1000);
  const size = once.finish().size;
  expect(twice.finish().size - size).toBeLessThan(40);
});

test("the palette has every color of figures, and its last place for what is unchanged", () => {
  const palette = paletteOf(lightColors);
  expect(palette).toHaveLength(256);
  // The last of them is a shade, too: none was left out.
  expect(palette.slice(-2)).toEqual([palette[0], palette[0]]);
  for (const color of paints) {
    const value = Number.parseInt(color.slice(1), 16);
    expect(palette).toContainEqual([value >> 16, (value >> 8) & 0xff, value & 0xff]);
  }
});
