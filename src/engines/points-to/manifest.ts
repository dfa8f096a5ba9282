import { type EngineManifest, java } from "../../engine-kit/index.ts";
import { commands } from "./commands.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { pointsToSchema, recordedSteps } from "./options.ts";
import { lessons } from "./page/lessons/listed.ts";
import { starter } from "./page/lessons/starter.ts";
import { page } from "./page/page.ts";
import { ways } from "./page/ways.ts";
import type { PointsToResult } from "./result.ts";

/** Context-sensitive pointer analysis (Lectures I and II). */
export const manifest: EngineManifest<PointsToResult> = {
  ...engine,
  uses: [],
  position: 1,
  words,
  languages: [java],
  options: pointsToSchema,
  page,
  starter,
  lessons,
  ways,
  lessonsInFull: async () => (await import("./page/lessons/index.ts")).lessons,
  commands,
  recordedSteps,
  exercises: async () => (await import("./page/exercises.ts")).exercises,
  practice: async () => (await import("./practice/program.ts")).practice,
  translations: {
    zh: { run: () => import("./translations/zh/run.ts"), page: () => import("./translations/zh/page.ts") },
  },
  messages: async () => {
    const [{ pointsTo }, { graphs }, { moments }] = await Promise.all([
      import("./messages/story.ts"),
      import("./messages/graphs.ts"),
      import("./messages/moments.ts"),
    ]);
    return [pointsTo, graphs, moments];
  },
  board: async () => (await import("./board.ts")).pointsToBoard,
};
