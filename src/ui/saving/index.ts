/** Drawings of runs as files, and on paper. The only door of this folder. */
export { openPage, pageOf } from "./print.ts";
export { savePng } from "./save-png.ts";
export { type DrawnRun, withFigures } from "./with-figures.ts";
