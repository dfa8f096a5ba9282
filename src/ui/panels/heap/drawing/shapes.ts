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
  BETWEEN,
  cloudLines,
  DOT,
  type FieldPlace,
  type HeapLayout,
  LINE,
  ownerText,
  PADDING,
  type Rectangle,
  textWidth,
} from "../layout/index.ts";

const face: Typeface = { family: "mono", size: 14 };
const bold: Typeface = { ...face, isBold: true };
const nowhere: Rectangle = { x: 0, y: 0, width: 0, height: 0 };
const thin: Stroke = { paint: "line", width: 1 };
/** The radius of a cloud’s corners: soft, where objects have sharp ones. */
const SOFT = 22;

/** What is drawn of a heap, on the page and in figures: each box and each cloud is an element. */
interface HeapShapes {
  /** Variables and the ∗ between regions: below all else. */
  readonly ground: readonly Shape[];
  readonly boxes: readonly ShapeGroup[];
  readonly clouds: readonly ShapeGroup[];
  readonly arrows: readonly Shape[];
}

/** @param hasChoices whether clouds tell how many choices they have, for a reader who can look at them */
export function heapShapes(picture: HeapPicture, layout: HeapLayout, hasChoices: boolean): HeapShapes {
  const { places, slots, arrows, stars } = layout;
  const clouds = new Set(picture.clouds.map(({ id }) => id));
  const placeOf = (id: string): Rectangle => places.get(id) ?? nowhere;
  return {
    ground: [
      ...picture.stack.map((slot, index) => variable(slot, slots[index] ?? { ...nowhere, isTag: false })),
      ...stars.map((at) => part("heap-star", [textAt(at, "∗", { ...bold, size: 22 }, "muted", "middle")])),
    ],
    boxes: picture.boxes.map((box) => boxGroup(box, placeOf(box.id), layout, clouds)),
    clouds: picture.clouds.map((cloud) => cloudGroup(cloud, placeOf(cloud.id), layout.measures.hasTypes, hasChoices)),
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

/** An object: root and type, below them its fields side by side. */
function boxGroup(box: HeapBox, place: Rectangle, layout: HeapLayout, clouds: ReadonlySet<string>): ShapeGroup {
  const { id, label, owner, origin, isNew } = box;
  const { x, y, width, height } = place;
  const [isFreed, paint] = origin === "freed" ? ([true, "bad"] as const) : ([false, "text"] as const);
  const known = { paint, width: 1.4, ...(isFreed ? { dash: [6, 4] } : {}) } as const;
  const stroke: Stroke = isNew ? { ...known, paint: "newRing", width: 2.6 } : known;
  const { hasTypes, head: headHeight } = layout.measures;
  const head = { x: x + PADDING, y: y + headHeight / 2 + 1 };
  const outer = { x: x - 3.5, y: y - 3.5, width: width + 7, height: height + 7 };
  return {
    kind: "group",
    element: id,
    classes: ["heap-box", `origin-${origin}`, ...(isNew ? ["is-new"] : [])],
    shapes: [
      ...(origin === "new"
        ? [
            part("heap-frame-outer", [
              { kind: "box", ...outer, radius: 8, fill: "paper", stroke: { paint: "text", width: 1 } },
            ]),
          ]
        : []),
      part("heap-frame", [{ kind: "box", ...place, radius: 6, fill: isFreed ? "box" : "paper", stroke }]),
      ...(owner === undefined ? [] : [ownerPart(owner, place, layout.measures)]),
      { kind: "path", d: `M${x},${y + headHeight} h${width}`, stroke: thin },
      textAt(head, label, bold, paint),
      ...(hasTypes || isFreed ? [typePart(box, { x: x + width - PADDING, y: head.y })] : []),
      ...(layout.fields.get(id) ?? []).flatMap((field) => fieldShapes(box, field, place, layout, clouds)),
      ...(isFreed ? [crossPart(place)] : []),
      ...(isNew ? [newDot({ x: x + width, y })] : []),
    ],
  };
}

function fieldShapes(
  box: HeapBox,
  { index, x, width }: FieldPlace,
  place: Rectangle,
  { measures }: HeapLayout,
  clouds: ReadonlySet<string>,
): readonly Shape[] {
  const field = box.fields[index];
  if (field === undefined) return [];
  const { name, text, target, isNew } = field;
  const [left, top] = [place.x + x, place.y + measures.head];
  const y = place.y + measures.middle;
  const height = 2 * (measures.middle - measures.head);
  const ink = box.origin === "freed" ? "bad" : "text";
  const bar = { x: left + 3, y: top + height - 5, width: width - 6, height: 3.5 };
  const nameSpace = measures.hasNames ? textWidth(name.length) + BETWEEN : 0;
  const middle = left + nameSpace / 2 + width / 2;
  const isOpen = target !== undefined && clouds.has(target);
  const value = isOpen ? { x: middle - (DOT + BETWEEN) / 2, y } : { x: middle, y };
  return [
    ...(x < 1 ? [] : [{ kind: "path", d: `M${left},${top} v${height}`, stroke: thin } as const]),
    ...(isNew ? [part("heap-new-bar", [{ kind: "box", ...bar, radius: 1.5, fill: "isNew" }])] : []),
    ...(measures.hasNames ? [textAt({ x: left + PADDING, y }, name, face, ink === "bad" ? "bad" : "muted")] : []),
    ...(target === "null" ? [groundPart({ x: middle, y: y - 2 })] : []),
    ...(target === undefined || isOpen ? [textAt(value, text, face, isOpen ? "muted" : ink, "middle")] : []),
  ];
}

/** In the colors of the cloud that it was: cells of one unfolding say the same, if there is space. */
function ownerPart(
  owner: string,
  { x, y, width, height }: Rectangle,
  { head, middle, hasNames: hasText }: HeapLayout["measures"],
): ShapeGroup {
  const top = y + 2 * middle - head;
  const foot = y + height - top;
  const corner = Math.min(6, foot);
  const d = `M${x},${top} h${width} v${foot - corner} q0,${corner} -6,${corner} h${12 - width} q-6,0 -6,${-corner} z`;
  const text = textAt({ x: x + PADDING, y: top + foot / 2 }, ownerText(owner), face, "nowText");
  return part("heap-owner", [
    { kind: "path", d, fill: "nowSoft", stroke: { paint: "now", width: 1 } },
    ...(hasText ? [text] : []),
  ]);
}

/** What it is, or that it is no more. */
function typePart({ type, origin }: HeapBox, at: Point): Shape {
  if (origin !== "freed") return textAt(at, type, face, "muted", "end");
  return part("heap-tag", [textAt(at, t("heap.origin.freed"), bold, "bad", "end")]);
}

function crossPart({ x, y, width, height }: Rectangle): ShapeGroup {
  const d = `M${x},${y} l${width},${height} M${x + width},${y} l${-width},${height}`;
  return { ...part("heap-cross", [{ kind: "path", d, stroke: { paint: "bad", width: 1.2 } }]), opacity: 0.55 };
}

/** A predicate: a part of the heap that is not known yet. */
function cloudGroup(
  { id, label, choices, isNew }: HeapCloud,
  place: Rectangle,
  isWhole: boolean,
  hasChoices: boolean,
): ShapeGroup {
  const { x, y } = centerOf(place);
  const lines = cloudLines(label, isWhole);
  const hint = isWhole && hasChoices && lines.length === 1 && choices.length > 0;
  const stroke: Stroke = isNew ? { paint: "newRing", width: 2.6 } : { paint: "now", width: 1.4 };
  const soft: Typeface = { family: "sans", size: 14 };
  const first = y - ((lines.length + (hint ? 1 : 0) - 1) * LINE) / 2;
  const choicesAt = { x, y: first + lines.length * LINE };
  return {
    kind: "group",
    element: id,
    classes: ["heap-cloud", ...(isNew ? ["is-new"] : [])],
    shapes: [
      part("heap-frame", [{ kind: "box", ...place, radius: SOFT, fill: "nowSoft", stroke }]),
      ...lines.map((line, index) => textAt({ x, y: first + index * LINE }, line, bold, "text", "middle")),
      ...(hint
        ? [
            part("heap-hint", [
              textAt(choicesAt, t("heap.choices", { count: choices.length }), soft, "nowText", "middle"),
            ]),
          ]
        : []),
      ...(isNew ? [newDot({ x: place.x + place.width - 4, y: place.y + 4 })] : []),
    ],
  };
}

/** The value of a variable at the left; `null` is the ground sign. */
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

/** A line from a dot, or from a variable, to a filled head; dashed where a predicate only mentions the box. */
function arrowPart({ kind, path, start: from, tip: { x, y, toward }, isNew, hasDot }: Arrow): ShapeGroup {
  const isArgument = kind === "argument";
  const paint = isNew ? "isNew" : isArgument ? "muted" : "text";
  const corners = { right: "l-9,-4.5 l0,9", down: "l-4.5,-9 l9,0", up: "l-4.5,9 l9,0" }[toward];
  const stroke = { paint, width: isNew ? 2.6 : 1.5, ...(isArgument ? { dash: [5, 4] } : {}) } as const;

  return part(`heap-arrow is-${kind}${isNew ? " is-new" : ""}`, [
    { kind: "path", d: path, stroke },
    ...(hasDot ? [{ kind: "ellipse", ...from, rx: 3.4, ry: 3.4, fill: paint } as const] : []),
    { kind: "path", d: `M${x},${y} ${corners} Z`, fill: paint },
  ]);
}

function centerOf({ x, y, width, height }: Rectangle): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
