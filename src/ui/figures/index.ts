export { figureText } from "./figure-text.ts";
export { handoutPage } from "./handout.ts";
export type { Figure } from "./shapes/index.ts";
export { greyColors, lightColors, paintFigure, svgOf } from "./shapes/index.ts";
export { readingViews, StageFigures, viewNamed } from "./stage-figures.ts";
