import type { EngineManifest } from "../../engine-kit/index.ts";

/** Whether an engine reads a file of this name. */
export function reads(engine: EngineManifest, name: string): boolean {
  return endsOf([engine]).some((end) => name.endsWith(end));
}

/** The ends of the files that engines read. */
export function endsOf(engines: readonly EngineManifest[]): readonly string[] {
  return [...new Set(engines.flatMap(({ languages }) => languages.flatMap(({ extensions }) => extensions)))];
}
