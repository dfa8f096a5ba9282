export { MiniWalk } from "./mini-walk.tsx";
