import { anyOf, type EngineManifest, engineCommand } from "../../engine-kit/index.ts";
import type { DigraphResult } from "./analysis.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { digraphSchema } from "./options.ts";
import { around } from "./page/lessons/around.ts";
import { lessons } from "./page/lessons/index.ts";

/** What the start of a directed graph reaches: the smallest engine that can be added. */
export const manifest: EngineManifest<DigraphResult> = {
  ...engine,
  uses: [],
  position: 100,
  words,
  languages: [
    {
      id: "digraph",
      extensions: [".digraph"],
      lexemes: anyOf("(?<comment>#.*)", String.raw`(?<keyword>^\s*start\b|->)`),
      lineComment: "#",
      brackets: [],
    },
  ],
  options: digraphSchema,
  page: {
    route: "digraph",
    start: { order: "fifo" },
    controls: ["order"],
    palette: ["order"],
    stages: [{ id: "reached", panels: ["reached"] }],
    notation: [{ sign: "R", text: "digraph.notation.reached" }],
    tables: [],
  },
  starter: [around.file],
  lessons,
  commands: [engineCommand(engine, { prefix: "digraph", name: "digraph", words, files: "one", passed: digraphSchema })],
  exercises: async () => [],
  messages: async () => [(await import("./messages/story.ts")).digraph],
  board: async () => (await import("./board.ts")).digraphBoard,
};
