import type { EngineManifest } from "../../engine-kit/index.ts";
import { commands } from "./commands.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { lfpSchema } from "./options.ts";
import { formulas, smtLib } from "./page/languages.ts";
import { lessons } from "./page/lessons/listed.ts";
import { starter } from "./page/lessons/starter.ts";
import { page } from "./page/page.ts";
import { ways } from "./page/ways.ts";
import type { LfpResult } from "./result.ts";

/** Separation logic with inductive predicates: Algorithm 1 and satisfiability. */
export const manifest: EngineManifest<LfpResult> = {
  ...engine,
  uses: [],
  position: 4,
  words,
  languages: [formulas, smtLib],
  options: lfpSchema,
  page,
  starter,
  lessons,
  ways,
  lessonsInFull: async () => (await import("./page/lessons/index.ts")).separationExamples,
  commands,
  exercises: async () => (await import("./page/exercises.ts")).exercises,
  translations: {
    zh: { run: () => import("./translations/zh/run.ts"), page: () => import("./translations/zh/page.ts") },
  },
  messages: async () => [(await import("./messages/story.ts")).separation],
  board: async () => (await import("./board.ts")).separationBoard,
};
