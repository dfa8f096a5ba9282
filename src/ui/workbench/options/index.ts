export { OptionBar } from "./option-bar.tsx";
export { OptionControl } from "./option-control.tsx";
export { optionWord } from "./option-word.ts";
