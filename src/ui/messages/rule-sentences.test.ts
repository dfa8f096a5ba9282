import { afterAll, beforeAll, expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { type Locale, setLocale, type Translation } from "../../kernel/index.ts";
import { isLongRun, share } from "../../testing/seeds.ts";
import { recordedInPieces } from "../../testing/shown/recorded-in-pieces.ts";
import { shownPositions } from "../../testing/shown/shown-laws.ts";
import type { BoardSession, Message, Recording } from "../../trace/index.ts";
import { pageTranslation } from "../../translations/index.ts";
import { addMessages, hasMessage, translate } from "./index.ts";

/** The most characters of a sentence beside what stands between backticks. */
const MOST = { en: 110, zh: 60 } as const satisfies Record<Locale, number>;

/** Longer recordings wait for the long run. */
const LARGE = 1_000;

const runs = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined || isLongRun)
    .flatMap((lesson) =>
      lesson.presets.map((preset) => [engine.id, lesson.id, preset.label, { engine, lesson, preset }] as const),
    ),
);

/** A sentence, and the name of the rule that stands beside it: "" for what concludes nothing. */
interface Told {
  readonly sentence: Message;
  readonly rule: string;
}

let chinese: Translation | undefined;

beforeAll(async () => {
  chinese = await pageTranslation("zh");
});
afterAll(() => setLocale("en"));

test.for(share(runs, 24))(
  "%s, %s, %s: each rule has a sentence of its own, which fits in English and in Chinese",
  async ([, , , { engine, lesson, preset }], { skip }) => {
    addMessages(engine.words, ...(await engine.messages()));
    const files = (await lesson.load?.()) ?? lesson.files ?? [lesson.file];
    const options = { ...engine.page.start, ...preset.options };
    const { recording, board } = await recordedInPieces(engine, files, options, isLongRun ? undefined : LARGE);
    skip(!isLongRun && recording.length > LARGE, "a long recording waits for the long run");
    const session = board.open(recording);
    setLocale("en");
    const told = toldOf(session, recording);
    expect(told.map(({ sentence }) => sentence.id).filter((id) => !/^[\w-]+\.sentence\./.test(id))).toEqual([]);
    expect(sharedBy(told)).toEqual([]);
    expect(misfits(told, "en")).toEqual([]);
    setLocale("zh", chinese);
    expect(misfits(toldOf(session, recording), "zh")).toEqual([]);
    setLocale("en");
  },
);

/** Each sentence that stands in the band, once: rule by rule and step by step. The words before the first step are no rule’s. */
function toldOf(session: BoardSession, recording: Recording): readonly Told[] {
  const found = new Map<string, Told>();
  for (const n of shownPositions(recording.length).filter((each) => each > 0))
    for (const size of ["rule", "step"] as const) {
      const { sentence, rule } = session.explain(n, recording.previousStop(n, size));
      const told = { sentence, rule: rule?.name ?? "" };
      found.set(JSON.stringify(told), told);
    }
  return [...found.values()];
}

/** The ids of sentences that stand beside more than one rule. */
function sharedBy(told: readonly Told[]): readonly string[] {
  const rules = new Map<string, string>();
  return told.flatMap(({ sentence, rule }) => {
    const other = rules.get(sentence.id) ?? rule;
    rules.set(sentence.id, other);
    return other === rule ? [] : [`${sentence.id}: ${other}, ${rule}`];
  });
}

/** The sentences that are too long, not in the catalogs, or have an unfinished place, as text. */
function misfits(told: readonly Told[], locale: Locale): readonly string[] {
  return told.flatMap(({ sentence: { id, values } }) => {
    if (!hasMessage(id)) return [`there is no text for ${id}`];
    const text = translate(id, values);
    const words = text.replaceAll(/`[^`]+`/g, "");
    const isWhole = !/[`{}?]|undefined|NaN/.test(words);
    return words.length <= MOST[locale] && isWhole ? [] : [`${id}: ${text} (${words.length})`];
  });
}
