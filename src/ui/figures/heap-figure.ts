import type { HeapBox, HeapCloud, HeapPicture, HeapSlot } from "../../trace/index.ts";
import { FOOT, HEAD, layoutHeap, ownerText, PADDING, REGION, type Rectangle, ROW, TIP } from "../panels/index.ts";
import {
  bold,
  type Figure,
  figureAround,
  mono,
  moved,
  type Shape,
  type ShapeGroup,
  type Typeface,
} from "../shapes/index.ts";

const face: Typeface = { family: "mono", size: 14 };
const small: Typeface = { family: "mono", size: 11 };
/** Between heaps that stand below each other, and of a line of text. */
const GAP = 40;
const LINE = 20;

type Arrow = ReturnType<typeof layoutHeap>["arrows"][number];

/** Heaps as the page draws them, one below the other, each with the facts that a drawing cannot show. */
export function heapFigure(
  title: string,
  pictures: readonly HeapPicture[],
  originText: (origin: "new" | "freed") => string,
): Figure {
  const shapes: Shape[] = [];
  let top = 0;
  for (const picture of pictures) {
    if (picture.title !== undefined) {
      shapes.push({ kind: "text", x: 0, y: top, text: picture.title, face: bold, anchor: "start", paint: "text" });
      top += LINE;
    }
    const { shapes: own, height } = pictureShapes(picture, originText, top);
    shapes.push(...own);
    top += height;
    for (const fact of picture.facts) {
      shapes.push({ kind: "text", x: 0, y: top + LINE / 2, text: fact, face: mono, anchor: "start", paint: "muted" });
      top += LINE;
    }
    top += GAP;
  }
  return figureAround(title, shapes);
}

function pictureShapes(
  picture: HeapPicture,
  originText: (origin: "new" | "freed") => string,
  down: number,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const { places, slots, arrows, stars, height } = layoutHeap(picture);
  const placeOf = (id: string): Rectangle => lowered(places.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }, down);
  const shapes: Shape[] = [
    ...[...places.values()].map((place): Shape => {
      const { x, y, width, height } = lowered(place, down);
      const size = { width: width + 2 * REGION, height: height + 2 * REGION };
      return {
        kind: "box",
        x: x - REGION,
        y: y - REGION,
        ...size,
        radius: 14,
        stroke: { paint: "boxLine", width: 1, dash: [3, 3] },
      };
    }),
    ...picture.stack.flatMap((slot, index) => {
      const place = slots[index];
      return place === undefined ? [] : [variableGroup(slot, lowered(place, down), place.isTag)];
    }),
    ...stars.map(
      ({ x, y }): Shape => ({
        kind: "text",
        x,
        y: y + down,
        text: "∗",
        face: { ...face, size: 18 },
        anchor: "middle",
        paint: "muted",
      }),
    ),
    ...picture.boxes.map((box) => boxGroup(box, placeOf(box.id), originText)),
    ...picture.clouds.map((cloud) => cloudGroup(cloud, placeOf(cloud.id))),
    ...arrows.flatMap((arrow) => arrowShapes(arrow, down)),
  ];
  return { shapes, height };
}

function lowered({ x, y, width, height }: Rectangle, down: number): Rectangle {
  return { x, y: y + down, width, height };
}

function group(element: string, kind: string, isNew: boolean, shapes: readonly Shape[]): ShapeGroup {
  return { kind: "group", element, classes: [kind, "shown", ...(isNew ? ["new"] : [])], shapes };
}

function variableGroup(slot: HeapSlot, place: Rectangle, isTag: boolean): ShapeGroup {
  const { x, y, width, height } = place;
  const frame: Shape = {
    kind: "box",
    ...place,
    radius: 5,
    fill: "paper",
    stroke: { paint: slot.isNew ? "newRing" : "line", width: slot.isNew ? 2 : 1 },
  };
  const name: Shape = {
    kind: "text",
    x: x + width / 2,
    y: y + height / 2,
    text: slot.name,
    face,
    anchor: "middle",
    paint: "text",
  };
  return group(slot.name, "variable", slot.isNew, isTag ? [frame, name] : [frame, ...slotShapes(slot, place)]);
}

/** Name and value of a variable or a field; `null` is the ground sign. */
function slotShapes({ name, text, target, isNew }: HeapSlot, { x, y, width, height }: Rectangle): readonly Shape[] {
  const middle = y + height / 2;
  const right = x + width - PADDING;
  const shapes: Shape[] = [
    { kind: "text", x: x + PADDING, y: middle, text: name, face, anchor: "start", paint: "text" },
  ];
  if (isNew) shapes.push({ kind: "box", x: x + 2, y: y + 4, width: 4, height: height - 8, radius: 2, fill: "newRing" });
  if (target === "null") {
    const g = right - 8;
    const d = `M${g - 8} ${middle - 4}H${g}V${middle + 1}M${g - 8} ${middle + 1}H${g + 8}M${g - 5} ${middle + 5}H${g + 5}M${g - 2} ${middle + 9}H${g + 2}`;
    shapes.push({ kind: "path", d, stroke: { paint: "text", width: 1.4 } });
  } else if (text !== name)
    shapes.push({
      kind: "text",
      x: right,
      y: middle,
      text,
      face,
      anchor: "end",
      paint: target === undefined ? "text" : "now",
    });
  return shapes;
}

function boxGroup(box: HeapBox, place: Rectangle, originText: (origin: "new" | "freed") => string): ShapeGroup {
  const { label, type, fields, origin, owner, isNew } = box;
  const { x, y, width, height } = place;
  const stroke = { paint: isNew ? "newRing" : "line", width: isNew ? 2.4 : 1.3 } as const;
  const shapes: Shape[] = [{ kind: "box", ...place, radius: 6, fill: "paper", stroke }];
  if (owner !== undefined) {
    const top = y + height - FOOT;
    shapes.push(
      { kind: "path", d: `M${x} ${top}h${width}`, stroke: { paint: "boxLine", width: 1 } },
      {
        kind: "text",
        x: x + PADDING,
        y: top + FOOT / 2,
        text: ownerText(owner),
        face: small,
        anchor: "start",
        paint: "muted",
      },
    );
  }
  if (origin === "new")
    shapes.push({
      kind: "box",
      x: x + 3.5,
      y: y + 3.5,
      width: width - 7,
      height: height - 7,
      radius: 3.5,
      stroke: { paint: "line", width: 1 },
    });
  shapes.push(
    { kind: "path", d: `M${x} ${y + HEAD}h${width}`, stroke: { paint: "line", width: 1 } },
    { kind: "text", x: x + PADDING, y: y + HEAD / 2, text: `${label}: ${type}`, face, anchor: "start", paint: "text" },
  );
  if (origin !== "input")
    shapes.push({
      kind: "text",
      x: x + width - PADDING,
      y: y + HEAD / 2,
      text: originText(origin),
      face: small,
      anchor: "end",
      paint: "muted",
    });
  for (const [index, field] of fields.entries())
    shapes.push(...slotShapes(field, { x, y: y + HEAD + index * ROW, width, height: ROW }));
  if (origin === "freed")
    shapes.push({
      kind: "path",
      d: `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`,
      stroke: { paint: "bad", width: 1.4 },
    });
  if (isNew) shapes.push({ kind: "ellipse", x: x + width, y, rx: 5, ry: 5, fill: "isNew" });
  return group(box.id, "heap-box", isNew, shapes);
}

function cloudGroup({ id, label, isNew }: HeapCloud, place: Rectangle): ShapeGroup {
  const { x, y, width, height } = place;
  return group(id, "heap-cloud", isNew, [
    {
      kind: "box",
      ...place,
      radius: 24,
      fill: "box",
      stroke: { paint: isNew ? "newRing" : "line", width: isNew ? 2.4 : 1.3, dash: [6, 4] },
    },
    { kind: "text", x: x + width / 2, y: y + height / 2, text: label, face, anchor: "middle", paint: "text" },
    ...(isNew ? [{ kind: "ellipse", x: x + width - 4, y: y + 4, rx: 5, ry: 5, fill: "isNew" } as const] : []),
  ]);
}

function arrowShapes({ kind, path, start, tip, isNew }: Arrow, down: number): readonly Shape[] {
  const paint = isNew ? "newRing" : "edge";
  const back = tip.x + (tip.toward === "right" ? -TIP : TIP);
  const corners =
    tip.toward === "down"
      ? `${tip.x - 4.5} ${tip.y + down - TIP}L${tip.x + 4.5} ${tip.y + down - TIP}`
      : `${back} ${tip.y + down - 4.5}L${back} ${tip.y + down + 4.5}`;
  const stroke = { paint, width: isNew ? 2.4 : 1.5, ...(kind === "argument" ? { dash: [5, 4] } : {}) } as const;
  const shapes: Shape[] = [
    { kind: "path", d: moved(path, { x: 0, y: down }), stroke },
    { kind: "path", d: `M${tip.x} ${tip.y + down}L${corners}Z`, fill: paint },
  ];
  if (kind === "pointer" && tip.toward !== "down")
    shapes.push({ kind: "ellipse", x: start.x, y: start.y + down, rx: 3.4, ry: 3.4, fill: paint });
  return shapes;
}
