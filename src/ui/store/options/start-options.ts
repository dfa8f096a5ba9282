import type { EngineManifest, Lesson } from "../../../engine-kit/index.ts";
import { type GivenOptions, linkedOptions, withOptions } from "../../../options/index.ts";

/** The options a lesson starts with; those of the reader's own text without one. */
export function presetOptions({ page }: EngineManifest, lesson: Lesson | undefined, preset = 0): GivenOptions {
  return { ...page.start, ...lesson?.presets[preset]?.options };
}

/** The first preset's options with those of a link on top, and with what those bring along. */
export function startOptions(engine: EngineManifest, lesson: Lesson | undefined, chosen: GivenOptions): GivenOptions {
  return withOptions(engine.options, presetOptions(engine, lesson), chosen);
}

/** What a run of the page is told. */
export function requestOptions({ options: schema, page }: EngineManifest, options: GivenOptions): GivenOptions {
  return { ...linkedOptions(schema, options), ...page.always };
}
