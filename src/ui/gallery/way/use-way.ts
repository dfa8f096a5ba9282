import type { EngineManifest, Lesson } from "../../../engine-kit/index.ts";
import { lessonsOn } from "../../course/index.ts";
import { type Learned, useLearned, useServices, useSettings } from "../../store/index.ts";

/** A lesson of the way, and what the reader has done with it. */
export interface WayStep {
  readonly lesson: Lesson;
  readonly learned: Learned;
}

export interface ChosenWay {
  readonly engine: EngineManifest;
  /** The engines that have ways. */
  readonly offered: readonly EngineManifest[];
  readonly steps: readonly WayStep[];
  /** The place of the first lesson that is not done; the number of steps where all are. */
  readonly next: number;
}

/** The way through lessons that the reader has chosen, at first that of the first engine; undefined where no engine has one. */
export function useWay(): ChosenWay | undefined {
  const { engines } = useServices();
  const choice = useSettings((settings) => settings.way);
  const wanted = useSettings((settings) => settings.wayOf);
  const learned = useLearned();
  const offered = engines.filter(({ ways }) => ways !== undefined);
  const engine = offered.find(({ id }) => id === wanted) ?? offered[0];
  if (engine === undefined) return undefined;
  const steps = lessonsOn(engine, choice).map((lesson) => ({ lesson, learned: learned(lesson.id) ?? {} }));
  const next = steps.findIndex((step) => step.learned.isDone !== true);
  return { engine, offered, steps, next: next < 0 ? steps.length : next };
}
