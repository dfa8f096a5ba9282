import { createContext, useContext, useMemo } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import type { EngineManifest, Lesson } from "../../engine-kit/index.ts";
import type { CapabilityKind, Locale } from "../../kernel/index.ts";
import { type At, atOf, Recording, type Seq, stepOf } from "../../trace/index.ts";
import type { Document, Documents, DocumentsState } from "./documents/index.ts";
import type { ExecutionState } from "./execution/index.ts";
import { exercisePacker, formatLink, packer, type Route, type WorkbenchLink, withLocale } from "./link/index.ts";
import type { Learned, Records, RecordsState } from "./records/index.ts";
import type { RunState, StepSize } from "./run/index.ts";
import type { Settings, Storage } from "./settings/index.ts";
import type { PredictorState, Workbench, WorkbenchState } from "./workbench/index.ts";

/** What every component may ask for; made once by the composition root. */
export interface Services {
  readonly engines: readonly EngineManifest[];
  readonly workbench: Workbench;
  readonly settings: StoreApi<Settings>;
  readonly storage: Storage;
  readonly documents: Documents;
  readonly records: Records;
  /** Hears of each answer to a question of an exercise once it has been checked. */
  readonly answered?: (answer: Answered) => void;
}

/** An answer to a question of an exercise, and its points. */
export interface Answered {
  /** The exercise and the question in it. */
  readonly question: string;
  readonly asked: string;
  readonly answers: readonly string[];
  readonly points: number;
  /** The most points that there are. */
  readonly of: number;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error("ServicesContext is missing");
  return services;
}

export function useWorkbench(): Workbench {
  return useServices().workbench;
}

/** What the present engine says of a kind of capability; undefined where it does not have it. */
export function useCapability<Value>(kind: CapabilityKind<Value>): Value | undefined {
  return kind.of(useWorkbench().engine.page);
}

/** Writes links. */
export interface Links {
  of(route: Route): string;
  /** A lesson in its workbench. */
  ofLesson(lesson: Lesson): string;
  /** A document, with its newest text or an older one, in the workbench of its engine. */
  ofDocument(document: Document, files?: Document["files"]): string;
}

export function useLinks(): Links {
  const { engines } = useServices();
  const locale = useSettings((settings) => settings.locale);
  return useMemo(() => linksOf(engines, locale), [engines, locale]);
}

export function useWorkbenchState<T>(select: (state: WorkbenchState) => T): T {
  return useStore(useWorkbench().store, select);
}

export function usePredictor<T>(select: (state: PredictorState) => T): T {
  return useStore(useWorkbench().predictor.store, select);
}

/** How far a press leads in a run. */
export function useStepSize({ store }: Pick<Workbench, "store">): StepSize {
  const granularity = useStore(store, (state) => state.granularity);
  const isLibraryShown = useStore(store, (state) => state.isLibraryShown);
  return useMemo(() => ({ granularity, isLibraryShown }), [granularity, isLibraryShown]);
}

export function useRunState<T>(select: (state: RunState) => T): T {
  return useStore(useWorkbench().run.store, select);
}

/** How the recording on the screen is numbered. */
export interface StepNumbers {
  /** What a position is called. */
  at(position: number): At;
  /** The step to which what was recorded at `seq` belongs. */
  of(seq: Seq): number;
}

export function useStepNumbers(): StepNumbers {
  const session = useRunState((state) => state.session);
  return useMemo(() => {
    const recording = session?.recording ?? new Recording();
    return { at: (position) => atOf(recording, position), of: (seq) => stepOf(recording, seq) };
  }, [session]);
}

export function useExecutionState<T>(select: (state: ExecutionState) => T): T {
  return useStore(useWorkbench().execution.store, select);
}

export function useSettings<T>(select: (settings: Settings) => T): T {
  return useStore(useServices().settings, select);
}

export function useDocuments<T>(select: (state: DocumentsState) => T): T {
  return useStore(useServices().documents.store, select);
}

/** What of the reader's records is shown; the same value as long as nothing of it has changed. */
export function useRecords<T>(select: (records: Records, state: RecordsState) => T): T {
  const { records } = useServices();
  return useStore(records.store, (state) => select(records, state));
}

/** What the reader has done with each lesson, by its id. */
export function useLearned(): (lesson: string) => Learned | undefined {
  const { records } = useServices();
  useStore(records.store, (state) => state.records);
  return (lesson) => records.get("learned", lesson);
}

function linksOf(engines: readonly EngineManifest[], locale: Locale): Links {
  const pack = packer();
  const packExercise = exercisePacker();
  const of = (route: Route): string => withLocale(formatLink(route, engines, pack, packExercise), locale);
  const open = (engine: string, link: WorkbenchLink): string => {
    const page = engines.find(({ id }) => id === engine)?.page.route ?? "";
    return of({ kind: "workbench", page, link });
  };
  return {
    of,
    ofLesson: ({ id, engine }) => open(engine, { example: id, options: {} }),
    ofDocument: ({ id, engine, lesson, files: newest }, files = newest) =>
      open(engine, {
        ...(lesson === undefined ? {} : { example: lesson }),
        files,
        ...(files === newest ? { document: id } : {}),
        options: {},
      }),
  };
}
