/** A drawing with its looks, as whatever draws it has it: the canvas of the page, and figures in SVG and TikZ. */
export { clearOf } from "./clear-of.ts";
export type {
  Drawing,
  DrawnBox,
  DrawnCaption,
  DrawnEdge,
  DrawnNode,
  DrawnToken,
  EdgeWeight,
  Look,
  Outline,
} from "./drawing.ts";
export { cross, edgeTexts, type Figures, placeOfWords, wordsOf } from "./edge-texts.ts";
export { dot, nodeBadge, nodeMarks } from "./node-marks.ts";
export { inset, lineHeight, nodeTexts, secondLine } from "./node-texts.ts";
export { boxOutline, nodeOutline, radii } from "./outlines.ts";
export { plate } from "./plate.ts";
export { saidLineHeight, saidLines } from "./said-lines.ts";
export { ribbonHues, statesOfEdge, statesOfLook, statesOfNode } from "./states.ts";
export {
  borderDash,
  boxStyles,
  type EdgeStyle,
  edgeStyles,
  type FigureStyle,
  nodeStyles,
  opacityOf,
  ringDistance,
  type Styled,
  styleFor,
} from "./styles.ts";
export { captionShape, titleOf, titleShapes, titleSpace } from "./titles.ts";
export { loopHeight, loopOf, loopSweep, placeOfLabel, type Shaped, type Way, wayOf } from "./ways.ts";
export { grown, paperWriter, type Writer } from "./writer.ts";
