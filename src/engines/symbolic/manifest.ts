import { type EngineManifest, java } from "../../engine-kit/index.ts";
import { manifest as separation } from "../separation/manifest.ts";
import type { TestsResult } from "./algorithm/test-input/test-input.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { testsSchema } from "./options.ts";
import { coreLanguage } from "./page/languages.ts";
import { lessons } from "./page/lessons/listed.ts";
import { starter } from "./page/lessons/starter.ts";
import { page } from "./page/page.ts";
import { ways } from "./page/ways.ts";

/** Symbolic execution with context-sensitive lazy initialization. */
export const manifest: EngineManifest<TestsResult> = {
  ...engine,
  uses: ["separation"],
  position: 5,
  words,
  languages: [java, separation.languages[0], coreLanguage],
  options: testsSchema,
  page,
  starter,
  lessons,
  ways,
  lessonsInFull: async () => (await import("./page/lessons/index.ts")).symbolicExamples,
  commands: [],
  // Its recording contains one of Algorithm 1.
  exercises: async () => (await import("./page/exercises.ts")).exercises,
  translations: {
    zh: { run: () => import("./translations/zh/run.ts"), page: () => import("./translations/zh/page.ts") },
  },
  messages: async () => [...(await separation.messages()), (await import("./messages/story.ts")).symbolic],
  board: async () => (await import("./board.ts")).symbolicBoard,
};
