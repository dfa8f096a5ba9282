import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { afterAll, describe, expect, test } from "vitest";
import { engines } from "../engines/index.ts";
import { fill, format, nameOfCatalog, nearest, setLocale, type Translation } from "../kernel/index.ts";
import { isAsOnMain } from "../testing/seeds.ts";
import {
  catalogsOfJava,
  catalogsOfModules,
  catalogsOfTexts,
  type EnglishCatalog,
} from "../testing/translations/english-catalogs.ts";
import { untranslated } from "../testing/translations/untranslated.ts";
import { pageTranslation, wholeTranslation, workerTranslation } from "./index.ts";

const ofModules = await catalogsOfModules();
const ofTexts = await catalogsOfTexts();
const all = [...ofModules, ...ofTexts];

/** As rows: where they stand, their names, their sentences. */
const rows = (catalogs: readonly EnglishCatalog[]) =>
  catalogs.map(({ path, name = "unnamed", sentences }) => [path, name, sentences] as const);

/** What boards say is the page’s, as is the lecture’s name of a selector. */
function isSaidInWorkers({ path }: EnglishCatalog): boolean {
  return !/^ui\/|\/(dispatch|graphs|moments|story|selector-names)\.ts$/.test(path);
}

const ofWorkers = rows(ofModules.filter(isSaidInWorkers));

/** Names on the page, which are short and looked up by their ids: one English word may be several Chinese ones. */
const NAMES = /\.(name|label|short)$/;

/** What is left of a hole or a plural that nothing was filled into. */
const UNREAD = /, plural, |\{\w+\}/;

/** The names of the holes of a sentence. What is no message format, such as JSON, has those that look like one. */
function holesOf(text: string): readonly string[] {
  const found = new Set<string>();
  try {
    gather(compileMessageOrThrow(text), found);
  } catch {
    for (const [, name] of text.matchAll(/\{(\w+)\}/g)) found.add(name ?? "");
  }
  return [...found].sort();
}

type Parts = ReturnType<typeof compileMessageOrThrow>;

function gather(parts: Parts, found: Set<string>): void {
  for (const part of typeof parts === "string" ? [] : parts) {
    if (typeof part === "string") continue;
    const [name, , forms] = part;
    found.add(name);
    for (const form of typeof forms === "object" && forms !== null ? Object.values(forms) : [])
      if (Array.isArray(form)) gather(form as Parts, found);
  }
}

/** The code in a sentence. */
function codeIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/`([^`]*)`/g)].map(([, code]) => code ?? ""))].sort();
}

/** The keys of a translation that nothing is said by, each with the one that may be meant. */
function strayKeys(translation: Translation): readonly string[] {
  const english = new Map(all.map(({ name = "unnamed", sentences }) => [name, sentences]));
  return Object.entries(translation).flatMap(([name, sentences]) => {
    const known = english.get(name);
    if (known === undefined) return [`${name}: there is no such catalog${meant(name, [...english.keys()])}`];
    const ids = Object.keys(known);
    return Object.keys(sentences)
      .filter((id) => !Object.hasOwn(known, id))
      .map((id) => `${name}: nothing has the key “${id}”${meant(id, ids)}`);
  });
}

function meant(written: string, known: readonly string[]): string {
  const near = nearest(written, known);
  return near === undefined ? "" : `; did you mean “${near}”?`;
}

afterAll(() => setLocale("en"));

test("each catalog has a name of its own", () => {
  const names = all.map(({ name }) => name);
  expect(ofModules.filter(({ name }) => name === undefined).map(({ path }) => path)).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(["zh"] as const)("in %s", async (language) => {
  const page = (await pageTranslation(language)) ?? {};
  const worker = (await workerTranslation(language)) ?? {};
  const whole = (await wholeTranslation(language)) ?? {};

  test("every key of a translation is one that something is said by", () => {
    expect(strayKeys(whole)).toEqual([]);
  });

  test.each(rows(all))("%s: %s: what is translated has the same holes and code", (_, name, english) => {
    for (const [id, said] of Object.entries(whole[name] ?? {})) {
      const text = english[id] ?? "";
      expect(said.trim(), id).not.toBe("");
      expect(holesOf(said), `${id}: ${said}`).toEqual(holesOf(text));
      expect(codeIn(said), `${id}: ${said}`).toEqual(codeIn(text));
      expect(said.split("`").length % 2, `${id}: backticks come in pairs`).toBe(1);
    }
  });

  test.each(rows(ofModules))("%s: %s: sentences stand in the order of the English ones", (_, name, english) => {
    const translated = Object.keys(whole[name] ?? {});
    expect(translated).toEqual(Object.keys(english).filter((id) => translated.includes(id)));
  });

  // They stand beside each other among the answers of a prediction. Symbols (S-CONST, enum) are no words.
  test("names of rules that are words are all translated", () => {
    const names = ofModules.flatMap(({ name = "", sentences }) =>
      Object.entries(sentences).flatMap(([id, text]) => {
        const isWords = /\.rule\./.test(id) && /[A-Z][a-z]/.test(text);
        return isWords && !text.includes("{") ? (whole[name]?.[id] ?? []) : [];
      }),
    );
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name) => /[A-Z][a-z]/.test(name))).toEqual([]);
  });

  // A lesson or an engine that is new speaks English alone: that is no fault.
  test("what is left in English is listed", () => {
    const left = untranslated(all, whole);
    // biome-ignore lint/suspicious/noConsole: a list to be read
    if (left.length > 0) console.log([`Not translated yet (${language}):`, ...left].join("\n  "));
  });

  test.runIf(isAsOnMain)("what the main branch has is translated whole", () => {
    expect(untranslated(all, whole)).toEqual([]);
  });

  test("the page has every sentence that it shows, and each is well-formed", () => {
    const wanted = rows(all.filter(({ path }) => !path.startsWith("java/")));
    for (const [path, name] of wanted) expect(page[name], path).toEqual(whole[name]);
    for (const [path, name] of rows(ofModules.filter((each) => !isSaidInWorkers(each))))
      for (const [id, text] of Object.entries(page[name] ?? {}))
        expect(() => compileMessageOrThrow(text), `${path}: ${id}: ${text}`).not.toThrow();
  });

  test("a worker has what engines and Java say, and nothing else", () => {
    const wanted = ofWorkers.map(([, name]) => name).filter((name) => whole[name] !== undefined);
    expect(Object.keys(worker).sort()).toEqual(wanted.sort());
  });

  test("what workers and the command line say is said with its values", () => {
    for (const [path, name, english] of ofWorkers)
      for (const [id, text] of Object.entries(english)) {
        const values = Object.fromEntries(holesOf(text).map((hole) => [hole, 2]));
        if (UNREAD.test(format(text, values))) continue;
        setLocale(language, worker);
        expect(fill(english, id, values), `${path}: ${name}: ${id}`).not.toMatch(UNREAD);
        expect(fill(english, id, values), `${path}: ${name}: ${id}`).toBe(format(worker[name]?.[id] ?? text, values));
        setLocale("en");
        expect(fill(english, id, values), `${path}: ${name}: ${id}`).toBe(format(text, values));
      }
  });

  test("one English text has one translation, wherever workers say it", () => {
    const pairs = ofWorkers.flatMap(([, name, english]) =>
      Object.entries(english)
        .filter(([id]) => !NAMES.test(id) && whole[name]?.[id] !== undefined)
        .map(([id, text]) => [text, whole[name]?.[id]] as const),
    );
    const first = new Map(pairs.toReversed());
    expect(pairs.filter(([text, one]) => one !== first.get(text))).toEqual([]);
  });
});

test("what Java itself says stays in its words", async () => {
  for (const { path, name } of await catalogsOfJava()) expect(name, path).toBeUndefined();
});

test("a key that nothing is said by is named with the one that is meant", () => {
  expect(
    strayKeys({
      lessonTexts: { "one-objct.title": "…", "one-object.titel": "…" },
      lessonText: { "one-object.title": "…" },
    }),
  ).toEqual([
    "lessonTexts: nothing has the key “one-objct.title”; did you mean “one-object.title”?",
    "lessonTexts: nothing has the key “one-object.titel”; did you mean “one-object.title”?",
    "lessonText: there is no such catalog; did you mean “lessonTexts”?",
  ]);
});

test("what a translation leaves out is listed with its place and its English text; names are no texts", () => {
  const sentences = {
    "a.title": "Loops",
    "a.presets.1": "insert(int)",
    "a.presets.2": "Two calls",
    "a.stops.1": "Here.",
  };
  const catalogs = [{ path: "engines", name: "lessonTexts", sentences }];
  expect(untranslated(catalogs, { lessonTexts: { "a.stops.1": "到这里。" } })).toEqual([
    "lessonTexts: a.title: Loops",
    "lessonTexts: a.presets.2: Two calls",
  ]);
  expect(untranslated(catalogs, { lessonTexts: sentences })).toEqual([]);
});

test.each(engines.map((engine) => [engine.id, engine] as const))(
  "%s speaks with catalogs that are named: a copy would speak English",
  async (_, { words, messages }) => {
    for (const each of [words, ...(await messages())]) expect(nameOfCatalog(each)).toBeTypeOf("string");
  },
);
