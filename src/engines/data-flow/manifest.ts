import {
  comparable,
  type EngineManifest,
  java,
  type RunTable,
  solvable,
  sound,
  whatIf,
  whyNot,
} from "../../engine-kit/index.ts";
import { isUnbounded } from "../points-to/options.ts";
import type { DataFlowResult } from "./algorithm/result.ts";
import { commands, flow } from "./commands.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { dataFlowSchema, orders } from "./options.ts";
import { comparison } from "./page/comparison.ts";
import { lessons } from "./page/lessons/listed.ts";
import { starter } from "./page/starter.ts";
import { ways } from "./page/ways.ts";

/** Steps of a points-to analysis with unbounded contexts, and of the worklist behind it, where they are to be shown. */
const UNBOUNDED_STEPS = 5_000;

/** The same analysis in every order. */
const orderTable: RunTable<DataFlowResult> = {
  id: "flow-orders",
  key: "d",
  command: flow.name,
  timeout: 20_000,
  shared: ({ order: _, ...shared }) => shared,
  runs: (shared) =>
    orders.map((order) => ({
      name: { id: `data-flow.options.order.${order}` },
      request: { ...shared, order },
      chosen: { order },
    })),
  columns: ["order", "pops", "milliseconds"],
  cells: ({ answer, milliseconds }) => [answer.pops, milliseconds],
  isCut: ({ answer }) => answer.partial,
};

/** Data flow on control-flow graphs: the worklist algorithm. */
export const manifest: EngineManifest<DataFlowResult> = {
  ...engine,
  uses: ["points-to"],
  position: 6,
  words,
  languages: [java],
  options: dataFlowSchema,
  page: {
    route: "data-flow",
    start: { analysis: "constants" },
    controls: ["analysis", "scope", "context", "heap", "alias", "initial", "refine", "order", "entry"],
    palette: ["analysis"],
    stages: [
      { id: "flow-graph", panels: ["flow-graph"] },
      { id: "lattice", panels: ["lattice"] },
    ],
    notation: [
      { sign: "IN, OUT", text: "data-flow.notation.facts" },
      { sign: "f", text: "data-flow.notation.transfer" },
      { sign: "⊓", text: "data-flow.notation.meet" },
      { sign: "UNDEF, NAC", text: "data-flow.notation.constants" },
      { sign: "WL", text: "data-flow.notation.worklist" },
    ],
    tables: [orderTable],
    capabilities: [
      comparable(comparison),
      solvable({ order: "order" }),
      whyNot({ command: "why-not-flow" }),
      whatIf({ command: "what-if-flow", option: "without" }),
      sound({ command: "sound-flow" }),
    ],
  },
  starter,
  lessons,
  ways,
  lessonsInFull: async () => (await import("./page/lessons/index.ts")).flowLessons,
  commands,
  recordedSteps: (options) => (isUnbounded(options) ? UNBOUNDED_STEPS : undefined),
  exercises: async () => (await import("./page/exercises.ts")).exercises,
  translations: {
    zh: { run: () => import("./translations/zh/run.ts"), page: () => import("./translations/zh/page.ts") },
  },
  messages: async () => [(await import("./messages/story.ts")).dataFlow],
  board: async () => (await import("./story/story.ts")).dataFlowBoard,
};
