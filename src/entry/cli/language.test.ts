import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { type Locale, setLocale } from "../../kernel/index.ts";
import { analysisCommands, generalCommands, RunSession, traceFlags } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { catalogsOfTexts } from "../../testing/translations/english-catalogs.ts";
import { wholeTranslation } from "../../translations/index.ts";
import { figures } from "../figures/index.ts";
import { languageOf, loadLocale } from "./language.ts";
import { type GivenFlags, runCommand } from "./run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "fixscope-language-"));

afterEach(() => setLocale("en"));
afterAll(() => rmSync(folder, { recursive: true }));

let session: RunSession;
beforeAll(async () => {
  session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined }, figures);
});

interface Said {
  readonly code: number;
  readonly output: string;
  readonly messages: string;
}

/** What a command says in a language. */
async function said(locale: Locale, command: string, names: readonly string[], options: GivenFlags): Promise<Said> {
  const spec = [...analysisCommands, ...generalCommands].find(({ name }) => name === command);
  const { flags = traceFlags(), reportsPaths = false, takesCollections = false, acceptsLessonIds = false } = spec ?? {};
  const texts = { output: "", messages: "" };
  await loadLocale(locale);
  const call = { command, flags, names, options, reportsPaths, takesCollections, acceptsLessonIds };
  const code = await runCommand(session, call, async (stream, text) => {
    texts[stream] += text;
  });
  return { code, ...texts };
}

type Row = readonly [command: string, names: readonly string[], options: GivenFlags];

/** Rows whose titles have the names of files alone: their folder is another one in each run. */
function titled(rows: readonly Row[]) {
  return rows.map(
    ([command, names, options]) => [command, names.map((name) => basename(name)), options, names] as const,
  );
}

/** A file with the text of a lesson, or with any text. */
function fileOf(name: string, text?: string): string {
  const lesson = engines.flatMap(({ lessons }) => lessons).find(({ id }) => id === name);
  const path = join(folder, lesson?.file.name ?? name);
  writeFileSync(path, text ?? lesson?.file.text ?? "");
  return path;
}

test.each([
  ["nothing is said", [], {}, "en"],
  ["the flag", ["pta", "A.java", "--lang", "zh"], {}, "zh"],
  ["the flag in one word, before the command", ["--lang=zh", "pta"], {}, "zh"],
  ["the last flag counts", ["--lang", "zh", "--lang", "en"], {}, "en"],
  ["what follows -- is no flag", ["pta", "--", "--lang", "zh"], {}, "en"],
  ["a flag without a value", ["pta", "--lang"], {}, "en"],
  ["the environment", [], { LANG: "zh_CN.UTF-8" }, "zh"],
  ["the environment by its script", [], { LANG: "zh_Hans_CN.utf8" }, "zh"],
  ["LC_ALL before LANG", [], { LC_ALL: "C.UTF-8", LANG: "zh_CN.UTF-8" }, "en"],
  ["LC_MESSAGES before LANG, empty ones aside", [], { LC_ALL: "", LC_MESSAGES: "zh_SG", LANG: "de_DE.UTF-8" }, "zh"],
  ["the flag before the environment", ["--lang", "en"], { LANG: "zh_CN.UTF-8" }, "en"],
  ["traditional Chinese is another language", [], { LANG: "zh_TW.UTF-8" }, "en"],
  ["a terminal that does not read UTF-8", [], { LANG: "zh_CN.GB18030" }, "en"],
  ["a language that is not spoken", ["--lang", "fr"], { LANG: "zh_CN.UTF-8" }, "zh"],
] as const)("the language: %s", (_, args, environment, locale) => {
  expect(languageOf(args, environment)).toBe(locale);
});

/** The members of JSON answers that are sentences for readers; docs/translations.md lists them. */
const sentences = new Set(["asked", "but", "feedback", "holds", "notes", "problem", "reason", "text", "title"]);

/** The members that are programs. */
const programs = new Set(["files"]);

/** The names of the members that differ; those of a list have its name. */
function differing(one: unknown, other: unknown, name = ""): readonly string[] {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return one === other ? [] : [name];
  const [first, second] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const keys = [...new Set([...first.keys(), ...second.keys()])];
  return keys.flatMap((key) => differing(first.get(key), second.get(key), Array.isArray(one) ? name : key));
}

/** The texts of an answer that are said to readers. */
function sentencesIn(value: unknown, name = ""): readonly string[] {
  if (typeof value === "string") return sentences.has(name) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    programs.has(key) ? [] : sentencesIn(each, Array.isArray(value) ? name : key),
  );
}

/** Three English words in a row. */
const ENGLISH = /(?<![\w.#-])[a-z]{2,}(?: [a-z]{2,}){2,}(?![\w.(-])/g;

/** What is English in a text, outside of code, quotations and marks. */
function englishIn(text: string): readonly string[] {
  return text.replaceAll(/`[^`]*`|“[^”]*”|<(style|pre).*?<\/\1>|<[^>]*>/gs, " ").match(ENGLISH) ?? [];
}

/** What lessons and exercises say that is not translated yet: English in Chinese answers, and no fault. */
const untranslated = new Set<string>();
beforeAll(async () => {
  const chinese = (await wholeTranslation("zh")) ?? {};
  for (const { name = "", sentences } of await catalogsOfTexts())
    for (const [id, text] of Object.entries(sentences)) if (chinese[name]?.[id] === undefined) untranslated.add(text);
});

/** The engines that speak Chinese. */
const translated = engines.filter(({ translations }) => translations?.zh !== undefined);

const exercise = fileOf("exercise.json");
const answers = fileOf("answers.json");
const tour = fileOf(
  "tour.json",
  readFileSync("public/lectures/tour.json", "utf8").replace("A tour in three minutes", "Tour"),
);
const branch = fileOf("A.java", "class A { int f(int x) { if (x > 3) return 1; return 0; } }");

/** An exercise, whose words are its author’s in every language, and answers that are wrong. */
beforeAll(async () => {
  writeFileSync(exercise, (await said("zh", "exercises", [], { id: "two-contexts-of-id" })).output);
  const key = JSON.parse((await said("en", "exercise", [exercise], { key: true })).output);
  const wrong = Object.fromEntries(Object.keys(key.answers).map((id) => [id, ["o3 ∈ pt([]:c)"]]));
  writeFileSync(answers, JSON.stringify({ ...key, answers: wrong }));
});

describe("a JSON answer in Chinese differs from the English one in sentences alone", () => {
  test.each(
    titled([
      ["table", [fileOf("one-call-site")], {}],
      ["pta", [fileOf("one-call-site")], { context: "1-call", details: "true", hierarchy: "true", constants: "true" }],
      ["pta", [fileOf("one-call-site")], { context: "1-call", maxSteps: "5" }],
      ["pta", [fileOf("static-initializers")], { profile: "lecture" }],
      ["why-not", [fileOf("one-call-site")], { fact: "o3 ∈ pt(x)" }],
      ["what-if", [fileOf("one-call-site")], { without: "this" }],
      ["blame", [fileOf("one-call-site")], { fact: "o13 ∈ pt(x)" }],
      ["blame-methods", [fileOf("one-call-site")], {}],
      ["sound", [fileOf("one-call-site")], {}],
      ["ra", [fileOf("example-1-store")], {}],
      ["why-not-relevancy", [fileOf("example-1-store")], { fact: "ra(args, Driver.main(String[])) = any" }],
      ["post", [fileOf("textbook-system")], {}],
      ["pre", [fileOf("textbook-system")], {}],
      ["why-not-pushdown", [fileOf("textbook-system")], { fact: "top(p1, c)" }],
      ["what-if-pushdown", [fileOf("textbook-system")], { without: "epsilon" }],
      ["lfp", [fileOf("list-segment-formulas")], {}],
      ["sat", [fileOf("list-segment-formulas")], {}],
      ["why-not-lfp", [fileOf("list-segment-formulas")], { fact: "ls: x = null" }],
      ["what-if-lfp", [fileOf("list-segment-formulas")], { without: "abs" }],
      ["flow", [fileOf("i-is-what")], {}],
      ["why-not-flow", [fileOf("reaching-definitions")], { analysis: "reaching", fact: "x@3 in IN[8]" }],
      ["what-if-flow", [fileOf("i-is-what")], { without: "kill" }],
      ["tests", [branch], { method: "A.f(int)", symbolic: "x" }],
      ["why-not-tests", [branch], { method: "A.f(int)", fact: "1T" }],
      ["run", [fileOf("one-call-site")], {}],
      ["exercises", [], {}],
      ["exercises", [], { id: "two-contexts-of-id" }],
      ["practice", [], { seed: "3" }],
      ["exercise", [exercise], {}],
      ["exercise", [exercise], { key: true }],
      ["grade", [exercise, answers], {}],
      ["grade", [exercise, fileOf("no.json", "{")], {}],
      ["lecture check", [tour], {}],
    ]),
  )("%s %j %j", async (command, _, options, names) => {
    const english = await said("en", command, names, options);
    const chinese = await said("zh", command, names, options);
    expect(chinese.code).toBe(english.code);
    const [one, other] = [english, chinese].map(({ output }): unknown => JSON.parse(output));
    expect(differing(one, other).filter((name) => !sentences.has(name))).toEqual([]);
    const texts = [chinese.messages, ...sentencesIn(other)].filter((text) => !untranslated.has(text));
    expect(texts.flatMap(englishIn)).toEqual([]);
  });
});

test.each<readonly [string, readonly string[], GivenFlags]>([
  ["ra", [fileOf("example-1-store")], { format: "xml" }],
  ["table", [fileOf("one-call-site")], { format: "csv" }],
  ["grade", [exercise, answers], { format: "csv" }],
  ["ir", [fileOf("one-call-site")], {}],
  ["instrument", [fileOf("example-1-store")], {}],
  ["trace", [fileOf("one-call-site")], { engine: "points-to" }],
])("what %s writes for programs is the same in every language", async (command, names, options) => {
  const english = await said("en", command, names, options);
  expect(english.output).not.toBe("");
  expect(await said("zh", command, names, options)).toMatchObject({ code: english.code, output: english.output });
});

const views = translated.flatMap(({ id, lessons, page }) =>
  [...page.stages.map((stage) => stage.id), "rule", "proof"].map((view) => [id, lessons[0]?.id ?? "", view] as const),
);

describe("no English sentence is left in Chinese", () => {
  test("the table in Markdown", async () => {
    const { output } = await said("zh", "table", [fileOf("one-call-site")], { format: "md" });
    expect(englishIn(output)).toEqual([]);
    expect(output).toMatch(/指针集大小/);
  });

  test.each(views)("figures: %s, %s, %s", async (_, lesson, view) => {
    const { code, output, messages } = await said("zh", "figure", [lesson], { view });
    expect([messages, output].flatMap(englishIn)).toEqual([]);
    // What is no drawing is said to be none.
    expect(code).toBe((await said("en", "figure", [lesson], { view })).code);
  });

  test.each(translated.map(({ id, lessons }) => [id, lessons[0]?.id ?? ""]))("handouts: %s, %s", async (_, lesson) => {
    const { code, output } = await said("zh", "handout", [lesson], {});
    expect({ code, english: englishIn(output) }).toEqual({ code: 0, english: [] });
    expect(output).toMatch(/<html lang="zh">/);
    expect(output).toMatch(/<h2>程序<\/h2>/);
  });

  test.each<readonly [string, readonly string[], GivenFlags]>([
    ["pta", [join(folder, "None.java")], {}],
    ["pta", [folder], {}],
    ["pta", [fileOf("Broken.java", "class A {")], {}],
    ["pta", [fileOf("Wrong.java", "class B { void f() { int x = new B(); y = 2; } }")], {}],
    ["pta", [branch], { context: "2-cal" }],
    ["pta", [branch], { heap: "-1" }],
    ["tests", [branch], { method: "none" }],
    ["lfp", [fileOf("bad.sl", "pred")], {}],
    ["sat", [fileOf("bad.smt2", "(assert")], {}],
    ["post", [fileOf("bad.pds", "nothing")], {}],
    ["post", [fileOf("bad.json", "{}")], {}],
    ["exercise", [fileOf("not.json", "{")], {}],
    ["exercise", [fileOf("empty.json", "{}")], {}],
    ["exercise", [fileOf("odd.json", '{"fixscope": 3, "more": 1}')], {}],
    ["exercises", [], { id: "none" }],
    ["practice", [], { difficulty: "none" }],
    ["lecture check", [fileOf("empty.json", "{}")], {}],
    ["figure", ["one-call-site"], { view: "none" }],
    ["figure", ["one-call-site"], { step: "99999" }],
    ["figure", ["one-call-site"], { format: "png" }],
    ["handout", ["one-call-site"], { paper: "A3" }],
    ["nothing", [], {}],
  ])("mistakes: %s %j %j", async (command, names, options) => {
    const { code, output, messages } = await said("zh", command, names, options);
    expect({ code, output, english: englishIn(messages) }).toEqual({ code: 1, output: "", english: [] });
    expect(messages).toMatch(/[\u4e00-\u9fff]/);
  });
});
