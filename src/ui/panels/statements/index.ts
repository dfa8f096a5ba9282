export { fitTable } from "./fit.ts";
export { guestShapes } from "./guests.ts";
export { lettersOf } from "./placed.ts";
export { headShapes, tableShapes } from "./shapes.ts";
export { StatementDrawing } from "./statement-drawing.tsx";
export { StatementPanel } from "./statement-panel.tsx";
