import type { HeapBox, HeapCloud, HeapPicture, HeapSlot } from "../../../../trace/index.ts";
import { t } from "../../../messages/index.ts";
import {
  type Point,
  type Shape,
  type ShapeGroup,
  type Stroke,
  shifted,
  type Typeface,
  textAt,
} from "../../../shapes/index.ts";
import {
  type Arrow,
  FOOT,
  HEAD,
  type HeapLayout,
  ownerText,
  PADDING,
  REGION,
  type Rectangle,
  ROW,
  TIP,
  textWidth,
} from "../layout/index.ts";

const face: Typeface = { family: "mono", size: 14 };
const bold: Typeface = { ...face, isBold: true };
const nowhere: Rectangle = { x: 0, y: 0, width: 0, height: 0 };
const thin: Stroke = { paint: "line", width: 1 };
/** The radius of a cloud’s corners: soft, where objects have sharp ones. */
const SOFT = 24;

/** What is drawn of a heap, on the page and in figures: each box and each cloud is an element. */
interface HeapShapes {
  /** Regions, variables and the ∗ between regions: below all else. */
  readonly ground: readonly Shape[];
  readonly boxes: readonly ShapeGroup[];
  readonly clouds: readonly ShapeGroup[];
  readonly arrows: readonly Shape[];
}

/** @param hasChoices whether clouds tell how many choices they have, for a reader who can look at them */
export function heapShapes(picture: HeapPicture, layout: HeapLayout, hasChoices: boolean): HeapShapes {
  const { places, slots, arrows, stars } = layout;
  const placeOf = (id: string): Rectangle => places.get(id) ?? nowhere;
  return {
    ground: [
      part("heap-region", [...places.values()].map(region)),
      ...picture.stack.map((slot, index) => variable(slot, slots[index] ?? { ...nowhere, isTag: false })),
      ...stars.map((at) => part("heap-star", [textAt(at, "∗", { ...bold, size: 22 }, "muted", "middle")])),
    ],
    boxes: picture.boxes.map((box) => boxGroup(box, placeOf(box.id))),
    clouds: picture.clouds.map((cloud) => cloudGroup(cloud, placeOf(cloud.id), hasChoices)),
    arrows: arrows.map(arrowPart),
  };
}

/** All shapes of a heap in the order in which they are drawn, lower by so much. */
export function shapesBelow(top: number, { ground, boxes, clouds, arrows }: HeapShapes): readonly Shape[] {
  return [...ground, ...boxes, ...clouds, ...arrows].map((shape) => shifted(shape, { x: 0, y: top }));
}

/** A part of an element, by its class. */
function part(name: string, shapes: readonly Shape[]): ShapeGroup {
  return { kind: "group", classes: name.split(" "), shapes };
}

function region({ x, y, width, height }: Rectangle): Shape {
  const place = { x: x - REGION, y: y - REGION, width: width + 2 * REGION, height: height + 2 * REGION };
  return { kind: "box", ...place, radius: 14, fill: "nowSofter", stroke: { paint: "boxLine", width: 1, dash: [2, 4] } };
}

/** A variable above what it points to, or with its value at the left. */
function variable(slot: HeapSlot, { isTag, ...place }: HeapLayout["slots"][number]): ShapeGroup {
  const stroke: Stroke = slot.isNew ? { paint: "newRing", width: 2 } : thin;
  const frame: Shape = { kind: "box", ...place, radius: 5, fill: "box", stroke };
  return {
    kind: "group",
    element: slot.name,
    classes: ["heap-variable", ...(slot.isNew ? ["is-new"] : [])],
    shapes: isTag
      ? [frame, textAt(centerOf(place), slot.name, bold, "text", "middle")]
      : [
          frame,
          textAt({ x: place.x + PADDING, y: centerOf(place).y }, slot.name, bold, "text"),
          ...slotValue(slot, place),
        ],
  };
}

/** An object: root and type, then a row for each field. */
function boxGroup(box: HeapBox, place: Rectangle): ShapeGroup {
  const { id, label, type, fields, origin, owner, isNew } = box;
  const { x, y, width, height } = place;
  const [isFreed, paint] = origin === "freed" ? ([true, "bad"] as const) : ([false, "text"] as const);
  const known = { paint, width: 1.4, ...(isFreed ? { dash: [6, 4] } : {}) } as const;
  const stroke: Stroke = isNew ? { ...known, paint: "newRing", width: 2.6 } : known;
  const head = { x: x + PADDING, y: y + HEAD / 2 };
  const rowOf = (index: number): Rectangle => ({ x, y: y + HEAD + index * ROW, width, height: ROW });
  const inner = { x: x + 3.5, y: y + 3.5, width: width - 7, height: height - 7 };
  return {
    kind: "group",
    element: id,
    classes: ["heap-box", `origin-${origin}`, ...(isNew ? ["is-new"] : [])],
    shapes: [
      part("heap-frame", [{ kind: "box", ...place, radius: 6, fill: isFreed ? "box" : "paper", stroke }]),
      ...(owner === undefined ? [] : [ownerPart(owner, place)]),
      ...(origin === "new"
        ? [
            part("heap-frame-inner", [
              { kind: "box", ...inner, radius: 3.5, stroke: { paint: "text", width: 1 } } as const,
            ]),
          ]
        : []),
      { kind: "path", d: `M${x},${y + HEAD} h${width}`, stroke: thin },
      textAt(head, label, bold, paint),
      textAt({ ...head, x: head.x + textWidth(label.length) }, `: ${type}`, face, isFreed ? "bad" : "muted"),
      ...(origin === "input" ? [] : [originPart(origin, x + width - PADDING, head.y)]),
      ...fields.flatMap((field, index) => [
        textAt({ x: x + PADDING, y: centerOf(rowOf(index)).y }, field.name, face, isFreed ? "bad" : "muted"),
        ...slotValue(field, rowOf(index)),
      ]),
      ...(isFreed ? [crossPart(place)] : []),
      ...(isNew ? [newDot({ x: x + width, y })] : []),
    ],
  };
}

/** In the colors of the cloud that it was: cells of one unfolding say the same. */
function ownerPart(owner: string, { x, y, width, height }: Rectangle): ShapeGroup {
  const top = y + height - FOOT;
  const d = `M${x},${top} h${width} v${FOOT - 6} q0,6 -6,6 h${12 - width} q-6,0 -6,-6 z`;
  return part("heap-owner", [
    { kind: "path", d, fill: "nowSoft" },
    textAt({ x: x + PADDING, y: top + FOOT / 2 }, ownerText(owner), face, "nowText"),
  ]);
}

function originPart(origin: "new" | "freed", right: number, y: number): ShapeGroup {
  const text = t(`heap.origin.${origin}`);
  const paint = origin === "freed" ? "bad" : "made";
  return part("heap-tag", [textAt({ x: right, y }, text, bold, paint, "end")]);
}

function crossPart({ x, y, width, height }: Rectangle): ShapeGroup {
  const d = `M${x},${y} l${width},${height} M${x + width},${y} l${-width},${height}`;
  return { ...part("heap-cross", [{ kind: "path", d, stroke: { paint: "bad", width: 1.2 } }]), opacity: 0.55 };
}

/** A predicate: a part of the heap that is not known yet. */
function cloudGroup({ id, label, choices, isNew }: HeapCloud, place: Rectangle, hasChoices: boolean): ShapeGroup {
  const { x, y } = centerOf(place);
  const hint = hasChoices && choices.length > 0 ? t("heap.choices", { count: choices.length }) : "";
  const stroke: Stroke = isNew ? { paint: "newRing", width: 2.6 } : { paint: "now", width: 1.4 };
  const soft: Typeface = { family: "sans", size: 14 };
  return {
    kind: "group",
    element: id,
    classes: ["heap-cloud", ...(isNew ? ["is-new"] : [])],
    shapes: [
      part("heap-frame", [{ kind: "box", ...place, radius: SOFT, fill: "nowSoft", stroke }]),
      textAt({ x, y: hint === "" ? y : y - 7 }, label, bold, "text", "middle"),
      ...(hint === "" ? [] : [part("heap-hint", [textAt({ x, y: y + 12 }, hint, soft, "nowText", "middle")])]),
      ...(isNew ? [newDot({ x: place.x + place.width - 4, y: place.y + 4 })] : []),
    ],
  };
}

/** The value of a variable or a field; `null` is the ground sign. */
function slotValue({ name, text, target, isNew }: HeapSlot, place: Rectangle): readonly Shape[] {
  const { y } = centerOf(place);
  const right = place.x + place.width - PADDING;
  const bar = { x: place.x + 2, y: place.y + 4, width: 4, height: place.height - 8 };
  const paint = target === undefined ? "text" : "muted";
  return [
    ...(isNew ? [part("heap-new-bar", [{ kind: "box", ...bar, radius: 2, fill: "isNew" }])] : []),
    ...(target === "null" ? [groundPart({ x: right - 8, y })] : []),
    ...(target === "null" || text === name ? [] : [textAt({ x: right, y }, text, face, paint, "end")]),
  ];
}

/** The sign of an earthed wire: it leads nowhere. */
function groundPart({ x, y }: Point): ShapeGroup {
  const bars = `M${x - 8},${y + 1} H${x + 8} M${x - 5},${y + 5} H${x + 5} M${x - 2},${y + 9} H${x + 2}`;
  const d = `M${x - 8},${y - 4} H${x} V${y + 1} ${bars}`;
  return part("heap-ground", [{ kind: "path", d, stroke: { paint: "text", width: 1.6 } }]);
}

/** At a corner: the element came with the step. */
function newDot({ x, y }: Point): ShapeGroup {
  return part("heap-new-dot", [{ kind: "ellipse", x, y, rx: 5.5, ry: 5.5, fill: "isNew" }]);
}

/** A line from a dot, or from a variable above, to a filled head; dashed where a predicate only mentions the box. */
function arrowPart({ kind, path, start: from, tip: { x, y, toward }, isNew }: Arrow): ShapeGroup {
  const isArgument = kind === "argument";
  const paint = isNew ? "isNew" : isArgument ? "muted" : "text";
  const back = x + (toward === "right" ? -TIP : TIP);
  const corners =
    toward === "down" ? `L${x - 4.5},${y - TIP} L${x + 4.5},${y - TIP}` : `L${back},${y - 4.5} L${back},${y + 4.5}`;
  const stroke = { paint, width: isNew ? 2.6 : 1.5, ...(isArgument ? { dash: [5, 4] } : {}) } as const;
  const hasDot = kind === "pointer" && toward !== "down";
  return part(`heap-arrow is-${kind}${isNew ? " is-new" : ""}`, [
    { kind: "path", d: path, stroke },
    ...(hasDot ? [{ kind: "ellipse", ...from, rx: 3.4, ry: 3.4, fill: paint } as const] : []),
    { kind: "path", d: `M${x},${y} ${corners} Z`, fill: paint },
  ]);
}

function centerOf({ x, y, width, height }: Rectangle): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
