import { expect, test } from "vitest";
import type { Lesson } from "../lesson/index.ts";
import { engineOfLink } from "./engine-of-link.ts";
import type { WorkbenchLink } from "./link.ts";

function lesson(engine: string, id: string): Lesson {
  return { id, engine, title: id, source: "", summary: "", file: { name: "a", text: "" }, presets: [] };
}

const lessons: Readonly<Record<string, readonly Lesson[]>> = {
  "points-to": [lesson("points-to", "boxes")],
  symbolic: [lesson("symbolic", "stack")],
  separation: [lesson("separation", "fig-6")],
};

const files = (...names: readonly string[]) => names.map((name) => ({ name, text: "" }));

test.each<readonly [string, Pick<WorkbenchLink, "example" | "files">, string]>([
  ["a lesson’s own", { example: "fig-6" }, "separation"],
  ["a lesson’s own, edited", { example: "fig-6", files: files("Main.java") }, "separation"],
  ["programs are executed", { files: files("Stack.java", "stack.sl") }, "symbolic"],
  ["so are core programs", { files: files("add.core", "add.sl") }, "symbolic"],
  ["formulas alone", { files: files("own.sl") }, "separation"],
  ["the first lesson", {}, "symbolic"],
  ["an unknown lesson", { example: "nowhere" }, "symbolic"],
])("a link of #/separation: %s", (_, link, engine) => {
  expect(engineOfLink("separation", link, (name) => lessons[name])).toBe(engine);
});

test("without lessons of symbolic execution the formulas are opened", () => {
  expect(engineOfLink("separation", {}, (name) => (name === "symbolic" ? [] : lessons[name]))).toBe("separation");
});

test("a page of one engine is that engine’s, whatever the files", () => {
  expect(engineOfLink("pointer", { files: files("own.sl") }, (name) => lessons[name])).toBe("points-to");
});
