export { FocusLayer } from "./focus-layer.tsx";
export { useFocus } from "./use-focus.ts";
