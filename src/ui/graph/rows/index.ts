export { arrangeInRows, isForRows } from "./row-layout.ts";
