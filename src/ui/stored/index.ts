export { storedText } from "./stored-text.ts";
export { isWithoutStoredWork, withoutStoredWork, withStoredWork } from "./without.ts";
