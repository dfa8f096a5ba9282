export { useLook } from "./use-look.ts";
export { useMoved } from "./use-moved.ts";
export { usePointer } from "./use-pointer.ts";
export { useRowKeys } from "./use-row-keys.ts";
