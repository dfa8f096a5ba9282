export { openChannel } from "./channel.ts";
export { openStored } from "./open-stored.ts";
export { SavingSign } from "./saving-sign.tsx";
export { SavingWord } from "./saving-word.tsx";
export { storedText } from "./stored-text.ts";
export { withoutStoredWork, withStoredWork } from "./without.ts";
