export { figuresOf } from "./figures.ts";
export { type LessonPicture, pictureOf } from "./picture.ts";
