export { lectureLink, tourLink } from "./lectures.ts";
export { courseOf, type GalleryLesson, lessonNumbers, type Section, topicOf } from "./sections.ts";
