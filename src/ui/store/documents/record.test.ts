import { describe, expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { randomFrom } from "../../../kernel/index.ts";
import { changedBytes, mutated } from "../../../testing/mutations.ts";
import { isLongRun, runSeed } from "../../../testing/seeds.ts";
import { formatLink } from "../link/index.ts";
import { memoryOf } from "../testing/fake-browser.ts";
import { append, type Document, type Write } from "./document.ts";
import { journalOfTexts } from "./journal.ts";
import { jsonOf, leftOutText, readDocument, readWrite } from "./record.ts";

const isKnown = (id: string): boolean => engines.some((engine) => engine.id === id);

const version = { revision: "r0", files: [{ name: "A.java", text: "class A { }" }], at: 1, writer: "w" };
const record: Document = {
  id: "d1",
  engine: "points-to",
  lesson: "one-call-site",
  name: "Boxes",
  revision: "r1",
  files: [{ name: "A.java", text: "class A {}" }],
  at: 2,
  writer: "w",
  versions: [version],
};

describe("a stored record", () => {
  test("that is whole is read as it is", () => {
    expect(readDocument(record, isKnown)).toEqual({ document: record, leftOut: [] });
  });

  test("of a lesson that had another id belongs to that lesson", () => {
    const { document } = readDocument({ ...record, lesson: "static-initialisers" }, isKnown);
    expect(document?.lesson).toBe("static-initializers");
  });

  test.each([
    [{ ...record, at: 1e300 }, "at"],
    [{ ...record, at: Number.NaN }, "at"],
    [{ ...record, files: [] }, "files"],
    [{ ...record, files: [{ name: "A.java" }] }, "files.0.text"],
    [{ ...record, lesson: "\ud800" }, "lesson"],
    [{ ...record, engine: "of-tomorrow" }, "engine"],
    [{ id: "d1", name: "Boxes" }, "revision"],
  ])("%# is left out as a whole, with the place that is wrong", (value, path) => {
    const { document, leftOut } = readDocument(value, isKnown);
    expect(document).toBeUndefined();
    expect(leftOut).toEqual([{ key: "d1", name: "Boxes", path, value }]);
  });

  test("with a bad version keeps the others and its newest text", () => {
    const bad = { ...version, at: "yesterday" };
    const { document, leftOut } = readDocument({ ...record, versions: [bad, version] }, isKnown);
    expect(document).toEqual(record);
    expect(leftOut).toEqual([{ key: "d1", name: "Boxes", path: "versions.0.at", value: bad }]);
  });

  test.each([undefined, null, 7, "text", [], new Date(Number.NaN)])("%o is no record", (value) => {
    expect(readDocument(value, isKnown)).toMatchObject({ document: undefined, leftOut: [{ name: "", value }] });
  });

  test("is written as a file, whatever it is made of", () => {
    const itself: { self?: object; big: bigint } = { big: 1n };
    itself.self = itself;
    expect(JSON.parse(jsonOf({ itself, again: [version, version] }))).toEqual({
      itself: { big: "1", self: "[object Object]" },
      again: [version, version],
    });
  });
});

/** What the page does with a document that it shows, exports, links to and writes on. */
function use(document: Document): void {
  for (const { at } of [document, ...document.versions]) expect(new Date(at).toISOString()).toBeTypeOf("string");
  const { lesson, files } = document;
  const link = { ...(lesson === undefined ? {} : { example: lesson }), files, options: {} };
  expect(formatLink({ kind: "workbench", page: "pointer", link }, engines, () => "v1.packed")).toContain("v1.packed");
  expect(readDocument(JSON.parse(jsonOf(document)), isKnown)).toEqual({ document, leftOut: [] });
  const { versions: _, ...newest } = document;
  const write = { ...newest, base: document.revision, revision: "next", files: version.files };
  expect(append(document, write).kind).toBe("kept");
}

test("whatever bytes a record has, it is read, or left out and offered as a file", () => {
  const random = randomFrom(runSeed + 1);
  for (let count = isLongRun ? 1_000_000 : 4_000; count > 0; count--) {
    const value = mutated(record, random);
    const { document, leftOut } = readDocument(value, isKnown);
    if (document !== undefined) use(document);
    else expect(leftOut).toHaveLength(1);
    if (leftOut.length > 0) expect(JSON.parse(leftOutText(leftOut))).toHaveLength(leftOut.length);
    readWrite(value, isKnown);
  }
});

test("whatever bytes a journal has, its readable texts are found and the others are named", () => {
  const { versions: _, ...newest } = record;
  const write: Write = { ...newest, base: undefined };
  const random = randomFrom(runSeed + 2);
  for (let count = isLongRun ? 100_000 : 400; count > 0; count--) {
    const values = new Map<string, string>([
      ["fixscope:journal:w:d1", JSON.stringify(write)],
      ["fixscope:journal:w:d2", changedBytes(JSON.stringify(write), random)],
    ]);
    const journal = journalOfTexts(memoryOf(values), isKnown);
    const found = journal.entries().length;
    expect(found).toBeGreaterThanOrEqual(1);
    expect(journal.unreadable()).toHaveLength(2 - found);
    journal.dropUnreadable();
    expect([journal.entries().length, journal.unreadable()]).toEqual([found, []]);
  }
});
