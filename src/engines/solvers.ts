import type { Program } from "../java/index.ts";
import type { Result, Span } from "../kernel/index.ts";
import type { Board, RecordingChunk } from "../trace/index.ts";
import { pointsToBoard } from "./points-to/board.ts";
import {
  compareSelectors,
  parseOptions,
  parseTableOptions,
  type SelectorTable,
  startPointsTo,
} from "./points-to/index.ts";

import { pushdownBoard } from "./pushdown/board.ts";
import { type PushdownProblem, parsePushdownOptions, startPushdown } from "./pushdown/index.ts";
import { relevancyBoard } from "./relevancy/board.ts";
import { parseOptions as parseRelevancyOptions, startRelevancy } from "./relevancy/index.ts";
import { separationBoard } from "./separation/board.ts";
import { parseLfpOptions, type Specification, startSeparation } from "./separation/index.ts";
import { symbolicBoard } from "./symbolic/board.ts";
import { parseTestsOptions, startSymbolic, type Unit } from "./symbolic/index.ts";

export {
  type PointsToResult,
  type SelectorRow,
  type SelectorTable,
  tableAsCsv,
  tableAsMarkdown,
} from "./points-to/index.ts";
export { readPushdown } from "./pushdown/index.ts";
export {
  blindSlots,
  codeReduction,
  type DiffRow,
  diffLines,
  instrument,
  measureInstrumented,
  type RelevancyResult,
  relevancyAsXml,
  relevantSlots,
  type VariableRow,
} from "./relevancy/index.ts";
export { decideAll, isMilliseconds, readScript, readSpecification } from "./separation/index.ts";
export {
  javaCode,
  junitText,
  makeSubject,
  type Restriction,
  readUnit,
  type TestsResult,
  tiedInputs,
  type Unit,
} from "./symbolic/index.ts";

/** A run that is under way: advanced piece by piece, so that it can be watched and cancelled. */
export interface Analysis {
  /** Does a piece of work of about this many agenda entries; true when nothing is left or a limit is reached. */
  advance(budget: number): boolean;
  /** What was recorded since the last call; undefined when nothing is recorded. */
  takeChunk(): RecordingChunk | undefined;
  /** The result so far, as the command line prints it. */
  result(): object;
  /** The limit that ended the run before the fixed point, if one did. */
  readonly cutShortBy: { readonly kind: "step-limit" | "context-limit"; readonly limit: number } | undefined;
  readonly notes: readonly { readonly text: string; readonly span: Span | undefined }[];
}

/** What the session needs of an engine. `language` says what the files hold: its reader makes what `start` takes. */
export type Engine =
  | EngineFor<"java", Program>
  | EngineFor<"pushdown", PushdownProblem>
  | EngineFor<"separation", Specification>
  | EngineFor<"symbolic", Unit>;

interface EngineFor<Language extends string, Input> {
  readonly name: string;
  readonly language: Language;
  /** Checks the options and, if they are in order, starts the run. */
  start(input: Input, options: Readonly<Record<string, unknown>>, isRecorded: boolean): Result<Analysis>;
}

/** The presentations, for the page: one line an engine. */
export const boards: readonly Board[] = [pointsToBoard, relevancyBoard, pushdownBoard, separationBoard, symbolicBoard];

/** The solvers, for the session: one line an engine. The page never imports this one. */
export const engines: readonly Engine[] = [
  {
    name: "points-to",
    language: "java",
    start: (program, raw, isRecorded) => {
      const options = parseOptions(raw);
      return options.ok ? startPointsTo(program, options.value, isRecorded) : options;
    },
  },
  {
    name: "relevancy",
    language: "java",
    start: (program, raw, isRecorded) => {
      const options = parseRelevancyOptions(raw);
      return options.ok ? startRelevancy(program, options.value, isRecorded) : options;
    },
  },
  {
    name: "pushdown",
    language: "pushdown",
    start: (problem, raw, isRecorded) => {
      const options = parsePushdownOptions(raw);
      return options.ok ? startPushdown(problem, options.value, isRecorded) : options;
    },
  },
  {
    name: "separation",
    language: "separation",
    start: (specification, raw, isRecorded) => {
      const options = parseLfpOptions(raw);
      return options.ok ? startSeparation(specification, options.value, isRecorded) : options;
    },
  },
  {
    name: "symbolic",
    language: "symbolic",
    start: (unit, raw, isRecorded) => {
      const options = parseTestsOptions(raw);
      return options.ok ? startSymbolic(unit, options.value, isRecorded) : options;
    },
  },
];

export function boardOf(engine: string): Board | undefined {
  return boards.find((board) => board.engine === engine);
}

/** All selectors side by side on one program; `now` tells milliseconds. */
export function selectorTable(
  program: Program,
  raw: Readonly<Record<string, unknown>>,
  now: () => number,
): Result<SelectorTable> {
  const options = parseTableOptions(raw);
  return options.ok ? compareSelectors(program, options.value, now) : options;
}
