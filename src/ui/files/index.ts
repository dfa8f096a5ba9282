export { type FilePlace, openDropped, pickFiles, saveProgram, saveRecording } from "./files.ts";
export { keptLecture } from "./opened-lecture.ts";
