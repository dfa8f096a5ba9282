/** What a walk and the page around it say to each other, and how the link of such a walk is written. */
export { embedLink, readEmbedding, usualParts } from "./embed-link.ts";
export {
  readRequest,
  type WalkAnswer,
  type WalkMessage,
  type WalkProblem,
  type WalkRequest,
  type WalkState,
} from "./messages.ts";
export { type XapiActor, type XapiPlace, type XapiStatement, xapiStatement } from "./xapi.ts";
