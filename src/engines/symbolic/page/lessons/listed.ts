// In the page that is built: titles, summaries and options alone (scripts/listed-lessons.mjs).
export { symbolicExamples as lessons } from "./index.ts";
