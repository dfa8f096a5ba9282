/** Drawings of shapes and texts, and the formats in which they are written. */
export { cssFontOf, paint, paintFigure } from "./canvas.ts";
export { grayColors, lightColors, pageColors } from "./colors.ts";
export { figureAround } from "./extent.ts";
export {
  BASELINE,
  bold,
  type Colors,
  type Figure,
  label,
  mono,
  type Paint,
  type Shape,
  type ShapeGroup,
  type Stroke,
  sans,
  type Typeface,
  textAt,
  tokenHues,
} from "./figure.ts";
export { overlap, type Point, type Rect, rectAround, rectBetween, type Size } from "./geometry.ts";
export { cssWidthOf, fitted, widthOf } from "./letters.ts";
export { moved, segmentsOf } from "./path.ts";
export { shifted } from "./shifted.ts";
export { pointText } from "./short.ts";
export { svgOf } from "./svg.ts";
export { texText } from "./tex.ts";
export { fitsTex, tikzOf } from "./tikz.ts";
