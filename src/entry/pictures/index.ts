import ELK from "elkjs/lib/elk.bundled.js";
import type { EngineManifest, Lesson } from "../../engine-kit/index.ts";
import { engines } from "../../engines/index.ts";
import type { FrontEnd } from "../../java/index.ts";
import { linkedOptions } from "../../options/index.ts";
import { RunSession } from "../../session/index.ts";
import { type BoardSession, Recording } from "../../trace/index.ts";
import { addMessages, loadPageMessages, translate } from "../../ui/messages/index.ts";
import { figuresOf, type LessonPicture, pictureOf } from "../../ui/pictures/index.ts";

/** Draws a lesson in small, as its first preset ends; undefined where there is nothing to draw. */
type DrawLesson = (engine: EngineManifest, lesson: Lesson) => Promise<LessonPicture | undefined>;

/** What draws lessons, with a front end for the programs among them. */
export function lessonPictures(frontEnd: FrontEnd): DrawLesson {
  const session = new RunSession(frontEnd, { now: () => performance.now(), pause: () => Promise.resolve() });
  const elk = new ELK();
  return async (engine, lesson) => {
    const { id, page } = engine;
    const [board, messages] = await Promise.all([engine.board(), engine.messages(), loadPageMessages()]);
    addMessages(...messages);
    const recording = new Recording();
    const files = (await lesson.load?.()) ?? lesson.files ?? [lesson.file];
    const preset = { ...page.start, ...lesson.presets[0]?.options };
    const options = { ...linkedOptions(engine.options, preset), ...page.always };
    await session.record({ engine: id, files, options }, (message) => {
      if (message.kind === "chunk") recording.append(message.chunk);
    });
    const panels = page.stages.flatMap((stage) => stage.panels);
    const reader = board.open(recording);
    const figures = await figuresOf(reader, recording.length, panels, (graph) => elk.layout(graph));
    return figures === undefined ? undefined : pictureOf(figures, recording.stepCount, rulesOf(recording, reader));
  };
}

/** The names of the rules that a run applies, in the order of their first steps. */
function rulesOf({ steps, length }: Recording, reader: BoardSession): readonly string[] {
  const first = new Map<string, number>();
  for (let seq = 0; seq < length; seq++) {
    const key = `${steps.section(seq)}:${steps.rule(seq)}`;
    if (!first.has(key) && steps.kind(seq) === "derive") first.set(key, seq);
  }
  const names = [...first.values()].flatMap((seq) => reader.explain(seq + 1, seq).rule?.name ?? []);
  return [...new Set(names.map((name) => translate(name)))];
}

/** The lessons of all engines. */
export function allLessons(): readonly { readonly engine: EngineManifest; readonly lesson: Lesson }[] {
  return engines.flatMap((engine) => engine.lessons.map((lesson) => ({ engine, lesson })));
}
