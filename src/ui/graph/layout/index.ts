export { adapt } from "./adapt.ts";
export { arrange, type LayoutGraph } from "./arrange.ts";
export { type Arrangement, withDragged } from "./arrangement.ts";
export { keepingLayouts } from "./kept-layouts.ts";
export { createLayoutEngine, type LayoutEngine } from "./layout-engine.ts";
export { type FinalText, labelSizes, type MeasureText, type Sizes, sizesOf } from "./measure.ts";
export { readyArrangements } from "./ready-arrangements.ts";
export { roughly } from "./rough.ts";
export { readPositions, writePositions } from "./stored-positions.ts";
