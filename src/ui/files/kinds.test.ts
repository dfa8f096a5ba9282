import { expect, test } from "vitest";
import { exportedText } from "../store/index.ts";
import { kindOf, readWork } from "./kinds.ts";

const isKnown = (engine: string): boolean => engine === "points-to";
const file = (text: string) => ({ name: "a", text });
const document = {
  id: "d1",
  engine: "points-to",
  lesson: undefined,
  name: "Main.java",
  revision: "r1",
  files: [{ name: "Main.java", text: "class Main {}" }],
  at: 1,
  writer: "w",
  versions: [],
};

test.each([
  ["class Main {}", "program"],
  ["", "program"],
  ['{"fixscope":"recording","version":1}\n', "recording"],
  ['{\n  "fixscope": "exercise",\n  "version": 1 }', "exercise"],
  ['{ "version": 1, "fixscope": "exercise" }', "exercise"],
  ['{ "version": 1, "fixscope": "lecture" }', "lecture"],
  [exportedText([]), "documents"],
])("%j is a %s", (text, kind) => {
  expect(kindOf(file(text))).toBe(kind);
});

test("exported work is read back, and damaged work is not", async () => {
  const text = exportedText([document]);
  expect(await readWork(file(text), isKnown)).toEqual({ documents: [document], records: [], leftOut: [] });
  expect(await readWork(file(text.slice(0, -4)), isKnown)).toBeUndefined();
});

test("a bad record of exported work is left out and named, the others are read", async () => {
  const bad = { ...document, id: "d2", name: "Boxes", at: 1e300 };
  const ofAnother = { ...document, id: "d3", name: "Later", engine: "of-tomorrow" };
  const { documents, leftOut } = (await readWork(file(exportedText([bad, document, ofAnother])), isKnown)) ?? {};
  expect(documents).toEqual([document]);
  expect(leftOut?.map(({ name, path }) => [name, path])).toEqual([
    ["Boxes", "at"],
    ["Later", "engine"],
  ]);
});

test("records of a saved work are read beside its programs, bad ones and settings left out", async () => {
  const own = { kind: "answers", revision: "r", at: 1, writer: "w", replaced: [] } as const;
  const good = { ...own, id: "record/answers:x", name: "x", value: { name: "", answers: { q1: ["o1"] } } };
  const bad = { ...own, id: "record/answers:y", name: "y", value: { name: "", answers: 7 } };
  const settings = { ...own, kind: "settings", id: "record/settings:page", name: "page", value: { theme: "dark" } };
  const all = [good, document, bad, settings];
  const text = JSON.stringify({ format: "fixscope-documents", version: 1, documents: all });
  const { documents, records, leftOut } = (await readWork(file(text), isKnown)) ?? {};
  expect([documents, records]).toEqual([[document], [good]]);
  expect(leftOut).toMatchObject([{ name: "answers:y", path: "value.answers" }]);
});

test("of a file with very many damaged entries all are read, a part at a time", async () => {
  const text = exportedText([...Array.from({ length: 12_000 }, () => ({ id: 1 }) as never), document]);
  let turns = 0;
  const timer = setInterval(() => turns++);
  const { documents, leftOut } = (await readWork(file(text), isKnown)) ?? {};
  clearInterval(timer);
  expect(documents).toEqual([document]);
  expect(leftOut).toHaveLength(12_000);
  expect(turns).toBeGreaterThan(0);
});
