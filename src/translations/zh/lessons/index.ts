import type { Catalog } from "../../../kernel/index.ts";
import { exercises } from "./exercises.ts";
import { lectures } from "./lectures.ts";

/** What exercises and lectures say, by the English texts. */
export const texts: Catalog = { ...exercises, ...lectures };
