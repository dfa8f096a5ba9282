export { DoneMark } from "./done-mark.tsx";
export { lectureLink, tourLink } from "./lectures.ts";
export { pageTitle, programTitle } from "./program-title.ts";
export { courseOf, type GalleryLesson, lessonNumbers, type Section, topicOf } from "./sections.ts";
export { lessonAfter, lessonsBefore, lessonsOn } from "./way.ts";
