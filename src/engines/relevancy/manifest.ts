import { type EngineManifest, java } from "../../engine-kit/index.ts";
import { isUnbounded } from "../points-to/options.ts";
import { manifest as pushdown } from "../pushdown/manifest.ts";
import { commands } from "./commands.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { relevancySchema } from "./options.ts";
import { lessons } from "./page/lessons/listed.ts";
import { starter } from "./page/lessons/starter.ts";
import { page } from "./page/page.ts";
import { ways } from "./page/ways.ts";
import type { RelevancyResult } from "./result.ts";

/** Steps of a points-to analysis with unbounded contexts. None of them is recorded: there are more than one would read. */
const UNBOUNDED_STEPS = 5_000;

/** Relevancy analysis by weighted pushdown model checking. */
export const manifest: EngineManifest<RelevancyResult> = {
  ...engine,
  uses: ["points-to", "pushdown"],
  position: 2,
  words,
  languages: [java],
  options: relevancySchema,
  page,
  starter,
  lessons,
  ways,
  lessonsInFull: async () => (await import("./page/lessons/index.ts")).relevancyLessons,
  commands,
  recordedSteps: (options) => (isUnbounded(options) ? UNBOUNDED_STEPS : undefined),
  continuesPastRecording: true,
  // Its recording contains one of post*.
  exercises: async () => (await import("./page/exercises.ts")).exercises,
  translations: {
    zh: { run: () => import("./translations/zh/run.ts"), page: () => import("./translations/zh/page.ts") },
  },
  messages: async () => [...(await pushdown.messages()), (await import("./messages/story.ts")).relevancy],
  board: async () => (await import("./board.ts")).relevancyBoard,
};
