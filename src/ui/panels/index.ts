import "./panels.css";
import "./reading.css";

export { ExplanationPanel, Formula, QuestionPanel, RuleSheetPanel } from "./card/index.ts";
export { ComingRows } from "./coming-rows.tsx";
export { FormulaPanel } from "./formula/index.ts";
export {
  HeapPanel,
  type HeapsInRun,
  HeapTwin,
  heapShapes,
  layoutHeaps,
  shapesBelow,
} from "./heap/index.ts";
export { HeadAboveContext, PanelNameContext, PanelSection } from "./panel-section.tsx";
export { PseudocodePanel } from "./pseudocode/index.ts";
export { QueuePanel } from "./queue-panel.tsx";
export { GroupHead, groupText } from "./table-group.tsx";
export { TablePanel } from "./table-panel.tsx";
export type { RowAction } from "./table-row-view.tsx";
export {
  cardShape,
  cornerOf,
  type DrawnCard,
  foldShapes,
  heapInCard,
  lineShapes,
  TreePanel,
  treeAlongPath,
} from "./tree/index.ts";
export { useEscape } from "./use-escape.ts";
export { WhyPanel } from "./why-panel.tsx";
