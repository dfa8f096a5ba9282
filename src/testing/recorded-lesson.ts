import type { EngineManifest } from "../engine-kit/index.ts";
import type { InputFile } from "../kernel/index.ts";
import type { RawOptions } from "../options/index.ts";
import { RunSession } from "../session/index.ts";
import { type Board, Recording } from "../trace/index.ts";
import { testFrontEnd } from "./front-end.ts";

interface RecordedForTest {
  readonly board: Board;
  readonly recording: Recording;
}

/** A lesson's recording with the options of its first preset, as the board of its engine reads it. */
export function recordedLesson(
  engine: EngineManifest,
  lesson: EngineManifest["lessons"][number],
): Promise<RecordedForTest> {
  const options = { ...engine.page.start, ...lesson.presets[0]?.options };
  return recordedRun(engine, lesson.files ?? [lesson.file], options);
}

/** The recording of a program, as the board of its engine reads it. */
export async function recordedRun(
  { id, page, board }: EngineManifest,
  files: readonly InputFile[],
  options: RawOptions,
): Promise<RecordedForTest> {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  const recording = new Recording();
  await session.record({ engine: id, files, options: { ...options, ...page.always } }, (message) => {
    if (message.kind === "chunk") recording.append(message.chunk);
  });
  return { board: await board(), recording };
}
