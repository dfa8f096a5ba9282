export {
  type Colors,
  type Figure,
  figureAround,
  fitted,
  lightColors,
  paintFigure,
  type Shape,
  type ShapeGroup,
  svgOf,
  type Typeface,
  widthOf,
} from "../shapes/index.ts";
export { figuresBeside, tablesBeside } from "./beside.ts";
export { drawingText, figureText, type TableFormat, tableText } from "./figure-text.ts";
export { handoutPage } from "./handout.ts";
export { slidePanels } from "./slide-panels.ts";
export { StageFigures, viewNamed } from "./stage-figures.ts";
export type { TextTable } from "./table-figure.ts";
