export { paintFigure } from "./canvas.ts";
export { greyColors, lightColors } from "./colors.ts";
export type { Figure } from "./figure.ts";
export { figureText } from "./figure-text.ts";
export { handoutPage } from "./handout.ts";
export { readingViews, StageFigures, viewNamed } from "./stage-figures.ts";
export { svgOf } from "./svg.ts";
