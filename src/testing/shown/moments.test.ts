import { afterEach, expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { fill, setLocale } from "../../kernel/index.ts";
import type { Chapter, Message, Moment } from "../../trace/index.ts";
import { pageTranslation } from "../../translations/index.ts";
import { recordedLesson } from "../recorded-lesson.ts";
import { isLongRun, share } from "../seeds.ts";

/** Longer recordings wait for the long run. */
const LARGE = 20_000;

/** A run of more steps has a story to tell. */
const LONG = 300;

afterEach(() => setLocale("en"));

/**
 * The chapters with more than 60 % of the moments, though the run allows it otherwise: four moments after their beginning and before
 * their end, there is one that may open a chapter.
 */
function largeChapters(moments: readonly Moment[], chapters: readonly Chapter[]): readonly Chapter[] {
  return chapters.filter(
    (chapter) =>
      chapter.moments.length > 0.6 * moments.length &&
      chapter.moments.slice(4, -3).some(({ opens }) => opens !== undefined),
  );
}

/** The chapters with more than 60 % of the run, though it has a place in them that leaves a tenth of them on both sides. */
function longChapters(chapters: readonly Chapter[], length: number): readonly Chapter[] {
  return chapters.filter(({ from, moments }, index) => {
    const start = index === 0 ? 0 : from;
    const span = (chapters[index + 1]?.from ?? length) - start;
    const isInside = (each: Moment) => Math.abs((each.from - start) / span - 1 / 2) <= 1 / 2 - 1 / 10;
    return span > 0.6 * length && moments.some((each) => each.opens !== undefined && isInside(each));
  });
}

const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined || isLongRun)
    .map((lesson) => [engine.id, lesson.id, { engine, lesson }] as const),
);

test.for(share(lessons, 24))(
  "%s, %s: moments tell the story of a run, in each language",
  async ([, , asked], { skip }) => {
    const { engine, lesson } = asked;
    const { recording, board } = await recordedLesson(engine, lesson);
    skip(!isLongRun && recording.length > LARGE, "a long recording waits for the long run");
    const reader = board.open(recording);
    const moments = reader.moments();
    expect(moments.at(-1)).toMatchObject({ kind: "end", position: recording.length });
    if (recording.stepCount > LONG) expect(moments.length).toBeGreaterThanOrEqual(5);
    const chapters = reader.chapters();
    if (chapters.length > 0) expect(chapters.flatMap((chapter) => chapter.moments)).toEqual(moments);
    // A handful of moments is no story that needs chapters.
    if (recording.stepCount > LONG && moments.length >= 12) expect(chapters.length).toBeGreaterThanOrEqual(3);
    if (moments.length >= 12)
      expect(largeChapters(moments, chapters), "with more than 60 % of the moments").toEqual([]);
    if (moments.length >= 12)
      expect(longChapters(chapters, recording.length), "with more than 60 % of the run").toEqual([]);
    const messages = await engine.messages();
    const written = ({ id, values }: Message): string =>
      fill(messages.findLast((each) => id in each) ?? {}, id, values);
    const titles = (): readonly string[] => moments.map(({ title }) => written(title));
    const others = [...moments.flatMap(({ ahead = [] }) => ahead), ...chapters.map(({ name }) => name)];
    const english = titles();
    expect(
      [...english, ...others.map(written)].filter((title) => /^[\w.-]+\.moment\.|\{\w+\}|\?`/.test(title)),
    ).toEqual([]);
    expect(new Set(english).size, english.join("\n")).toBe(english.length);
    const plain = (title: string) => title.replaceAll("`", "");
    expect(english.map((title) => plain(reader.shown(title)))).toEqual(
      english.map((title) => reader.shown(plain(title))),
    );
    setLocale("zh", await pageTranslation("zh"));
    const isName = (title: string): boolean => /^(post\*|pre\*|[A-Z][a-z]+[A-Z]\w+|Encode|Clone|Reach)$/.test(title);
    expect(titles().filter((title, at) => title === english[at] && !isName(title))).toEqual([]);
  },
);

const executions = engines.find(({ id }) => id === "symbolic");

test.for(
  share(
    (executions?.lessons ?? []).map((lesson) => [lesson.id, lesson] as const),
    4,
  ),
)("%s: no chapter of an execution is much longer than half of it", async ([, lesson], { skip }) => {
  if (executions === undefined) return skip("there are no executions");
  const { recording, board } = await recordedLesson(executions, lesson);
  const chapters = board.open(recording).chapters();
  skip(!recording.isLong || chapters.length === 0, "it has no story");
  const starts = [0, ...chapters.slice(1).map(({ from }) => from), recording.length];
  const spans = chapters.map(({ name }, at) => [name, ((starts[at + 1] ?? 0) - (starts[at] ?? 0)) / recording.length]);
  expect(spans.filter(([, span]) => Number(span) > 0.6)).toEqual([]);
});
