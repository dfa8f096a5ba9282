import fc from "fast-check";
import { expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { lectureOfNotes, positionOf, readLecture } from "../../exercises/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { recordedRun } from "../../testing/recorded-lesson.ts";
import { law, share } from "../../testing/seeds.ts";
import { atOf, positionOfAt } from "../../trace/index.ts";
import { execute } from "../commands.ts";
import { RunSession } from "../run-session.ts";

/** The first lesson of each engine that brings its program along, as the page opens it. */
const openings = engines.flatMap((engine) => {
  const lesson = engine.lessons.find(({ load }) => load === undefined);
  if (lesson === undefined) return [];
  const files = lesson.files ?? [lesson.file];
  return [{ engine, lesson, files, options: { ...engine.page.start, ...lesson.presets[0]?.options } }];
});

async function stands(text: string): Promise<readonly string[]> {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  const answer = await execute(session, { command: "lecture check", files: [{ name: "l.json", text }], options: {} });
  if (!answer.ok || answer.value.kind !== "json") throw new Error(JSON.stringify(answer));
  const { slides } = answer.value.value as { readonly slides: readonly { readonly at: string }[] };
  return slides.map(({ at }) => at);
}

test.each(share(openings, openings.length))(
  "notes on a run of $engine.id stand where they were written, whether its program is a lesson or not",
  async ({ engine, lesson, files, options }) => {
    const { recording, board } = await recordedRun(engine, files, options);
    const run = { board, recording, reader: board.open(recording) };
    const steps = fc.uniqueArray(fc.nat(recording.length), { minLength: 1, maxLength: 8 });
    const notes = steps.chain((positions) =>
      fc.tuple(
        ...positions
          .toSorted((a, b) => a - b)
          .map((step) =>
            fc.record({
              at: fc.constant(atOf(recording, step)),
              title: fc.constant("t"),
              text: fc.string({ minLength: 1 }),
            }),
          ),
      ),
    );
    await fc.assert(
      fc.asyncProperty(notes, fc.boolean(), async (noted, isOwn) => {
        const said = { engine, lesson: isOwn ? undefined : lesson, files, options, view: undefined };
        const text = JSON.stringify(lectureOfNotes("Notes", said, noted));
        const lecture = readLecture({ name: "l.json", text });
        if (!lecture.ok) throw new Error(JSON.stringify(lecture.errors));
        const { slides } = lecture.value;
        expect(slides.map((slide) => [positionOf(slide, run), slide.text])).toEqual(
          noted.map(({ at, text: words }) => [positionOfAt(recording, at), words]),
        );
        for (const slide of slides)
          expect(engine.options.parse(slide.run.options)).toEqual(engine.options.parse(options));
        expect(await stands(text)).toEqual(noted.map(({ at }) => at));
      }),
      law(3, 17),
    );
  },
);

test("notes on a lesson name it and what differs from how it opens; a program that is fetched is written out", () => {
  const [opening] = openings;
  const fetched = engines.flatMap((engine) =>
    engine.lessons.flatMap((lesson) => (lesson.load ? [{ engine, lesson }] : [])),
  );
  if (opening === undefined || fetched[0] === undefined) throw new Error("there are lessons of both kinds");
  const { engine, lesson, files, options } = opening;
  const note = { at: "3", title: "Step 3", text: "look" };
  const said = { engine, lesson, files, options: { ...options, context: "2-obj" }, view: "call-graph" };
  expect(lectureOfNotes("Notes", said, [note, { ...note, at: "5.1" }]).slides).toEqual([
    { lesson: lesson.id, options: { context: "2-obj" }, view: "call-graph", minutes: 1, ...note },
    { view: "call-graph", minutes: 1, ...note, at: "5.1" },
  ]);
  const program = [{ name: "Main.java", text: "class Main {}" }];
  const [slide] = lectureOfNotes("Notes", { ...fetched[0], files: program, options: {}, view: undefined }, [
    note,
  ]).slides;
  expect(slide).toEqual({ engine: fetched[0].engine.id, files: program, minutes: 1, ...note });
});
