/** What a canvas can show, and how its elements look in their states. */
export type {
  Drawing,
  DrawnBox,
  DrawnCaption,
  DrawnEdge,
  DrawnNode,
  DrawnSymbol,
  DrawnToken,
  EdgeWeight,
  LabelPlan,
  Look,
  Outline,
} from "./drawing.ts";
export { statesOfEdge, statesOfLook, statesOfNode } from "./states.ts";
export {
  bandOpacity,
  borderDash,
  boxStyles,
  type EdgeStyle,
  edgeStyles,
  type FigureStyle,
  nodeStyles,
  opacityOf,
  type Paleness,
  ringDistance,
  type Styled,
  styleFor,
  usualPaleness,
} from "./styles.ts";
