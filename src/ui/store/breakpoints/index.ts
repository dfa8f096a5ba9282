export {
  type Breakpoint,
  breakpointKey,
  lastingBreakpoints,
  switchBreakpoint,
  toggleBreakpoint,
} from "./breakpoint.ts";
export {
  breakpointsOf,
  type LinkedBreakpoint,
  linkedBreakpoints,
  readLine,
  readOther,
  showLines,
  showOthers,
} from "./linked.ts";
export { MAX_NOTE, type Note, readNotes, showNotes, withNote } from "./note.ts";
export type { Place } from "./place.ts";
