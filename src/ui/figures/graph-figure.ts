import {
  besideOf,
  clearOf,
  type Drawing,
  type DrawnBox,
  type DrawnCaption,
  type DrawnEdge,
  type DrawnNode,
  type Look,
  loopOf,
  type Outline,
  type Point,
  placeOfLabel,
  type Rect,
  saidLineHeight,
  saidLines,
  type Way,
  wayOf,
} from "../scene/index.ts";
import {
  bold,
  type Figure,
  figureAround,
  fitted,
  label as labelFace,
  mono,
  type Paint,
  type Shape,
  type ShapeGroup,
  type Stroke,
  widthOf,
} from "../shapes/index.ts";

/** As pale as on the page. */
const ghost = 0.28;
const context = 0.6;
const inset = 14;
/** Nodes at least this high have a second line. */
const twoLines = 50;
const lineHeight = 19;

/** A graph at a position, as the page draws it: boxes, lines, nodes, then what lines say. */
export function graphFigure(title: string, drawing: Drawing, looks: ReadonlyMap<string, Look>): Figure {
  const rects = new Map<string, DrawnNode | DrawnBox>(
    [...drawing.boxes, ...drawing.nodes].map((each) => [each.id, each]),
  );
  const seen = <E extends { readonly id: string }>(elements: readonly E[]) =>
    elements.flatMap((element) => {
      const look = looks.get(element.id);
      return look === undefined || look.visibility === "hidden" ? [] : [{ element, look }];
    });
  const lines = seen(drawing.edges).flatMap(({ element, look }) => {
    const way = routeBetween(element, rects.get(element.source), rects.get(element.target));
    return way === undefined ? [] : [{ element, look, way }];
  });
  const figures = new Map(seen(drawing.nodes).map(({ element }) => [element.id, element.rect]));
  return figureAround(title, [
    ...drawing.captions.map(captionShape),
    ...seen(drawing.boxes).map(({ element, look }) => boxGroup(element, look)),
    ...lines.map(({ element, look, way }) => grouped(element.id, "edge", look, edgeShapes(element, look, way))),
    ...seen(drawing.nodes).map(({ element, look }) => grouped(element.id, "node", look, nodeShapes(element, look))),
    ...lines.flatMap(({ element, look, way }) => {
      const said = saidShapes(element, look, way, figures);
      return said.length === 0 ? [] : [grouped(element.id, "edge-label", look, said)];
    }),
  ]);
}

/** An element with how it looks as classes. */
function grouped(element: string, kind: string, look: Look, shapes: readonly Shape[]): ShapeGroup {
  const { visibility, isNew, isChanged, isSelected, isMarked, isContext = false, isClosed = false } = look;
  const states = {
    new: isNew,
    changed: isChanged,
    selected: isSelected,
    marked: isMarked,
    context: isContext,
    closed: isClosed,
  };
  const classes = Object.entries(states).flatMap(([name, isSo]) => (isSo ? [name] : []));
  const opacity = visibility === "ghost" ? ghost : isContext ? context : 1;
  return { kind: "group", element, classes: [kind, visibility, ...classes], opacity, shapes };
}

function captionShape({ text, rect: { x, y }, isUpward }: DrawnCaption): Shape {
  return { kind: "text", x, y, text, face: bold, anchor: "middle", paint: "muted", isUpward };
}

function boxGroup({ id, label, rect }: DrawnBox, look: Look): ShapeGroup {
  const { left, top } = cornerOf(rect);
  const stroke: Stroke = look.isNew
    ? { paint: "newRing", width: 1.6 }
    : look.isMarked
      ? { paint: "now", width: 2 }
      : { paint: "boxLine", width: 1 };
  const title = fitted(look.isNew ? `● ${label}` : label, bold, rect.width - 2 * inset);
  return grouped(id, "box", look, [
    { kind: "box", x: left, y: top, width: rect.width, height: rect.height, radius: 10, fill: "box", stroke },
    {
      kind: "text",
      x: left + 16,
      y: top + 22,
      text: title,
      face: bold,
      anchor: "start",
      paint: look.isNew ? "isNew" : "muted",
    },
  ]);
}

function nodeShapes(node: DrawnNode, look: Look): readonly Shape[] {
  const { rect } = node;
  const isGroup = node.shape === "group";
  const outline = isGroup ? "round" : node.outline;
  const { left, top } = cornerOf(rect);
  const shapes: Shape[] = [];
  if (look.isSelected) shapes.push(outlined(outline, grown(rect, 4), undefined, { paint: "why", width: 2 }));
  shapes.push(outlined(outline, rect, groundOf(look, isGroup), borderOf(look)));
  if (node.isFinal || isGroup) shapes.push(outlined(outline, grown(rect, -3), undefined, { paint: "line", width: 1 }));
  shapes.push(...nodeTexts(node, look, outline));
  if (look.isMarked)
    shapes.push({ kind: "box", x: left + 4, y: top + 8, width: 3, height: rect.height - 16, radius: 1.5, fill: "now" });
  if (look.isNew) shapes.push(dot({ x: left + rect.width * 0.99, y: top + rect.height * 0.02 }));
  if (look.badge !== undefined && look.badge !== "")
    shapes.push({
      kind: "text",
      x: left + rect.width - 4,
      y: top + rect.height + 8,
      text: look.badge,
      face: mono,
      anchor: "end",
      paint: "muted",
    });
  return shapes;
}

function groundOf(look: Look, isGroup: boolean): Paint {
  if (look.isSelected) return "whySoft";
  if (look.isMarked) return "nowSoft";
  return isGroup || look.isClosed === true ? "box" : "paper";
}

/** Later ones win on the page; here the first one that applies. */
function borderOf(look: Look): Stroke {
  if (look.visibility === "ghost") return { paint: "edge", width: 1.4, dash: [4, 3] };
  if (look.isNew || look.isChanged) return { paint: "newRing", width: 2.4 };
  if (look.isMarked) return { paint: "now", width: 1.2 };
  return look.isClosed === true ? { paint: "line", width: 1.6, dash: [4, 3] } : { paint: "line", width: 1.2 };
}

function nodeTexts(node: DrawnNode, look: Look, outline: Outline): readonly Shape[] {
  const { rect } = node;
  const { left, top } = cornerOf(rect);
  const face = node.shape === "group" ? bold : labelFace;
  const middle = (text: string, y: number, second = false): Shape => ({
    kind: "text",
    x: rect.x,
    y,
    text,
    face: second ? mono : face,
    anchor: "middle",
    paint: second ? (look.isChanged ? "isNew" : "muted") : "text",
  });
  const second = look.isChanged && look.sublabel !== "" ? `● ${look.sublabel}` : look.sublabel;
  const below = fitted(second, mono, rect.width - inset);
  if (look.label !== undefined) {
    const lines = look.label.split("\n");
    return lines.map((line, index) => middle(line, rect.y + (index - (lines.length - 1) / 2) * lineHeight));
  }
  if (rect.height < twoLines) return [middle(node.label, rect.y)];
  const base = outline === "triangle" ? rect.height * 0.16 : 0;
  if (look.sublabel === "") return [middle(node.label, rect.y + base)];
  if (outline === "ellipse" || outline === "triangle")
    return [middle(node.label, rect.y - 9 + base), middle(below, rect.y + 10 + base, true)];
  const start = { kind: "text", anchor: "start", x: left + inset } as const;
  return [
    { ...start, y: top + 18, text: fitted(node.label, face, rect.width - inset), face, paint: "text" },
    { ...start, y: top + 40, text: below, face: mono, paint: look.isChanged ? "isNew" : "muted" },
  ];
}

function outlined(outline: Outline, rect: Rect, fill: Paint | undefined, stroke: Stroke): Shape {
  const { left, top } = cornerOf(rect);
  const { x, y, width, height } = rect;
  const paints = { ...(fill === undefined ? {} : { fill }), stroke };
  switch (outline) {
    case "ellipse":
      return { kind: "ellipse", x, y, rx: width / 2, ry: height / 2, ...paints };
    case "triangle":
      return { kind: "path", d: `M${x} ${top}L${left + width} ${top + height}L${left} ${top + height}Z`, ...paints };
    case "cut": {
      const [c, right, bottom] = [7, left + width, top + height];
      const d = `M${left + c} ${top}H${right - c}L${right} ${top + c}V${bottom - c}L${right - c} ${bottom}H${left + c}L${left} ${bottom - c}V${top + c}Z`;
      return { kind: "path", d, ...paints };
    }
    default: {
      const radius = { round: 8, pill: Math.min(24, height / 2), rectangle: 0 }[outline];
      return { kind: "box", x: left, y: top, width, height, radius, ...paints };
    }
  }
}

function dot({ x, y }: Point): Shape {
  return { kind: "ellipse", x, y, rx: 5, ry: 5, fill: "isNew", stroke: { paint: "paper", width: 1.5 } };
}

function routeBetween(
  edge: DrawnEdge,
  source: DrawnNode | DrawnBox | undefined,
  target: DrawnNode | DrawnBox | undefined,
): Way | undefined {
  if (source === undefined || target === undefined) return undefined;
  if (source.id === target.id && edge.route === undefined) return loopOf(source.rect);
  return wayOf(edge, shaped(source), shaped(target));
}

function shaped(element: DrawnNode | DrawnBox): Rect & { outline?: Outline } {
  return "outline" in element ? { ...element.rect, outline: element.outline } : element.rect;
}

const dashes = {
  solid: undefined,
  dashed: [6, 4],
  dotted: [1.5, 3.5],
  "long-dash": [12, 5],
  spurious: [9, 4, 2, 4],
} as const;

function edgeShapes(edge: DrawnEdge, look: Look, { start, controls, end }: Way): readonly Shape[] {
  const { paint, width, dash } = lineOf(edge, look);
  const size = 7 + width;
  const last = controls.at(-1) ?? start;
  const length = Math.hypot(end.x - last.x, end.y - last.y) || 1;
  const toward = { x: (end.x - last.x) / length, y: (end.y - last.y) / length };
  const back = { x: end.x - toward.x * size, y: end.y - toward.y * size };
  const hasHead = edge.ribbon?.isEntry !== true;
  const stroke: Stroke = { paint, width, ...(dash === undefined ? {} : { dash }) };
  const line: Shape = { kind: "path", d: splineOf(start, controls, hasHead ? back : end), stroke };
  if (!hasHead) return [line];
  const [dx, dy] = [-toward.y * size * 0.45, toward.x * size * 0.45];
  const head = `M${place(end)}L${place({ x: back.x + dx, y: back.y + dy })}L${place({ x: back.x - dx, y: back.y - dy })}Z`;
  const around: readonly Shape[] = look.isSelected
    ? [
        { kind: "path", d: splineOf(start, controls, back), stroke: { paint: "why", width: width + 5 } },
        { ...line, stroke: { ...stroke } },
      ]
    : [line];
  return [...around, { kind: "path", d: head, fill: paint }];
}

function lineOf({ line }: DrawnEdge, look: Look): Stroke {
  const dash = dashes[line];
  const dashed = dash === undefined ? {} : { dash };
  if (look.isNew || look.travels !== undefined) return { paint: "newRing", width: 3.2, ...dashed };
  if (look.isMarked) return { paint: "now", width: 2, ...dashed };
  if (look.weight === "any") return { paint: "bad", width: 2.8 };
  if (look.weight === "const") return { paint: "now", width: 1.4, dash: [6, 4] };
  return { paint: line === "spurious" ? "bad" : "edge", width: 1.4, ...dashed };
}

/** A quadratic spline through the middles between its control points. */
function splineOf(start: Point, controls: readonly Point[], end: Point): string {
  const pieces = controls.map((control, index) => {
    const next = controls[index + 1];
    return `Q${place(control)} ${place(next === undefined ? end : between(control, next))}`;
  });
  return `M${place(start)}${pieces.join("")}`;
}

/** What an edge says, on a plate that no line crosses, clear of the figures as on the page. */
function saidShapes(edge: DrawnEdge, look: Look, way: Way, figures: ReadonlyMap<string, Rect>): readonly Shape[] {
  const texts = [look.label ?? edge.label, look.travels?.text ?? "", look.badge ?? ""];
  const text = texts.filter((part) => part !== "").join(" ");
  if (text === "") return [];
  const isPlate = look.isNew || look.isChanged || look.travels !== undefined;
  const lines = saidLines(edge, text);
  const width = Math.max(...lines.map((line) => widthOf(line, mono))) + (isPlate ? 14 : 8);
  const height = lines.length * saidLineHeight + (isPlate ? 7 : 0);
  const plate = { ...(placeOfLabel(edge) ?? middleOf(way)), width, height };
  const all = [...figures.values()];
  const ends = [edge.source, edge.target].flatMap((id) => figures.get(id) ?? []);
  const { x, y } = look.travels === undefined ? besideOf(plate, all) : clearOf(plate, ends, () => all);
  const ring: { stroke?: Stroke } = isPlate ? { stroke: { paint: "newRing", width: 1.8 } } : {};
  return [
    { kind: "box", x: x - width / 2, y: y - height / 2, width, height, radius: 6, fill: "paper", ...ring },
    ...lines.map((line, index): Shape => {
      const at = y + (index - (lines.length - 1) / 2) * saidLineHeight;
      return {
        kind: "text",
        x,
        y: at,
        text: line,
        face: mono,
        anchor: "middle",
        paint: isPlate ? "isNew" : inkOf(look),
      };
    }),
  ];
}

function inkOf(look: Look): Paint {
  if (look.isSelected) return "why";
  if (look.isMarked) return "now";
  return look.weight === "any" ? "bad" : "muted";
}

function middleOf({ start, controls, end }: Way): Point {
  const [first = start, second = end] = controls.length > 1 ? controls.slice((controls.length - 2) >> 1) : [start, end];
  return between(first, second);
}

function cornerOf({ x, y, width, height }: Rect): { readonly left: number; readonly top: number } {
  return { left: x - width / 2, top: y - height / 2 };
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x, y, width: width + 2 * by, height: height + 2 * by };
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function place({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
