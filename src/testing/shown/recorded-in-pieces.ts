import type { EngineManifest } from "../../engine-kit/index.ts";
import { Budget, describe, type InputFile, type Result } from "../../kernel/index.ts";
import type { RawOptions } from "../../options/index.ts";
import { pipelines } from "../../pipelines/index.ts";
import { RunSession } from "../../session/index.ts";
import { type Board, Recording } from "../../trace/index.ts";
import { testFrontEnd } from "../front-end.ts";
import type { Piece } from "./retold.ts";

/** A run with the pieces in which its recording came, one for each iteration. */
export interface RecordedInPieces {
  readonly board: Board;
  readonly recording: Recording;
  readonly pieces: readonly Piece[];
}

/** Of a run that hardly ends, as lazy initialization of a red-black tree, these many steps and no more. */
const LONGEST = 50_000;

/** Records a program as the page does, but in the smallest pieces; of a longer run a little more than `most` steps. */
export async function recordedInPieces(
  engine: EngineManifest,
  files: readonly InputFile[],
  given: RawOptions,
  most = LONGEST,
): Promise<RecordedInPieces> {
  const host = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  const preparation = pipelines.flatMap(({ preparations }) => preparations).find((each) => each.engine === engine.id);
  const options = { ...given, ...engine.page.always };
  const prepared = preparation && valueOf(await preparation.prepare(host, files, options));
  const runs = await engine.load();
  const analysis = valueOf(
    runs.start(files, prepared?.options ?? options, true, (...asked) => host.compile(...asked), Budget.unlimited),
  );
  const recording = new Recording();
  const pieces: Piece[] = [];
  let isDone = false;
  while (!isDone && recording.length <= most) {
    isDone = analysis.advance(1);
    const chunk = analysis.takeChunk();
    if (chunk === undefined) continue;
    recording.append(chunk);
    pieces.push({ length: recording.length, sections: chunk.sections });
  }
  recording.isUnfinished = !isDone || analysis.stoppedBy !== undefined;
  return { board: await engine.board(), recording, pieces };
}

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.errors.map(describe).join("\n"));
  return result.value;
}
