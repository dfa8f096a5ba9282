export { lectureFile, slidesOf } from "./lecture-file.ts";
export { pagesOf } from "./pages.ts";
export { revealPage } from "./reveal.ts";
