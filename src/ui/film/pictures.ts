import { cameraFor, type Viewport } from "../adapters/cytoscape/index.ts";
import {
  type Figure,
  figureAround,
  fitted,
  type Shape,
  type ShapeGroup,
  type StageFigures,
  type Typeface,
  widthOf,
} from "../figures/index.ts";
import { t } from "../messages/index.ts";
import { type Rect, rectAround, type Size, textAt } from "../shapes/index.ts";
import type { Stop } from "./stops.ts";

/** The pictures of a film: all of the same size, in CSS pixels. */
export interface Pictures {
  readonly figures: readonly Picture[];
  readonly width: number;
  readonly height: number;
}

interface Picture {
  readonly figure: Figure;
  /** From its units to pixels. */
  readonly scale: number;
}

/** In pixels: for a slide. */
const screen: Size = { width: 1440, height: 810 };
/** A drawing that would be smaller than the first is followed by a camera, as on the stage; none is larger than the last. */
const zooms = { least: 0.8, utmost: 0.8, part: 1, most: 2 } as const;
const caption: Typeface = { family: "sans", size: 22 };
const captionLine = 32;
const captionLines = 2;
const captionHeight = captionLine * captionLines + 20;

/**
 * One picture for each stop: the view, and below it the step in words.
 *
 * @param pause is awaited between two drawings; true: no more are wanted
 * @returns undefined if no more were wanted
 */
export async function picturesOf(
  figures: Pick<StageFigures, "figure" | "sentence">,
  view: string,
  stops: readonly Stop[],
  pause: () => Promise<boolean>,
): Promise<Pictures | undefined> {
  const drawn: (Figure | undefined)[] = [];
  for (const { at, since } of stops) {
    drawn.push(await figures.figure(view, at, since));
    if (await pause()) return undefined;
  }
  const all = rectAround(drawn.flatMap((figure) => (figure === undefined ? [] : [rectOf(figure)])));
  const canvas = all === undefined ? { width: screen.width, height: 60 } : sizeFor(all);
  let camera: Viewport | undefined;
  const pictures = stops.map(({ at, since, name }, index): Picture => {
    const figure = drawn[index];
    if (all !== undefined) camera = cameraFor({ canvas, all, ...focusOf(figure), zooms, before: camera });
    const title = t("film.caption", { step: name, text: at === 0 ? "" : figures.sentence(at, since) });
    return captioned(figure, camera ?? { zoom: 1, pan: { x: 0, y: 0 } }, canvas, title);
  });
  return { figures: pictures, width: canvas.width, height: canvas.height + captionHeight };
}

/** As large as the drawing, where all of it can be read at once. */
function sizeFor(all: Rect): Size {
  const whole = Math.min(zooms.most, screen.width / all.width, screen.height / all.height);
  if (whole < zooms.least) return screen;
  // The camera leaves free as much around the drawing.
  const height = Math.min(screen.height, all.height * whole + 60);
  return { width: Math.min(screen.width, Math.max(720, all.width * whole + 40)), height };
}

/** What is new, and what it rests on, as the looks of the elements tell. */
function focusOf(figure: Figure | undefined): { readonly change: readonly Rect[]; readonly premises: readonly Rect[] } {
  const groups = (figure?.shapes ?? []).filter((shape) => shape.kind === "group");
  const rectsOf = (isWanted: (group: ShapeGroup) => boolean): readonly Rect[] =>
    groups.filter(isWanted).map(({ shapes }) => rectOf(figureAround("", shapes)));
  const is = ({ classes }: ShapeGroup, ...names: readonly string[]) => names.some((name) => classes.includes(name));
  return {
    change: rectsOf((group) => is(group, "new", "changed") && !is(group, "box")),
    premises: rectsOf((group) => is(group, "marked") && !is(group, "new", "changed", "box")),
  };
}

function rectOf({ x, y, width, height }: Figure): Rect {
  return { x: x + width / 2, y: y + height / 2, width, height };
}

/** What the camera shows, with the words on a band of paper below. */
function captioned(figure: Figure | undefined, { zoom, pan }: Viewport, canvas: Size, title: string): Picture {
  const [x, y] = [-pan.x / zoom, -pan.y / zoom];
  const [width, height] = [canvas.width / zoom, canvas.height / zoom];
  const band = captionHeight / zoom;
  const face = { ...caption, size: caption.size / zoom };
  const lines = wrapped(title, caption, canvas.width - 3 * caption.size);
  const shapes: readonly Shape[] = [
    ...(figure?.shapes ?? []),
    { kind: "box", x, y: y + height, width, height: band, radius: 0, fill: "paper" },
    ...lines.map((text, line) => {
      const down = (captionLine * (line + 0.5) + 6) / zoom;
      return textAt({ x: x + caption.size / zoom, y: y + height + down }, text, face, "text");
    }),
  ];
  return { figure: { title, x, y, width, height: height + band, shapes }, scale: zoom };
}

/** A text in a few lines, the last one cut where it must be. */
function wrapped(text: string, face: Typeface, space: number): readonly string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== "" && lines.length < captionLines - 1 && widthOf(rest, face) > space) {
    const end = breakOf(rest, face, space);
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === "" ? lines : [...lines, fitted(rest, face, space)];
}

/** Where a line that is too long ends: after a space, or between two letters where there is none. */
function breakOf(text: string, face: Typeface, space: number): number {
  let end = 0;
  let lastSpace = 0;
  for (const letter of text) {
    if (widthOf(text.slice(0, end + letter.length), face) > space) break;
    end += letter.length;
    if (letter === " ") lastSpace = end;
  }
  return lastSpace > 0 ? lastSpace : Math.max(1, end);
}
