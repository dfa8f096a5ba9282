import { translate } from "../../messages/index.ts";
import type { DrawnCaption } from "../../scene/index.ts";
import type { Rect } from "../../shapes/index.ts";
import { LOOP_ROOM, type Scene } from "../model/index.ts";

/** Of a letter of a caption, and from the figures to the middle of a caption, in layout units. */
const letter = 7.6;
const height = 18;
const apart = 24;

/** The names of the rows, left of them, and of the columns, above them. */
export function captionsOf(scene: Scene, rects: ReadonlyMap<string, Rect>): readonly DrawnCaption[] {
  const { rows, columns } = scene.model.captions ?? {};
  const all = [...scene.boxes, ...scene.nodes].flatMap(({ id }) => rects.get(id) ?? []);
  if (all.length === 0) return [];
  const left = Math.min(...all.map(({ x, width }) => x - width / 2)) - apart;
  const top = Math.min(...all.map(topOf), ...loopsOf(scene, rects).map((rect) => topOf(rect) - LOOP_ROOM)) - apart;
  return [
    ...(rows === undefined ? [] : rowsOf(scene, rects)).map(([row, { y }]) => {
      const text = translate(rows ?? "", { row: row + 1 });
      return { text, rect: { x: left, y, width: height, height: lengthOf(text) }, isUpward: true };
    }),
    ...(columns ?? []).flatMap((name, column): DrawnCaption[] => {
      const own = scene.nodes.flatMap((node) => (node.column === column ? (rects.get(node.id) ?? []) : []));
      if (own.length === 0) return [];
      const x = (Math.min(...own.map((rect) => rect.x)) + Math.max(...own.map((rect) => rect.x))) / 2;
      const text = translate(name);
      return [{ text, rect: { x, y: top, width: lengthOf(text), height }, isUpward: false }];
    }),
  ];
}

/** Chinese letters are nearly twice as wide as others. */
function lengthOf(text: string): number {
  return [...text].reduce((sum, each) => sum + letter * (/\p{Script=Han}/u.test(each) ? 1.8 : 1), 0);
}

function topOf({ y, height }: Rect): number {
  return y - height / 2;
}

/** The figures that an edge leaves at their top to come back to them: what it says stands at the top of its way. */
function loopsOf({ edges }: Scene, rects: ReadonlyMap<string, Rect>): readonly Rect[] {
  return edges.flatMap(({ source, target }) => (source === target ? (rects.get(source) ?? []) : []));
}

/** Each row with the middle of its boxes and of what stands between them; what stands between rows belongs to none. */
function rowsOf(
  { boxes, nodes }: Scene,
  rects: ReadonlyMap<string, Rect>,
): readonly (readonly [number, { y: number }])[] {
  const ends = new Map<number, { top: number; bottom: number }>();
  for (const { id, row } of [...boxes, ...nodes]) {
    const rect = rects.get(id);
    if (row === undefined || !Number.isInteger(row) || rect === undefined) continue;
    const [top, bottom] = [rect.y - rect.height / 2, rect.y + rect.height / 2];
    const known = ends.get(row) ?? { top, bottom };
    ends.set(row, { top: Math.min(known.top, top), bottom: Math.max(known.bottom, bottom) });
  }
  return [...ends].map(([row, { top, bottom }]) => [row, { y: (top + bottom) / 2 }]);
}
