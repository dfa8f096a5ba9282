export { LectureApp } from "./lecture-app.tsx";
