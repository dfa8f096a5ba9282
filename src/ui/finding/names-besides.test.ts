import { expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { namedBesides, namesBesides } from "./names-besides.ts";
import { nearest } from "./nearest.ts";

test.each([
  ["double free", "freeing-twice"],
  ["alias", "hidden-alias"],
  ["alias", "flaw-aliases"],
  ["recursion", "call-strings"],
  ["loop", "widening"],
  ["递归", "call-strings"],
  ["重复释放", "freeing-twice"],
])("“%s” means %s", (name, id) => {
  expect(namesBesides(id)).toContain(name);
});

test("what has names besides its own is a lesson, a command or a theme", () => {
  const lessons = engines.flatMap((engine) => engine.lessons.map(({ id }) => id));
  const others = ["present", "search", "why", "predict", "exercises", "note", "share", "help", "theme.dark"];
  expect(namedBesides.filter((id) => !lessons.includes(id) && !others.includes(id))).toEqual([]);
});

test("the nearest names share most letters, and what shares none is not near", () => {
  const names = ["Call strings and their limit", "Context-sensitive heap", "Type sensitivity"];
  expect(nearest(names, "sensitve types", (name) => [name])[0]).toBe("Type sensitivity");
  expect(nearest(names, "qqqq", (name) => [name])).toEqual([]);
});
