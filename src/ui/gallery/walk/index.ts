export { WALKED_LESSON } from "./frames.ts";
export { MiniWalk } from "./mini-walk.tsx";
