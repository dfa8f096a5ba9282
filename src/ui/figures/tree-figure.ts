import { cardShape, cornerOf, type DrawnCard, foldShapes, heapInCard, lineShapes } from "../panels/index.ts";
import { type Figure, figureAround, type Shape, shifted } from "../shapes/index.ts";

/** A tree as cards, as the page draws it. */
export function treeFigure(title: string, cards: readonly DrawnCard[]): Figure {
  return figureAround(title, [...cards.flatMap((card) => lineShapes(card)), ...cards.map(wholeCard)]);
}

function wholeCard(drawn: DrawnCard): Shape {
  const { placed, text, fold } = drawn;
  const card = cardShape(drawn, text.heap && heapInCard(text.heap, text.notes.length > 0, placed.cell));
  const shapes = fold === "" ? card.shapes : [...card.shapes, ...foldShapes(fold, placed.cell)];
  return shifted({ ...card, shapes }, cornerOf(placed));
}
