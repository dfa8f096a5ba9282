export { shiftsOf } from "./shifts.ts";
export { type DrawnWay, type PlacedBox, waysOf } from "./ways.ts";
