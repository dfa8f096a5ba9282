export { actOnFiles, type FileAction } from "./files.ts";
export { keptLecture } from "./opened-lecture.ts";
