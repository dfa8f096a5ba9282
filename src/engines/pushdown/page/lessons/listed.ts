// In the page that is built: titles, summaries and options alone (scripts/listed-lessons.mjs).
export { pushdownExamples as lessons } from "./index.ts";
