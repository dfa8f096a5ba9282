import type { EngineManifest } from "../engines/index.ts";
import { RunSession } from "../session/index.ts";
import { type Board, Recording } from "../trace/index.ts";
import { testFrontEnd } from "./front-end.ts";

/** A lesson's recording with the options of its first preset, as the board of its engine reads it. */
export async function recordedLesson(
  { id, page, board }: EngineManifest,
  lesson: EngineManifest["lessons"][number],
): Promise<{ readonly board: Board; readonly recording: Recording }> {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  const recording = new Recording();
  const options = { ...page.start, ...lesson.presets[0]?.options, ...page.always };
  await session.record({ engine: id, files: lesson.files ?? [lesson.file], options }, (message) => {
    if (message.kind === "chunk") recording.append(message.chunk);
  });
  return { board: await board(), recording };
}
