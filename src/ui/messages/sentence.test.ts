import { setupI18n } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { type Catalog, locales, nameOfCatalog } from "../../kernel/index.ts";
import { pageTranslation } from "../../translations/index.ts";
import { asked } from "./en/asked.ts";
import { classroom } from "./en/classroom/classroom.ts";
import { compare } from "./en/compare.ts";
import { gallery } from "./en/gallery.ts";
import { exercises } from "./en/learning/exercises.ts";
import { pages } from "./en/pages.ts";
import { shell } from "./en/shell.ts";
import { Language, readSentence } from "./sentence.ts";

const say = (text: string, values = {}, locale = "en"): string => readSentence(text)(values, new Language(locale));

test.each([
  ["{a} and {b}", { a: "{b}", b: "#" }, "{b} and #"],
  ["{a} here", {}, " here"],
  ["{ n , number } of { n }", { n: 12_345 }, "12,345 of 12345"],
  ["{n, plural, =0 {none} one {# step} other {# steps}} left", { n: 0 }, "none left"],
  ["{n, plural, =0 {none} one {# step} other {# steps}} left", { n: 1 }, "1 step left"],
  ["{n, plural, =0 {none} one {# step} other {# steps}} left", { n: 1_000 }, "1,000 steps left"],
  ["{n, plural, one {a {kind, select, old {#st} other {new}} one} other {many}}", { n: 1, kind: "old" }, "a 1st one"],
  ["{kind, select, old { was } other { is }}!", { kind: "toString" }, " is !"],
  ["#1 of {a}", { a: 2 }, "#1 of 2"],
])("%s", (text, values, said) => expect(say(text, values)).toBe(said));

test.each(["a } b", "{", "{a", '{"a": 1}', "{n, plural, one {x", "{n, plural", "}{"])("%s is read to its end", (text) =>
  expect(say(text, { n: 1, a: 2 })).toBeTypeOf("string"),
);

type Parts = ReturnType<typeof compileMessageOrThrow>;
type Hole = Exclude<Parts[number], string>;
type Values = Record<string, string | number>;

/** The holes of a sentence, those within forms too. */
function holesIn(parts: unknown): readonly Hole[] {
  if (!Array.isArray(parts)) return [];
  const holes = (parts as Parts).filter((part) => typeof part !== "string");
  return holes.flatMap((hole) => [hole, ...formsOf(hole).flatMap(([, form]) => holesIn(form))]);
}

function formsOf([, , forms]: Hole): readonly (readonly [string, unknown])[] {
  return typeof forms === "object" && forms !== null ? Object.entries(forms) : [];
}

/** What chooses each form of a hole. */
function choicesOf(hole: Hole): readonly (string | number)[] {
  const [, kind] = hole;
  if (kind === undefined) return ["x"];
  return kind === "select" ? formsOf(hole).map(([form]) => form) : [0, 1, 2, 3, 1_234];
}

/** Values that choose each form of each hole, at most 200. */
function valuesFor(parts: Parts): readonly Values[] {
  const choices = new Map<string, Set<string | number>>();
  for (const hole of holesIn(parts))
    choices.set(hole[0], new Set([...(choices.get(hole[0]) ?? []), ...choicesOf(hole)]));
  const all = [...choices].reduce<readonly Values[]>(
    (rest, [name, values]) => rest.flatMap((each) => [...values].map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
  return all.slice(0, 200);
}

describe.each(locales)(
  "every sentence of the page in %s reads as another reader of ICU messages has it",
  async (locale) => {
    const ofEngines = await Promise.all(engines.map(async ({ words, messages }) => [words, ...(await messages())]));
    const english: readonly Catalog[] = [
      shell,
      gallery,
      compare,
      exercises,
      ...asked,
      ...classroom,
      ...pages,
      ...ofEngines.flat(),
    ];
    const translation = await pageTranslation(locale);
    const catalogs = english.map((each) => translation?.[nameOfCatalog(each) ?? ""] ?? each);
    const language = new Language(locale);
    const other = setupI18n();

    test.each(catalogs.map((catalog) => [Object.keys(catalog)[0], catalog] as const))("%s …", (_, catalog) => {
      expect(Object.keys(catalog).length).toBeGreaterThan(0);
      for (const [id, text] of Object.entries(catalog)) {
        const compiled = compileMessageOrThrow(text);
        other.loadAndActivate({ locale, messages: { [id]: compiled } });
        const sentence = readSentence(text);
        for (const values of valuesFor(compiled))
          expect(sentence(values, language), `${id} ${JSON.stringify(values)}`).toBe(other._(id, values));
      }
    });
  },
);
