import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { afterAll, describe, expect, test } from "vitest";
import { engines } from "../engines/index.ts";
import type { WrittenLecture } from "../exercises/index.ts";
import { type Catalog, fill, format, nameOfCatalog, setLocale } from "../kernel/index.ts";
import { pageTranslation, wholeTranslation, workerTranslation } from "./index.ts";

const source = join(import.meta.dirname, "..");

/** What Java itself says: exceptions have their messages in its words, and programs may print them. */
const OF_JAVA = ["java/messages/patterns.ts", "java/messages/virtual-machine.ts"];

/** The English catalogs, as paths below `src`. */
const english = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((path) => /(^|\/)messages\/.*\.ts$/.test(path) && !/\.test\.ts$|\/testing\//.test(path))
  .filter((path) => !OF_JAVA.includes(path))
  .sort();

/** The catalogs of a module, by the names they are exported under; what is no record of texts is none. */
async function catalogsIn(path: string): Promise<readonly Catalog[]> {
  const exported: Readonly<Record<string, unknown>> = await import(join(source, path));
  return Object.values(exported).filter(isCatalog);
}

function isCatalog(value: unknown): value is Catalog {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === "string");
}

/** Catalogs as rows: path below `src`, its name, its sentences. */
const catalogs = (
  await Promise.all(
    english.map(async (path) =>
      (await catalogsIn(path)).map((each) => [path, nameOfCatalog(each) ?? "unnamed", each] as const),
    ),
  )
).flat();

/** What boards say is the page’s, as is the lecture’s name of a selector. */
function isSaidInWorkers(path: string): boolean {
  return !/^ui\/|\/(story|selector-names)\.ts$/.test(path);
}

/** Names on the page, which are short and looked up by their ids: one English word may be several Chinese ones. */
const NAMES = /\.(name|label|short)$/;

/** The lectures that lie beside the page. */
const lectureFolder = join(source, "../public/lectures");
const lectures = readdirSync(lectureFolder);

/** More than one word; a single one may be the name of a method, or of an order. */
const PROSE = /[a-z]{2,}[ -].*[a-z]{2,}/i;

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

afterAll(() => setLocale("en"));

test("each catalog has a name of its own", () => {
  const names = catalogs.map(([, name]) => name);
  expect(names).not.toContain("unnamed");
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(["zh"] as const)("in %s", async (language) => {
  const page = (await pageTranslation(language)) ?? {};
  const worker = (await workerTranslation(language)) ?? {};
  const whole = (await wholeTranslation(language)) ?? {};

  test.each(catalogs)("%s: %s is translated: the same ids, holes and code", (_, name, english) => {
    const translated = whole[name] ?? {};
    expect(Object.keys(translated)).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(english)) {
      const said = translated[id] ?? "";
      expect(said.trim(), id).not.toBe("");
      expect(holesOf(said), `${id}: ${said}`).toEqual(holesOf(text));
      expect(codeIn(said), `${id}: ${said}`).toEqual(codeIn(text));
      expect(said.split("`").length % 2, `${id}: backticks come in pairs`).toBe(1);
    }
  });

  test("there is no translation of what is no catalog", () => {
    const names = catalogs.map(([, name]) => name);
    expect(Object.keys(whole).filter((name) => name !== "texts" && !names.includes(name))).toEqual([]);
  });

  test("the page has every sentence that it shows, and each is well-formed", () => {
    const wanted = catalogs.filter(([path]) => !path.startsWith("java/"));
    expect(wanted.filter(([, name]) => page[name] === undefined)).toEqual([]);
    for (const [path, name] of catalogs.filter(([path]) => !isSaidInWorkers(path)))
      for (const [id, text] of Object.entries(page[name] ?? {}))
        expect(() => compileMessageOrThrow(text), `${path}: ${id}: ${text}`).not.toThrow();
  });

  test("a worker has what engines and Java say, and nothing else", () => {
    const wanted = catalogs.filter(([path]) => isSaidInWorkers(path)).map(([, name]) => name);
    expect(Object.keys(worker).sort()).toEqual([...wanted].sort());
  });

  test("what workers and the command line say is said with its values", () => {
    for (const [path, name, english] of catalogs.filter(([path]) => isSaidInWorkers(path)))
      for (const [id, text] of Object.entries(english)) {
        const values = Object.fromEntries(holesOf(text).map((hole) => [hole, 2]));
        if (UNREAD.test(format(text, values))) continue;
        setLocale(language, worker);
        expect(fill(english, id, values), `${path}: ${name}: ${id}`).not.toMatch(UNREAD);
        expect(fill(english, id, values), `${path}: ${name}: ${id}`).toBe(format(worker[name]?.[id] ?? "", values));
        setLocale("en");
        expect(fill(english, id, values), `${path}: ${name}: ${id}`).toBe(format(text, values));
      }
  });

  test("what Java itself says stays in its words", async () => {
    for (const path of OF_JAVA)
      for (const each of await catalogsIn(path)) expect(nameOfCatalog(each), path).toBeUndefined();
  });

  test("one English text has one translation, wherever workers say it", () => {
    const all = catalogs
      .filter(([path]) => isSaidInWorkers(path))
      .flatMap(([, name, english]) =>
        Object.entries(english)
          .filter(([id]) => !NAMES.test(id))
          .map(([id, text]) => [text, whole[name]?.[id]] as const),
      );
    const first = new Map(all.toReversed());
    expect(all.filter(([text, one]) => one !== first.get(text))).toEqual([]);
  });

  test.each(lectures)("the lecture %s", (file) => {
    const { title, slides } = JSON.parse(readFileSync(join(lectureFolder, file), "utf8")) as WrittenLecture;
    const said = [title, ...slides.flatMap((slide) => [slide.title, slide.text, slide.notes, slide.question?.text])];
    const prose = said.filter((each) => each !== undefined && PROSE.test(each));
    expect(prose.filter((each) => page["texts"]?.[each ?? ""] === undefined)).toEqual([]);
  });

  test.each(engines.map((engine) => [engine.id, engine] as const))("the lessons of %s", async (_, engine) => {
    const { lessons } = engine;
    const exercises = (await engine.exercises()).flatMap(({ title, questions }) => [
      title,
      ...questions.map(({ text = "" }) => text),
    ]);
    const wanted = lessons.flatMap(({ title, source: from, summary, presets, stops = [], text = [] }) => [
      ...[title, from, summary, ...text],
      ...presets.map(({ label }) => label),
      ...stops.map(({ say }) => say),
    ]);
    const prose = [...wanted, ...exercises].filter((each) => PROSE.test(each));
    expect(prose.filter((each) => page["texts"]?.[each] === undefined)).toEqual([]);
  });
});

test.each(engines.map((engine) => [engine.id, engine] as const))(
  "%s speaks with catalogs that are named: a copy would speak English",
  async (_, { words, messages }) => {
    for (const each of [words, ...(await messages())]) expect(nameOfCatalog(each)).toBeTypeOf("string");
  },
);
