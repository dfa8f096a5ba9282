export { actOnFiles, type FileAction, openOwnProgram } from "./files.ts";
export { keptLecture } from "./opened-lecture.ts";
