export { SymbolicRecorder } from "./symbolic-recorder.ts";
