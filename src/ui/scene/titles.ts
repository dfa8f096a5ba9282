import { bold, type Shape, type Typeface, textAt } from "../shapes/index.ts";
import type { DrawnBox, DrawnCaption, Look } from "./drawing/index.ts";
import { inset } from "./node-texts.ts";
import { grown, type Writer } from "./writer.ts";

/** Where a title begins, from the left upper corner of its box. */
const titleCorner = { x: 16, y: 22 } as const;

/** What there is for the title of a box: the sign that it can be closed is at its right. */
export function titleSpace({ rect }: DrawnBox): number {
  return rect.width - 2 * inset - 24;
}

export function titleOf({ label }: DrawnBox, { isNew, label: ahead = label }: Look): string {
  return isNew ? `● ${label}` : ahead;
}

/** A title that fits, on a ground that no line crosses. */
export function titleShapes(
  box: DrawnBox,
  look: Look,
  title: string,
  face: Typeface,
  writer: Writer,
): readonly Shape[] {
  const x = box.rect.x - box.rect.width / 2 + titleCorner.x;
  const y = box.rect.y - box.rect.height / 2 + titleCorner.y;
  const height = (20 * face.size) / bold.size;
  const width = writer.widthOf(title, face) + 8;
  const paint = look.isNew ? "isNew" : "muted";
  return [
    { kind: "box", x: x - 4, y: y - height / 2, width, height, radius: 0, fill: "box" },
    { ...textAt({ x, y }, title, face, paint), space: titleSpace(box) + 2 },
  ];
}

/** What a row or a column is called. */
export function captionShape({ text, rect, isUpward }: DrawnCaption, writer: Writer): Shape {
  const face = grown(bold, writer.growth);
  const x = isUpward ? rect.x : writer.inSight(rect.x, writer.widthOf(text, face) / 2 + 6);
  return { ...textAt({ x, y: rect.y }, text, face, "muted", "middle"), isUpward };
}
