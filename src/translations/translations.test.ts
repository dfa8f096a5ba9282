import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { afterAll, describe, expect, test } from "vitest";
import { engines } from "../engines/index.ts";
import type { WrittenLecture } from "../exercises/index.ts";
import { type Catalog, format, setLocale } from "../kernel/index.ts";
import { pageTranslation, workerTexts } from "./index.ts";

const source = join(import.meta.dirname, "..");

/** What Java itself says: exceptions have their messages in its words, and programs may print them. */
const OF_JAVA = ["java/messages/patterns.ts", "java/messages/virtual-machine.ts"];

/** The English catalogs, as paths below `src`. */
const english = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((path) => /(^|\/)messages\/.*\.ts$/.test(path) && !/\.test\.ts$|\/testing\//.test(path))
  .filter((path) => !OF_JAVA.includes(path))
  .sort();

/** Where the translation of a catalog stands: without the folders that all of them have. */
function translated(path: string, language: string): string {
  return `translations/${language}/${path.replace(/^engines\//, "").replace(/(^|\/)messages\/(en\/)?/, "$1")}`;
}

/** The catalogs of a module, by the names they are exported under; what is no record of texts is none. */
async function catalogsIn(path: string): Promise<readonly Catalog[]> {
  const exported: Readonly<Record<string, unknown>> = await import(join(source, path));
  return Object.values(exported).filter(isCatalog);
}

function isCatalog(value: unknown): value is Catalog {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === "string");
}

/** A file that only joins others, or only says their sentences, has no texts of its own. */
async function withTexts(paths: readonly string[]): Promise<readonly (readonly [string, readonly Catalog[]])[]> {
  const all = await Promise.all(paths.map(async (path) => [path, await catalogsIn(path)] as const));
  return all.filter(([path, catalogs]) => catalogs.length > 0 && !path.endsWith("/pages.ts"));
}

const catalogs = await withTexts(english);

/** Whether the texts of a catalog are looked up by themselves; those of the page and of boards are by their ids. */
function isSaidByText(path: string): boolean {
  return !path.startsWith("ui/") && !path.endsWith("/story.ts");
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

describe.each(["zh"] as const)("in %s", async (language) => {
  const translation = await pageTranslation(language);
  const texts = await workerTexts(language);

  test.each(catalogs)("%s is translated: the same ids, holes and code", async (path, originals) => {
    const file = translated(path, language);
    expect(existsSync(join(source, file)), `${file} is missing`).toBe(true);
    const translations = await catalogsIn(file);
    expect(translations.map((each) => Object.keys(each))).toEqual(originals.map((each) => Object.keys(each)));
    for (const [index, original] of originals.entries())
      for (const [id, text] of Object.entries(original)) {
        const said = translations[index]?.[id] ?? "";
        expect(said.trim(), id).not.toBe("");
        expect(holesOf(said), `${id}: ${said}`).toEqual(holesOf(text));
        expect(codeIn(said), `${id}: ${said}`).toEqual(codeIn(text));
        expect(said.split("`").length % 2, `${id}: backticks come in pairs`).toBe(1);
      }
  });

  test("the page finds every sentence, and each is well-formed", async () => {
    const own = catalogs.filter(([path]) => path.startsWith("ui/")).flatMap(([, all]) => all);
    const engineTexts = await Promise.all(
      engines.map(async ({ words, messages }) => ({ ...words, ...(await messages()) })),
    );
    const wanted = Object.keys(Object.assign({}, ...own, ...engineTexts));
    expect(wanted.filter((id) => translation?.sentences[id] === undefined)).toEqual([]);
    for (const [id, text] of Object.entries(translation?.sentences ?? {}))
      expect(() => compileMessageOrThrow(text), `${id}: ${text}`).not.toThrow();
  });

  test("what engines, Java and the command line say is found by its English text, with its values", () => {
    const own = catalogs.filter(([path]) => isSaidByText(path));
    setLocale(language, texts);
    for (const [path, all] of own)
      for (const [id, text] of all.flatMap((each) => Object.entries(each))) {
        expect(texts?.get(text), `${path}: ${id}`).toBeDefined();
        const values = Object.fromEntries(holesOf(text).map((name) => [name, 2]));
        setLocale("en");
        const isRead = !UNREAD.test(format(text, values));
        setLocale(language, texts);
        if (isRead) expect(format(text, values), `${path}: ${id}`).not.toMatch(UNREAD);
      }
    setLocale("en");
  });

  test("what Java itself says stays in its words", async () => {
    for (const path of OF_JAVA)
      for (const text of (await catalogsIn(path)).flatMap((each) => Object.values(each)))
        expect(texts?.get(text), text).toBeUndefined();
  });

  test("one English text has one translation, wherever it stands", async () => {
    const said = catalogs
      .filter(([path]) => isSaidByText(path) && existsSync(join(source, translated(path, language))))
      .map(async ([path, originals]) => {
        const translations = await catalogsIn(translated(path, language));
        return originals.flatMap((original, index) =>
          Object.entries(original)
            .filter(([id]) => !NAMES.test(id))
            .map(([id, text]) => [text, translations[index]?.[id]] as const),
        );
      });
    const all = (await Promise.all(said)).flat();
    const first = new Map(all.toReversed());
    expect(all.filter(([text, one]) => one !== first.get(text))).toEqual([]);
  });

  test.each(lectures)("the lecture %s", (file) => {
    const { title, slides } = JSON.parse(readFileSync(join(lectureFolder, file), "utf8")) as WrittenLecture;
    const said = [title, ...slides.flatMap((slide) => [slide.title, slide.text, slide.notes, slide.question?.text])];
    const prose = said.filter((each) => each !== undefined && PROSE.test(each));
    expect(prose.filter((each) => translation?.texts.get(each ?? "") === undefined)).toEqual([]);
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
    expect(prose.filter((each) => translation?.texts.get(each) === undefined)).toEqual([]);
  });
});
