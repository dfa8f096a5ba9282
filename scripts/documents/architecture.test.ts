import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../paths.mjs";

const text = readFileSync(at("docs/ARCHITECTURE.md"), "utf8");

const steps = [...text.matchAll(/^\| \d+ \| `([^`]+)` \| .* \| `(\w+)` \|$/gm)].map(([, file = "", name = ""]) => ({
  file,
  name,
}));

test("a fact goes from the solver to the screen in at most twelve files", () => {
  expect(steps.length).toBeGreaterThan(8);
  expect(steps.length).toBeLessThanOrEqual(12);
});

test.each(steps)("$file has $name", ({ file, name }) => {
  expect(readFileSync(at(file), "utf8")).toMatch(new RegExp(`\\b${name}\\b`));
});

test("the table of folders has every folder of src, and each engine", () => {
  const folders = (path: string) =>
    readdirSync(at(path), { withFileTypes: true }).flatMap((each) =>
      each.isDirectory() ? `${path}/${each.name}` : [],
    );
  const all = [...folders("src"), ...folders("src/engines")].filter((folder) => folder !== "src/engines");
  expect(all.filter((folder) => !text.includes(`| \`${folder}\` |`))).toEqual([]);
});

test("the table of rooms has every room of the page", () => {
  const [, rooms = ""] = /^\| room of `src\/ui` \|.*\n((?:\|.*\n)*)/m.exec(text) ?? [];
  const named = new Set([...rooms.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = ""]) => cell.match(/[\w-]+/g) ?? []));
  const all = readdirSync(at("src/ui"), { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? each.name : [],
  );
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((room) => !named.has(room))).toEqual([]);
});

test("every path that is named is there", () => {
  const named = [...text.matchAll(/`((?:src|scripts|e2e|docs)\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(at(path)))).toEqual([]);
});
