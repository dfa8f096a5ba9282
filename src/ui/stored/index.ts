export { openStored } from "./open-stored.ts";
export { storedText } from "./stored-text.ts";
export { withoutStoredWork, withStoredWork } from "./without.ts";
