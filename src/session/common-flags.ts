import { defineOptions, type Flag, flagsOf, oneOf, option } from "../options/index.ts";
import { words } from "./messages/en.ts";

/** Flags that the command line takes with every command. */
export const commonFlags: readonly Flag[] = flagsOf(
  defineOptions({ prefix: "session", words, options: { lang: option(oneOf("en", "zh")) } }),
);
