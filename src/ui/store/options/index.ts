export { splitList, toggled } from "./list.ts";
export { presetOptions, requestOptions, startOptions } from "./start-options.ts";
