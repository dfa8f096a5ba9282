import { afterAll, expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { type Catalog, fill, type Locale, setLocale } from "../../kernel/index.ts";
import type { BoardSession, Message, Recording } from "../../trace/index.ts";
import { pageTranslation } from "../../translations/index.ts";
import { isLongRun, share } from "../seeds.ts";
import { recordedInPieces } from "./recorded-in-pieces.ts";
import { shownPositions } from "./shown-laws.ts";

/** The engines that have a written sentence for each rule. */
const written: readonly string[] = ["points-to", "data-flow"];

/** The most characters of a sentence beside what stands between backticks. */
const MOST = { en: 110, zh: 60 } as const satisfies Record<Locale, number>;

/** Longer recordings wait for the long run. */
const LARGE = 20_000;

const runs = engines
  .filter(({ id }) => written.includes(id))
  .flatMap((engine) =>
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

afterAll(() => setLocale("en"));

test.for(share(runs, 8))(
  "%s, %s, %s: each rule has a sentence of its own, which fits in English and in Chinese",
  async ([id, , , { engine, lesson, preset }], { skip }) => {
    const files = (await lesson.load?.()) ?? lesson.files ?? [lesson.file];
    const { recording, board } = await recordedInPieces(engine, files, { ...engine.page.start, ...preset.options });
    skip(!isLongRun && recording.length > LARGE, "a long recording waits for the long run");
    const catalogs = await engine.messages();
    const session = board.open(recording);
    const told = toldOf(session, recording);
    expect(told.map(({ sentence }) => sentence.id).filter((each) => !isWritten(each, id))).toEqual([]);
    expect(sharedBy(told)).toEqual([]);
    expect(misfits(told, catalogs, "en")).toEqual([]);
    setLocale("zh", await pageTranslation("zh"));
    expect(misfits(toldOf(session, recording), catalogs, "zh")).toEqual([]);
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

/** Whether it was written for a rule, and is not the title of a step. */
function isWritten(sentence: string, engine: string): boolean {
  return sentence.startsWith(`${engine}.sentence.`);
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

/** The sentences that are too long, not in the catalogs, or have an empty or unfinished place, as text. They have no choices. */
function misfits(told: readonly Told[], catalogs: readonly Catalog[], locale: Locale): readonly string[] {
  return told.flatMap(({ sentence: { id, values } }) => {
    const catalog = catalogs.find((each) => Object.hasOwn(each, id));
    if (catalog === undefined) return [`there is no text for ${id}`];
    const text = fill(catalog, id, values);
    const words = text.replaceAll(/`[^`]+`/g, "");
    const isWhole = !/[`{}?]|undefined|NaN/.test(words);
    return words.length <= MOST[locale] && isWhole ? [] : [`${id}: ${text} (${words.length})`];
  });
}
