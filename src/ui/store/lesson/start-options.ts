import { defaultHeap, defaultsOf, type RunOptions } from "../options/index.ts";
import type { Lesson } from "./lesson.ts";

/** The options a lesson starts with. */
export function presetOptions(lesson: Lesson, preset = 0): RunOptions {
  return { ...defaultsOf(lesson.engine), ...lesson.presets[preset]?.options };
}

/** The first preset's options with those of a link on top; a selector brings its usual heap depth along. */
export function startOptions(engine: string, lesson: Lesson | undefined, chosen: Partial<RunOptions>): RunOptions {
  const base = lesson === undefined ? defaultsOf(engine) : presetOptions(lesson);
  const isUsual = chosen.context === undefined || chosen.context === base.context;
  return { ...base, heap: isUsual ? base.heap : defaultHeap(chosen.context ?? base.context), ...chosen };
}
