import { lightColors, paintFigure } from "../figures/index.ts";
import { Gif } from "./gif.ts";
import type { Pictures } from "./pictures.ts";
import type { Webm } from "./webm.ts";

export const filmFormats = ["gif", "webm"] as const;

export type FilmFormat = (typeof filmFormats)[number];

interface FilmRequest {
  readonly format: FilmFormat;
  /** How long each picture is shown. */
  readonly milliseconds: number;
  readonly signal: AbortSignal;
  /** Told after each picture how many there are. */
  readonly onPicture: (made: number) => void;
}

/** Takes what the canvas shows as the next picture. */
interface Writer {
  add(milliseconds: number): Promise<void>;
  finish(): Promise<Blob>;
  cancel(): Promise<void>;
}

/**
 * The pictures one after the other, in the light theme.
 *
 * @returns undefined when it was canceled
 * @throws {NoEncoder} where the browser cannot write the format
 */
export async function filmOf(pictures: Pictures, request: FilmRequest): Promise<Blob | undefined> {
  const { format, milliseconds, signal, onPicture } = request;
  const canvas = document.createElement("canvas");
  canvas.width = even(pictures.width);
  canvas.height = even(pictures.height);
  const context = canvas.getContext("2d", { willReadFrequently: format === "gif" });
  const writer = context === null ? undefined : await writers[format](canvas, context);
  if (context === null || writer === undefined) throw new NoEncoder();
  for (const [index, { figure, scale }] of pictures.figures.entries()) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = lightColors.paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    paintFigure(context, figure, lightColors, scale);
    await writer.add(milliseconds);
    onPicture(index + 1);
    if (!(await pause(signal))) continue;
    await writer.cancel();
    return undefined;
  }
  return writer.finish();
}

/** Lets the page answer; true if it was canceled. */
export async function pause(signal: AbortSignal): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return signal.aborted;
}

/** The browser has no encoder for the format. */
export class NoEncoder extends Error {}

const writers: Readonly<
  Record<FilmFormat, (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => Promise<Writer | undefined>>
> = {
  gif: async ({ width, height }, context) => {
    const gif = new Gif(lightColors);
    return {
      add: async (milliseconds) => gif.add(context.getImageData(0, 0, width, height), milliseconds),
      finish: async () => gif.finish(),
      cancel: async () => undefined,
    };
  },
  webm: async (canvas): Promise<Webm | undefined> => (await import("./webm.ts")).Webm.over(canvas),
};

/** Videos have an even number of pixels each way. */
function even(length: number): number {
  return 2 * Math.ceil(length / 2);
}
