export { splitList, toggled, toggledIn } from "./list.ts";
export { presetOptions, requestOptions, startOptions } from "./start-options.ts";
