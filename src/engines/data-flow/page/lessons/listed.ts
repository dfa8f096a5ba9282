// In the page that is built: titles, summaries and options alone (scripts/listed-lessons.mjs).
export { flowLessons as lessons } from "./index.ts";
