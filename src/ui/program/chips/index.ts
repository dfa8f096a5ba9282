export { ChipColumn } from "./chip-column.tsx";
export { chipLetter } from "./letter.ts";
export { LineChips } from "./line-chips.tsx";
