// In the page that is built: titles, summaries and options alone (scripts/listed-lessons.mjs).
export { relevancyLessons as lessons } from "./index.ts";
