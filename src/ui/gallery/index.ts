export { GalleryPage } from "./gallery-page.tsx";
export { lessonNumbers } from "./sections.ts";
