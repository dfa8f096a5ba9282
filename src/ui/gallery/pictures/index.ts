export { LessonPicture } from "./lesson-picture.tsx";
export { type Pictures, usePictures } from "./use-pictures.ts";
