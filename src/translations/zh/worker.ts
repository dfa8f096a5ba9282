import { coreTexts } from "./core.ts";

/** What a worker says, by the English texts. */
export const texts: ReadonlyMap<string, string> = new Map([...coreTexts]);
