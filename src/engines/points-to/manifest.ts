import { java } from "../language.ts";
import { type EngineManifest, engineRuns } from "../manifest.ts";
import { words } from "./messages/en.ts";
import { pointsToSchema } from "./options.ts";
import { lessons } from "./page/lessons/index.ts";
import { starter } from "./page/lessons/starter.ts";
import { page } from "./page/page.ts";
import type { PointsToResult } from "./result.ts";

/** Context-sensitive pointer analysis (Lectures I and II). */
export const manifest: EngineManifest<PointsToResult> = {
  id: "points-to",
  position: 1,
  words,
  languages: [java],
  options: pointsToSchema,
  page,
  starter,
  lessons,
  messages: async () => (await import("./messages/story.ts")).pointsTo,
  board: async () => (await import("./board.ts")).pointsToBoard,
  async load() {
    const { startPointsTo } = await import("./index.ts");
    return engineRuns(pointsToSchema, { read: (files, compile) => compile(files), start: startPointsTo });
  },
};
