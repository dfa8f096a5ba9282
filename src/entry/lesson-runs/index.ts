import type { EngineManifest, Lesson } from "../../engine-kit/index.ts";
import { engines } from "../../engines/index.ts";
import { createFrontEnd, type GrammarBinaries } from "../../java/index.ts";
import { type InputFile, isPlain, locales, setLocale } from "../../kernel/index.ts";
import type { RawOptions } from "../../options/index.ts";
import { type RunMessage, RunSession } from "../../session/index.ts";
import { Recording, recordingToJson } from "../../trace/index.ts";
import { workerTranslation } from "../../translations/index.ts";
import { nameOfRun, requestOptions, type ShippedRun, startOptions } from "../../ui/store/index.ts";

/** How many lessons of each analysis are recorded: those that a first visit begins with. */
const FIRST_LESSONS = 8;

/** The length of a run as text; compressed, this is about ten kilobytes. Longer ones would make every copy of the page larger. */
const MAX_CHARACTERS = 80_000;

/**
 * The runs that the first lessons of each analysis open with, recorded ahead: texts of {@link ShippedRun} by the names that the
 * page asks for them by. Those of programs that are files of their own, and long ones, are left out.
 */
export async function recordLessons(grammar: GrammarBinaries): Promise<Readonly<Record<string, string>>> {
  const session = new RunSession(await createFrontEnd(grammar), { now: () => 0, pause: async () => undefined });
  const runs: Record<string, string> = {};
  for (const engine of engines)
    for (const lesson of engine.lessons.slice(0, FIRST_LESSONS).filter(({ load }) => load === undefined))
      Object.assign(runs, await recordedAhead(session, engine, lesson));
  setLocale("en");
  return runs;
}

/** The run of a lesson in each language; one for all where it says nothing in any. */
async function recordedAhead(session: RunSession, engine: EngineManifest, lesson: Lesson) {
  const named = {
    engine: engine.id,
    files: lesson.files ?? [lesson.file],
    options: requestOptions(engine, startOptions(engine, lesson, {})),
  };
  const texts = new Map<string, string>();
  for (const locale of locales) {
    setLocale(locale, await workerTranslation(locale));
    const run = await recorded(session, engine, named.files, named.options);
    // What JSON does not keep is made where it is needed.
    if (run === undefined || !isPlain(run)) return {};
    const text = JSON.stringify(run);
    if (text.length > MAX_CHARACTERS) return {};
    texts.set(nameOfRun({ ...named, locale }), text);
  }
  const [text = ""] = texts.values();
  const isSilent = [...texts.values()].every((each) => each === text);
  return isSilent ? { [nameOfRun({ ...named, locale: "any" })]: text } : Object.fromEntries(texts);
}

async function recorded(
  session: RunSession,
  { id }: EngineManifest,
  files: readonly InputFile[],
  options: RawOptions,
): Promise<ShippedRun | undefined> {
  const recording = new Recording();
  let ending: RunMessage | undefined;
  await session.record({ engine: id, files, options }, (message) => {
    if (message.kind === "chunk") recording.append(message.chunk);
    else ending = message;
  });
  if (ending?.kind !== "done" || ending.outcome.kind !== "fixed-point") return undefined;
  const { outcome, notes, result } = ending;
  return { outcome, notes, result, recording: recordingToJson(recording, id) };
}
