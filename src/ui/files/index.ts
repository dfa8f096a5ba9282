export { type FilePlace, openDropped, pickFiles, saveProgram, saveRecording } from "./files.ts";
