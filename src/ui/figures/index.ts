export { figureText } from "./figure-text.ts";
export { handoutPage } from "./handout.ts";
export { lightColors, paintFigure, svgOf } from "./shapes/index.ts";
export { StageFigures, viewNamed } from "./stage-figures.ts";
