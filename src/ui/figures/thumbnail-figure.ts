import {
  cellsIn,
  groundBehind,
  isLast,
  isNull,
  LETTERS,
  type Rectangle,
  shortName,
  type Thumbnail,
} from "../panels/index.ts";
import { moved, type Shape } from "../shapes/index.ts";

/** A heap in a card, as the page draws it small; `at`: its left upper corner. */
export function thumbnailShapes(
  { picture, layout, scale, isWordless }: Thumbnail,
  at: { readonly x: number; readonly y: number },
): readonly Shape[] {
  const face = { family: "mono", size: LETTERS.plain * scale } as const;
  const line = { paint: "text", width: 1.2 } as const;
  const thin = { paint: "line", width: 1 } as const;
  const path = (d: string): Shape => ({ kind: "path", d: moved(d, at, scale), stroke: line });
  const text = ({ x, y, width, height }: Rectangle, said: string): readonly Shape[] => {
    const middle = { x: at.x + (x + width / 2) * scale, y: at.y + (y + height / 2) * scale };
    return isWordless ? [] : [{ kind: "text", ...middle, text: said, face, anchor: "middle", paint: "text" }];
  };
  const box = ({ x, y, width, height }: Rectangle, radius: number): Extract<Shape, { kind: "box" }> => ({
    kind: "box",
    x: at.x + x * scale,
    y: at.y + y * scale,
    width: width * scale,
    height: height * scale,
    radius: radius * scale,
  });
  const placeOf = (id: string): Rectangle => layout.places.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [
    ...layout.arrows.map(({ kind, path: d, tip }): Shape => {
      const stroke = kind === "argument" ? { ...thin, dash: [3, 3] } : line;
      return { kind: "path", d: moved(`${d}L${tip.x},${tip.y}`, at, scale), stroke };
    }),
    ...picture.stack.flatMap((slot, index) => {
      const place = layout.slots[index];
      if (place === undefined) return [];
      return [...text(place, slot.name), ...(isNull(slot) ? [path(groundBehind(place))] : [])];
    }),
    ...picture.boxes.flatMap(({ id, fields }): readonly Shape[] => {
      const place = placeOf(id);
      return [
        { ...box(place, 3), fill: "paper", stroke: line },
        { kind: "path", d: moved(cellsIn(place), at, scale), stroke: thin },
        ...(isLast(fields) ? [path(groundBehind(place))] : []),
      ];
    }),
    ...picture.clouds.flatMap(({ id, label }): readonly Shape[] => {
      const place = placeOf(id);
      const ground = { ...box(place, Math.min(9, place.height / 2)), fill: "nowSoft" } as const;
      return [{ ...ground, stroke: { paint: "now", width: 1.2 } }, ...text(place, shortName(label))];
    }),
  ];
}
