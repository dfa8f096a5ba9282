import { afterEach, expect, test } from "vitest";
import {
  catalog,
  catalogOf,
  currentLocale,
  fill,
  format,
  nameOfCatalog,
  sayFrom,
  sentenceOf,
  setLocale,
  type Translation,
  translatorOf,
} from "./index.ts";

afterEach(() => setLocale("en"));

test("values stand where their names do, and what has no value is left as it is", () => {
  expect(format("“{name}” is {what}.", { name: "x", what: "$&" })).toBe("“x” is $&.");
  expect(format("{name}", {})).toBe("{name}");
});

test("braces within a value are no parameters", () => {
  expect(format("{a} {b}", { a: "{b}", b: "c" })).toBe("{b} c");
});

test.each([
  [0, "no class has 0 parameters"],
  [1, "no class has 1 parameter"],
  [2, "no class has 2 parameters"],
])("%s: the word is in the form that its number asks for", (count, text) => {
  expect(format("no class has {count, plural, one {# parameter} other {# parameters}}", { count })).toBe(text);
});

const sentences = catalog("test", { one: "There is no {name}.", two: "Nothing.", three: "Untold." });
const chinese: Translation = { test: { one: "没有 {name}。", two: "什么也没有。" }, other: { three: "别处的" } };

test("in another language a catalog says what its translation has, and in English what that lacks", () => {
  const say = sayFrom(sentences);
  setLocale("zh", chinese);
  expect(currentLocale()).toBe("zh");
  expect([say("one", { name: "x" }), say("two"), say("three")]).toEqual(["没有 x。", "什么也没有。", "Untold."]);
  expect([fill(sentences, "two"), sentenceOf(sentences, "one")]).toEqual(["什么也没有。", "没有 {name}。"]);
  setLocale("en");
  expect([say("two"), currentLocale()]).toEqual(["Nothing.", "en"]);
});

test("a sentence is found by its catalog and its id, never by what it says in English", () => {
  setLocale("zh", chinese);
  expect(fill(catalog("other", { two: "Nothing." }), "two")).toBe("Nothing.");
  expect(fill({ two: "Nothing." }, "two")).toBe("Nothing.");
});

test("an id that neither catalog nor translation has reads as itself, be it a name that every object has", () => {
  setLocale("zh", chinese);
  for (const id of ["four", "toString", "__proto__"]) expect(fill(sentences, id)).toBe(id);
});

test("the name of a catalog is none of its sentences, and stays behind when they are copied", () => {
  expect([nameOfCatalog(sentences), Object.keys(sentences)]).toEqual(["test", ["one", "two", "three"]]);
  expect(nameOfCatalog({ ...sentences })).toBeUndefined();
});

test("a text outside of catalogs is translated by its id, and stays English where the translation lacks it", () => {
  const translate = translatorOf("lessonTexts");
  expect(translate("loop.title", "Loops")).toBe("Loops");
  setLocale("zh", { lessonTexts: { "loop.title": "循环" }, other: { "loop.summary": "别处的" } });
  expect([translate("loop.title", "Loops"), translate("loop.summary", "Round and round.")]).toEqual([
    "循环",
    "Round and round.",
  ]);
});

test("nested texts are a catalog, by their ways", () => {
  expect(catalogOf({ loop: { title: "循环", stops: { 1: "到这里。", 2: "到那里。" } }, line: {} })).toEqual({
    "loop.title": "循环",
    "loop.stops.1": "到这里。",
    "loop.stops.2": "到那里。",
  });
});
