export { actOnFiles, type FileAction, openOwnProgram } from "./files.ts";
export { keepLecture, keptLecture } from "./opened-lecture.ts";
export { saidAt } from "./slides.ts";
