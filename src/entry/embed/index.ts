/** Walks in other pages: the package's `fixscope/embed`. */
export {
  embedLink,
  type WalkAnswer,
  type WalkMessage,
  type WalkProblem,
  type WalkRequest,
  type WalkState,
  type XapiActor,
  type XapiPlace,
  type XapiStatement,
  xapiStatement,
} from "../../ui/app/embed/protocol/index.ts";
export { defineWalk, FixscopeWalk } from "./walk-element.ts";
