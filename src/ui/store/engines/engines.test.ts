import { expect, test } from "vitest";
import type { EngineManifest, Lesson } from "../../../engine-kit/index.ts";
import { engineById } from "../../../engines/index.ts";
import { engineOfLink, enginesOn } from "./engines.ts";

function withLessons(id: string, ...lessons: readonly string[]): EngineManifest {
  const engine = engineById(id);
  if (engine === undefined) throw new Error(`there is no engine ${id}`);
  return { ...engine, lessons: lessons.map((lesson) => lessonOf(id, lesson)) };
}

function lessonOf(engine: string, id: string): Lesson {
  return { id, engine, title: id, source: "", summary: "", file: { name: "a", text: "" }, presets: [] };
}

const known = [withLessons("points-to", "boxes"), withLessons("separation", "fig-6"), withLessons("symbolic", "stack")];
const engineOf = (route: string, link: Parameters<typeof engineOfLink>[1], engines = known) =>
  engineOfLink(enginesOn(engines, route), link)?.id;

const files = (...names: readonly string[]) => names.map((name) => ({ name, text: "" }));

test.each<readonly [string, Parameters<typeof engineOfLink>[1], string]>([
  ["a lesson’s own", { example: "fig-6" }, "separation"],
  ["a lesson’s own, edited", { example: "fig-6", files: files("Main.java") }, "separation"],
  ["programs are executed", { files: files("Stack.java", "stack.sl") }, "symbolic"],
  ["so are core programs", { files: files("add.core", "add.sl") }, "symbolic"],
  ["formulas alone", { files: files("own.sl") }, "separation"],
  ["the first lesson", {}, "symbolic"],
  ["an unknown lesson", { example: "nowhere" }, "symbolic"],
])("a link of #/separation: %s", (_, link, engine) => {
  expect(engineOf("separation", link)).toBe(engine);
});

test("without lessons of symbolic execution the formulas are opened", () => {
  const withoutLessons = known.map((engine) => (engine.id === "symbolic" ? withLessons("symbolic") : engine));
  expect(engineOf("separation", {}, withoutLessons)).toBe("separation");
});

test("a page of one engine is that engine’s, whatever the files", () => {
  expect(engineOf("pointer", { files: files("own.sl") })).toBe("points-to");
});
