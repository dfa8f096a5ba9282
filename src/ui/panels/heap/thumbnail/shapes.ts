import type { HeapBox, HeapCloud, HeapSlot } from "../../../../trace/index.ts";
import { moved, type Point, type Shape, textAt } from "../../../shapes/index.ts";
import { type Arrow, type Rectangle, shortName, valuesOf } from "../layout/index.ts";
import { isLast, isNull, LETTERS, type Thumbnail } from "./thumbnail.ts";

const line = { paint: "text", width: 1.2 } as const;
const thin = { paint: "line", width: 1 } as const;
const nowhere: Rectangle = { x: 0, y: 0, width: 0, height: 0 };

/** What is drawn of a small heap, on the page and in figures; `at`: its left upper corner. */
export function thumbnailShapes({ picture, layout, ...drawn }: Thumbnail, at: Point = nowhere): readonly Shape[] {
  const pen = new Pen(drawn, at);
  const placeOf = (id: string): Rectangle => layout.places.get(id) ?? nowhere;
  return [
    ...layout.arrows.flatMap((arrow) => pen.arrow(arrow)),
    ...picture.stack.flatMap((slot, index) => pen.variable(slot, layout.slots[index] ?? nowhere)),
    ...picture.boxes.flatMap((box) => {
      const children = layout.children.get(box.type);
      return children === undefined ? pen.box(box, placeOf(box.id)) : pen.node(box, children, placeOf(box.id));
    }),
    ...picture.clouds.flatMap((cloud) => pen.cloud(cloud, placeOf(cloud.id))),
  ];
}

/** The corners of an arrow's head, from its point. */
const corners = { right: "l-9,-4.5 l0,9", down: "l-4.5,-9 l9,0", up: "l-4.5,9 l9,0" } as const;

type Drawn = Pick<Thumbnail, "hasLabels" | "scale" | "isWordless">;

/** Draws at a scale from a corner. Lines are as wide at each scale. */
class Pen {
  readonly #drawn: Drawn;
  readonly #at: Point;

  constructor(drawn: Drawn, at: Point) {
    this.#drawn = drawn;
    this.#at = at;
  }

  arrow({ kind, path, tip: { x, y, toward } }: Arrow): readonly Shape[] {
    const isArgument = kind === "argument";
    const stroke = isArgument ? ({ paint: "muted", width: line.width, dash: [3, 3] } as const) : line;
    const head = `M${x},${y} ${corners[toward]} Z`;
    return [
      { kind: "path", d: this.#moved(`${path} L${x},${y}`), stroke },
      ...(this.#drawn.hasLabels ? [{ kind: "path", d: this.#moved(head), fill: stroke.paint } as const] : []),
    ];
  }

  variable(slot: HeapSlot, place: Rectangle): readonly Shape[] {
    const frame = { ...this.#frame(place, 4), fill: "box", stroke: thin } as const;
    return [
      ...(this.#drawn.hasLabels ? [frame] : []),
      ...this.#text(place, slot.name),
      ...(isNull(slot) ? [this.#ground(place)] : []),
    ];
  }

  box(box: HeapBox, place: Rectangle): readonly Shape[] {
    return [
      { ...this.#frame(place, 3), fill: "paper", stroke: line },
      ...(this.#drawn.hasLabels ? this.#text(place, valuesOf(box)) : [this.#cells(place)]),
      ...(isLast(box.fields) ? [this.#ground(place)] : []),
    ];
  }

  /** Of a tree: round, with the sign of null at each side where it has no child. */
  node(box: HeapBox, children: readonly string[], place: Rectangle): readonly Shape[] {
    if (!this.#drawn.hasLabels) return this.box(box, place);
    const empty = children.flatMap((name, index) => {
      const isEmpty = box.fields.some((field) => field.name === name && isNull(field));
      return isEmpty ? [(index + 0.5) / children.length] : [];
    });
    return [
      ...empty.map((share) => this.#groundBelow(place, share)),
      { ...this.#frame(place, place.height / 2), fill: "paper", stroke: line },
      ...this.#text(place, valuesOf(box)),
    ];
  }

  cloud({ label }: HeapCloud, place: Rectangle): readonly Shape[] {
    const frame = this.#frame(place, Math.min(9, place.height / 2));
    return [
      { ...frame, fill: "nowSoft", stroke: { paint: "now", width: line.width } },
      ...this.#text(place, shortName(label)),
    ];
  }

  /** The line between two cells of an object. */
  #cells({ x, y, width, height }: Rectangle): Shape {
    return { kind: "path", d: this.#moved(`M${x + width / 2},${y} v${height}`), stroke: thin };
  }

  /** The sign of an earthed wire, lying, behind a rectangle. */
  #ground({ x, y, width, height }: Rectangle): Shape {
    const [left, middle] = [x + width, y + height / 2];
    const bars = `M${left + 6},${middle - 6} v12 M${left + 9.5},${middle - 3.5} v7 M${left + 13},${middle - 1.5} v3`;
    return { kind: "path", d: this.#moved(`M${left},${middle} h6 ${bars}`), stroke: line };
  }

  /** The same standing, below a rectangle: so far from its left edge, as a share of its width. */
  #groundBelow({ x, y, width, height }: Rectangle, share: number): Shape {
    const [middle, bottom] = [x + width * share, y + height];
    const bars = `M${middle - 6},${bottom + 6} h12 M${middle - 3.5},${bottom + 9.5} h7 M${middle - 1.5},${bottom + 13} h3`;
    return { kind: "path", d: this.#moved(`M${middle},${bottom - 3} V${bottom + 6} ${bars}`), stroke: thin };
  }

  #text({ x, y, width, height }: Rectangle, text: string): readonly Shape[] {
    const { hasLabels, scale, isWordless } = this.#drawn;
    if (isWordless || text === "") return [];
    const face = { family: "mono", size: (hasLabels ? LETTERS.labeled : LETTERS.plain) * scale } as const;
    const middle = { x: this.#at.x + (x + width / 2) * scale, y: this.#at.y + (y + height / 2) * scale };
    return [textAt(middle, text, face, "text", "middle")];
  }

  #frame({ x, y, width, height }: Rectangle, radius: number): Extract<Shape, { kind: "box" }> {
    const { scale } = this.#drawn;
    return {
      kind: "box",
      x: this.#at.x + x * scale,
      y: this.#at.y + y * scale,
      width: width * scale,
      height: height * scale,
      radius: radius * scale,
    };
  }

  #moved(path: string): string {
    return moved(path, this.#at, this.#drawn.scale);
  }
}
