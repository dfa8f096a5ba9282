import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { EngineManifest } from "../../engine-kit/index.ts";
import { engines } from "../../engines/index.ts";
import { RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { share } from "../../testing/seeds.ts";
import { type BoardSession, type InstantiatedRule, Recording } from "../../trace/index.ts";
import { addMessages } from "../messages/index.ts";
import { Inference } from "./card/inference.tsx";
import { rooms, shortenAll } from "./card/room.ts";
import { Sentences } from "./card/sentences.tsx";
import { framesOf, type Item, unfold } from "./pseudocode/unfold.ts";

/** A card with at most this many characters is low enough at 1280×720: about seven lines. */
const CARD = 700;
/** How many positions of a recording are looked at. */
const POSITIONS = 60;

async function record({ id, page, board, messages }: EngineManifest, lesson: EngineManifest["lessons"][number]) {
  // The parser takes bytes as Node has them.
  vi.stubGlobal("Uint8Array", Object.getPrototypeOf(Buffer));
  addMessages(...(await messages()));
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  const recording = new Recording();
  const options = { ...page.start, ...lesson.presets[0]?.options, ...page.always };
  await session.record({ engine: id, files: lesson.files ?? [lesson.file], options }, (message) => {
    if (message.kind === "chunk") recording.append(message.chunk);
  });
  return { recording, reader: (await board()).open(recording) };
}

function* positionsOf({ length }: Recording): Generator<number> {
  for (let n = 0; n < length; n += Math.max(1, Math.floor(length / POSITIONS))) yield n;
  yield length;
}

function marksOf(items: readonly Item[]): readonly string[] {
  return items.flatMap((item) =>
    item.kind === "line" ? [item.mark?.kind ?? "", ...marksOf(item.called?.items ?? [])] : [],
  );
}

/** The premises of a rule that some room shortens to what another one is shortened to. */
function alikeIn(rule: InstantiatedRule | undefined, reader: Pick<BoardSession, "shown">): readonly string[] {
  const texts = [...new Set(rule?.premises.map(({ text }) => reader.shown(text)))];
  return rooms.flatMap(({ characters, items }) => {
    const shown = shortenAll(texts.slice(0, items), characters);
    return texts.slice(0, items).filter((_, place) => shown.indexOf(shown[place] ?? "") !== place);
  });
}

const lessons = engines.flatMap((engine) => {
  const small = engine.lessons.filter(({ load }) => load === undefined);
  return share(small, small.length).map((lesson) => [engine.id, lesson.id, engine, lesson] as const);
});

test.each(lessons)(
  "%s, %s: each call has its line, the card of each step can be low, and no two of its premises look alike",
  async (_, __, engine, lesson) => {
    const { recording, reader } = await record(engine, lesson);
    expect(recording.length).toBeGreaterThan(0);
    for (const n of positionsOf(recording)) {
      const active = framesOf(reader.pseudocode(), reader.activeLines(n));
      const marks = marksOf(unfold(reader.pseudocode(), active, 0, new Set()));
      expect(
        marks.filter((mark) => mark === "now"),
        `step ${n}`,
      ).toHaveLength(1);
      expect(
        marks.filter((mark) => mark === "caller"),
        `step ${n}`,
      ).toHaveLength(active.length - 1);

      const explanation = reader.explain(n, recording.previousStop(n, "rule"));
      const room = rooms.at(-1) ?? rooms[0];
      const { rule } = explanation;
      expect(alikeIn(rule, reader), `step ${n}: premises that are shortened alike`).toEqual([]);
      const card = renderToStaticMarkup(
        <>
          {rule === undefined ? null : <Inference rule={rule} isNew room={room} onSelectFact={() => undefined} />}
          <Sentences explanation={explanation} stop={undefined} room={room} />
        </>,
      );
      const text = card.replaceAll(/<[^>]*>/g, "");
      expect(text.length, `step ${n}: ${text}`).toBeLessThan(CARD);
    }
  },
);
