/** With it comes the other way of drawing that few graphs have. */
export { ClassTreePanel, fitTree, treeShapes } from "../classes/index.ts";
export { fitTable } from "./fit.ts";
export { guestShapes } from "./guests.ts";
export { lettersOf } from "./placed.ts";
export { headShapes, tableShapes } from "./shapes.ts";
export { StatementDrawing } from "./statement-drawing.tsx";
export { StatementPanel } from "./statement-panel.tsx";
