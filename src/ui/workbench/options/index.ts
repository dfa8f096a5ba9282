export { OptionBar } from "./option-bar.tsx";
export { OptionControl } from "./option-control.tsx";
