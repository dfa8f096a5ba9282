export { sameFiles, withText } from "./files.ts";
