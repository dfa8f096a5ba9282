import {
  boxOutline,
  captionShape,
  cross,
  type Drawing,
  type DrawnBox,
  type DrawnEdge,
  type DrawnNode,
  edgeTexts,
  type Figures,
  glossShapes,
  type Look,
  lineShapes,
  loopOf,
  middleOf,
  nodeBadge,
  nodeMarks,
  nodeOutline,
  nodeTexts,
  opacityOf,
  paperWriter,
  placeOfWords,
  shaped,
  statesOfLook,
  titleOf,
  titleShapes,
  titleSpace,
  type Way,
  wayOf,
  wordsOf,
} from "../scene/index.ts";
import { bold, type Figure, figureAround, type Shape, type ShapeGroup } from "../shapes/index.ts";

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
    const way = wayBetween(element, rects.get(element.source), rects.get(element.target));
    return way === undefined ? [] : [{ element, look, way }];
  });
  const nodes = seen(drawing.nodes);
  const figures = figuresOf(nodes.map(({ element }) => element));
  return figureAround(title, [
    ...drawing.captions.map((caption) => captionShape(caption, paperWriter)),
    ...seen(drawing.boxes).map(({ element, look }) => grouped(element.id, "box", look, boxShapes(element, look))),
    ...lines.map(({ element, look, way }) => grouped(element.id, "edge", look, lineShapes(element, look, way))),
    ...nodes.map(({ element, look }) => grouped(element.id, "node", look, nodeShapes(element, look))),
    ...lines.flatMap(({ element, look }) => {
      const shapes = glossShapes(element, look, paperWriter);
      return shapes.length === 0 ? [] : [grouped(element.id, "edge-gloss", look, shapes)];
    }),
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
  const classes = [kind, look.visibility, ...statesOfLook({ ...look, visibility: "shown" })];
  return { kind: "group", element, classes, opacity: opacityOf(look), shapes };
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

function wayBetween(
  edge: DrawnEdge,
  source: DrawnNode | DrawnBox | undefined,
  target: DrawnNode | DrawnBox | undefined,
): Way | undefined {
  if (source === undefined || target === undefined) return undefined;
  if (source.id === target.id && edge.route === undefined) return loopOf(source.rect);
  return wayOf(edge, shaped(source), shaped(target));
}
