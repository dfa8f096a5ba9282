export { lectureLink, tourLink } from "./lectures.ts";
export { programTitle } from "./program-title.ts";
export { courseOf, type GalleryLesson, lessonNumbers, type Section, topicOf } from "./sections.ts";
