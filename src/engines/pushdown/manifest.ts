import type { EngineManifest } from "../../engine-kit/index.ts";
import { commands } from "./commands.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { pushdownSchema } from "./options.ts";
import { pushdownSystems } from "./page/languages.ts";
import { lessons } from "./page/lessons/listed.ts";
import { starter } from "./page/lessons/starter.ts";
import { page } from "./page/page.ts";
import { ways } from "./page/ways.ts";
import type { PushdownResult } from "./result.ts";

/** Weighted pushdown systems: post* and pre*. */
export const manifest: EngineManifest<PushdownResult> = {
  ...engine,
  uses: [],
  position: 3,
  words,
  languages: [pushdownSystems],
  options: pushdownSchema,
  page,
  starter,
  lessons,
  ways,
  lessonsInFull: async () => (await import("./page/lessons/index.ts")).pushdownExamples,
  commands,
  exercises: async () => (await import("./page/exercises.ts")).exercises,
  translations: {
    zh: { run: () => import("./translations/zh/run.ts"), page: () => import("./translations/zh/page.ts") },
  },
  messages: async () => [(await import("./messages/story.ts")).pushdown],
  board: async () => (await import("./board.ts")).pushdownBoard,
};
