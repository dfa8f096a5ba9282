/** A drawing with its looks, as whatever draws it has it: the canvas of the page, and figures in SVG and TikZ. */
export {
  bandOpacity,
  borderDash,
  boxStyles,
  type Drawing,
  type DrawnBox,
  type DrawnCaption,
  type DrawnEdge,
  type DrawnNode,
  type DrawnSymbol,
  type DrawnToken,
  type EdgeStyle,
  type EdgeWeight,
  edgeStyles,
  type FigureStyle,
  type LabelPlan,
  type Look,
  nodeStyles,
  type Outline,
  opacityOf,
  type Paleness,
  ringDistance,
  type Styled,
  statesOfEdge,
  statesOfLook,
  statesOfNode,
  usualPaleness,
} from "./drawing/index.ts";
export { type DrawnStep, together } from "./drawn-step.ts";
export { cross, edgeTexts, type Figures, placeOfWords, wordsOf } from "./edge-texts.ts";
export { glossFace, glossGrowth, glossHeight, glossShapes } from "./gloss.ts";
export { headScale, lineShapes } from "./lines.ts";
export { nodeBadge, nodeMarks } from "./node-marks.ts";
export { inset, isUpright, lineHeight, nodeTexts } from "./node-texts.ts";
export { boxOutline, nodeOutline, radii } from "./outlines.ts";
export { plate } from "./plate.ts";
export { saidLineHeight, saidLines } from "./said-lines.ts";
export { captionShape, titleOf, titleShapes, titleSpace } from "./titles.ts";
export {
  loopHeight,
  loopOf,
  loopSweep,
  middleOf,
  middleOfWay,
  placeOfLabel,
  type Shaped,
  shaped,
  type Way,
  wayOf,
} from "./ways.ts";
export { grown, paperWriter, type Writer } from "./writer.ts";
