import type { Box, Figures } from "./figures.ts";

/** A drawing in small, as the data of three paths in a frame of {@link frame}, and how large the lesson is. */
export interface LessonPicture {
  /** Of the recording. */
  readonly steps: number;
  /** Nodes of the graph, cells of the heap, rows of the table. */
  readonly nodes: number;
  /** Names of the rules that it applies, with commas between them. */
  readonly rules: string;
  /** Boxes around shapes. */
  readonly boxes: string;
  readonly shapes: string;
  readonly lines: string;
}

/** The units of the paths. */
const frame = { width: 240, height: 132 };
/** Space for the lines at the rim. */
const rim = 3;
/** A small drawing is not made larger than this. */
const maxScale = 0.9;
/** Among more shapes single ones cannot be told: they stand on a grid, each place once. */
const maxFine = 100;
const grid = 6;

/** The figures of a drawing, shrunk into the frame. */
export function pictureOf(figures: Figures, steps: number, rules: readonly string[]): LessonPicture {
  const { boxes, shapes, lines } = figures;
  const all = [...boxes, ...shapes];
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const width = Math.max(1, Math.max(...all.map((box) => box.x + box.width)) - left);
  const height = Math.max(1, Math.max(...all.map((box) => box.y + box.height)) - top);
  const scale = Math.min(maxScale, (frame.width - 2 * rim) / width, (frame.height - 2 * rim) / height);
  const dx = (frame.width - width * scale) / 2;
  const dy = (frame.height - height * scale) / 2;
  const unit = shapes.length > maxFine ? grid : 1;
  const snapped = (value: number): number => Math.round(value / unit) * unit;
  const at = (x: number, y: number): string => `${snapped((x - left) * scale + dx)} ${snapped((y - top) * scale + dy)}`;
  const rectangle = (box: Box): string => {
    const w = Math.max(2, Math.round(box.width * scale));
    const h = Math.max(2, Math.round(box.height * scale));
    return `M${at(box.x, box.y)}h${w}v${h}h${-w}z`;
  };
  return {
    steps,
    nodes: figures.count,
    rules: rules.join(", "),
    boxes: once(boxes.map(rectangle)),
    shapes: once(shapes.map(rectangle)),
    lines: once(lines.map((line) => pathOf(line.map(({ x, y }) => at(x, y))))),
  };
}

function once(paths: readonly string[]): string {
  return [...new Set(paths)].join("");
}

/** The places of a line, each once. */
function pathOf(places: readonly string[]): string {
  const kept = places.filter((place, index) => place !== places[index - 1]);
  return kept.length < 2 ? "" : `M${kept.join("L")}`;
}
