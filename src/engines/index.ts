import type { EngineManifest } from "./manifest.ts";
import * as registry from "./registry.ts";

export {
  type CommandAnswer,
  type CommandHost,
  type CommandSpec,
  type DrawnRun,
  defineCommand,
  type FigureRequest,
  type Figures,
  type FinishedRun,
  factOption,
  type HandoutRequest,
  questionCommand,
  type RecordedRun,
  type Runnable,
  type RunOutcome,
} from "./command.ts";
export {
  type ComparedFact,
  type ComparedResults,
  type Comparison,
  type DifferenceRow,
  type DifferenceTable,
  type FactMark,
  MAX_COMPARED,
  type ResultRow,
  type ResultTable,
} from "./comparison.ts";
export type { Practice, PracticeProgram, WrittenExercise, WrittenQuestion } from "./exercises.ts";
export type { DerivedProgram, FollowUp, SavedResult } from "./follow-up.ts";
export { type Language, languageOf } from "./language.ts";
export type { Lesson, Stop } from "./lesson.ts";
export { analyzed, type Compile, type EngineManifest, type EngineRuns } from "./manifest.ts";
export type { Features, HierarchyCall, Legend, SourceControl } from "./page.ts";
export type {
  Absence,
  Attempt,
  BlameAnswer,
  BlamedChange,
  BlamedMethod,
  BlameMethodsAnswer,
  DrawnFlow,
  DrawnFlows,
  NamedEdge,
  NamedNode,
  SoundAnswer,
  WhatIfAnswer,
  WhyNotAnswer,
} from "./questions.ts";
export type { CompleteRun, ReferenceTable, RunTable, TableRun } from "./run-table.ts";

/** All engines, in their order. */
export const engines: readonly EngineManifest[] = Object.values<EngineManifest>(registry).sort(
  (a, b) => a.position - b.position,
);

/** An engine by its id. */
export function engineById(id: string): EngineManifest | undefined {
  return engines.find((engine) => engine.id === id);
}

/** The engines that share a page; the one that a bare link opens first. */
export function enginesAt(route: string): readonly EngineManifest[] {
  const found = engines.filter(({ page }) => page.route === route);
  return [...found].sort((a, b) => Number(b.page.isFirst === true) - Number(a.page.isFirst === true));
}

/** The routes of the engines' pages, in their order. */
export const routes: readonly string[] = [...new Set(engines.map(({ page }) => page.route))];
