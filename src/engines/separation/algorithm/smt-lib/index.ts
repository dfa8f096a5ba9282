export { readSmtLib } from "./reader.ts";
