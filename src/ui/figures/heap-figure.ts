import { type HeapsInRun, heapShapes, layoutHeaps, shapesBelow } from "../panels/index.ts";
import { bold, type Figure, figureAround, mono, type Shape, textAt } from "../shapes/index.ts";

/** Between heaps that stand below each other, and of a line of text. */
const GAP = 40;
const LINE = 20;

/** Heaps as the page draws them, one below the other, each with the facts that a drawing cannot show. */
export function heapFigure(title: string, view: HeapsInRun): Figure {
  const shapes: Shape[] = [];
  let top = 0;
  for (const [index, layout] of layoutHeaps(view, "roomy").entries()) {
    const picture = view.pictures[index];
    if (picture === undefined) continue;
    if (picture.title !== undefined) {
      shapes.push(textAt({ x: 0, y: top }, picture.title, bold, "text"));
      top += LINE;
    }
    shapes.push(...shapesBelow(top, heapShapes(picture, layout, false)));
    top += layout.height;
    for (const fact of picture.facts) {
      shapes.push(textAt({ x: 0, y: top + LINE / 2 }, fact, mono, "muted"));
      top += LINE;
    }
    top += GAP;
  }
  return figureAround(title, shapes);
}
