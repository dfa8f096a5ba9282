/** What a question to the reader asks for is hidden until it is answered. The only door of this folder. */
export { useHidden } from "./use-hidden.ts";
