import {
  boxOutline,
  captionShape,
  cross,
  type Drawing,
  type DrawnBox,
  type DrawnEdge,
  type DrawnNode,
  edgeStyles,
  edgeTexts,
  type Figures,
  type Look,
  loopOf,
  nodeBadge,
  nodeMarks,
  nodeOutline,
  nodeTexts,
  type Outline,
  opacityOf,
  paperWriter,
  placeOfWords,
  statesOfEdge,
  statesOfLook,
  styleFor,
  titleOf,
  titleShapes,
  titleSpace,
  type Way,
  wayOf,
  wordsOf,
} from "../scene/index.ts";
import {
  bold,
  type Figure,
  figureAround,
  type Point,
  type Rect,
  type Shape,
  type ShapeGroup,
  type Stroke,
} from "../shapes/index.ts";

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
  const nodes = seen(drawing.nodes);
  const figures = figuresOf(nodes.map(({ element }) => element));
  return figureAround(title, [
    ...drawing.captions.map((caption) => captionShape(caption, paperWriter)),
    ...seen(drawing.boxes).map(({ element, look }) => grouped(element.id, "box", look, boxShapes(element, look))),
    ...lines.map(({ element, look, way }) => grouped(element.id, "edge", look, lineShapes(element, look, way))),
    ...nodes.map(({ element, look }) => grouped(element.id, "node", look, nodeShapes(element, look))),
    ...lines.flatMap(({ element, look, way }) => {
      const at = placeOfWords(element, look) ?? middleOf(way);
      const texts = wordsOf(element, look) === "" ? [] : edgeTexts(element, look, at, figures, paperWriter);
      const shapes = look.trail === "cut" ? [...texts, ...cross(at, paperWriter.growth)] : texts;
      return shapes.length === 0 ? [] : [grouped(element.id, "edge-label", look, shapes)];
    }),
  ]);
}

function figuresOf(nodes: readonly DrawnNode[]): Figures {
  const rects = new Map(nodes.map(({ id, rect }) => [id, rect]));
  const all = [...rects.values()];
  return { of: (ids) => ids.flatMap((id) => rects.get(id) ?? []), all: () => all };
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
  return { kind: "group", element, classes: [kind, visibility, ...classes], opacity: opacityOf(look), shapes };
}

function boxShapes(box: DrawnBox, look: Look): readonly Shape[] {
  const title = paperWriter.fitted(titleOf(box, look), bold, titleSpace(box));
  return [...boxOutline(box, look), ...titleShapes(box, look, title, bold, paperWriter)];
}

function nodeShapes(node: DrawnNode, look: Look): readonly Shape[] {
  return [
    ...nodeOutline(node, look),
    ...nodeTexts(node, look, paperWriter),
    ...nodeMarks(node, look),
    ...nodeBadge(node, look, paperWriter),
  ];
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

function lineShapes(edge: DrawnEdge, look: Look, { start, controls, end }: Way): readonly Shape[] {
  const { paint, width, dash, isRound, ring } = styleFor(edgeStyles, [...statesOfEdge(edge), ...statesOfLook(look)]);
  const size = 7 + width;
  const last = controls.at(-1) ?? start;
  const length = Math.hypot(end.x - last.x, end.y - last.y) || 1;
  const toward = { x: (end.x - last.x) / length, y: (end.y - last.y) / length };
  const back = { x: end.x - toward.x * size, y: end.y - toward.y * size };
  const hasHead = edge.ribbon?.isEntry !== true;
  const d = splineOf(start, controls, hasHead ? back : end);
  const dashed = dash.length === 0 ? {} : { dash };
  const stroke: Stroke = { paint, width, ...dashed, ...(isRound ? { isRound } : {}) };
  const line: readonly Shape[] = [
    ...(ring === undefined
      ? []
      : [{ kind: "path", d, stroke: { paint: ring.paint, width: width + 2 * ring.width } } as const]),
    { kind: "path", d, stroke },
  ];
  if (!hasHead) return line;
  const [dx, dy] = [-toward.y * size * 0.45, toward.x * size * 0.45];
  const head = `M${place(end)}L${place({ x: back.x + dx, y: back.y + dy })}L${place({ x: back.x - dx, y: back.y - dy })}Z`;
  return [...line, { kind: "path", d: head, fill: ring?.paint ?? paint }];
}

/** A quadratic spline through the middles between its control points. */
function splineOf(start: Point, controls: readonly Point[], end: Point): string {
  const pieces = controls.map((control, index) => {
    const next = controls[index + 1];
    return `Q${place(control)} ${place(next === undefined ? end : between(control, next))}`;
  });
  return `M${place(start)}${pieces.join("")}`;
}

function middleOf({ start, controls, end }: Way): Point {
  const [first = start, second = end] = controls.length > 1 ? controls.slice((controls.length - 2) >> 1) : [start, end];
  return between(first, second);
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function place({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
