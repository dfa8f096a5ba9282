import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { blocked, FakeBrowser, full, memoryOf, newer } from "../testing/fake-browser.ts";
import { Unused } from "./database.ts";
import type { Document, Write } from "./document.ts";
import type { Documents } from "./documents.ts";
import { draftsIn } from "./drafts.ts";
import { exportedText } from "./export.ts";

const files = (text: string) => [{ name: "Main.java", text }];

function writeOf(text: string, differing: Partial<Write> = {}): Write {
  const own = { id: "a", base: undefined, revision: `r:${text}`, writer: "tab 1", at: 1 };
  return { ...own, engine: "points-to", lesson: undefined, name: "Main.java", files: files(text), ...differing };
}

/** Every text that can be reached. */
function textsOf(documents: Iterable<Document>): ReadonlySet<string> {
  return new Set([...documents].flatMap(({ versions, ...newest }) => [...versions, newest].map(textOf)));
}

function textOf({ files: [file] }: Pick<Document, "files">): string {
  return file?.text ?? "";
}

function stateOf(documents: Documents | undefined): readonly Document[] {
  return documents?.store.getState().documents ?? [];
}

describe("documents", () => {
  test("a text is put on top of the one it is based on, which becomes a version", async () => {
    const browser = new FakeBrowser();
    const documents = await browser.openTab();
    const first = await documents.save(writeOf("1"));
    await documents.save(writeOf("2", { base: first.document.revision, writer: "tab 2" }));
    const [document, ...others] = (await browser.openTab()).store.getState().documents;
    expect(others).toEqual([]);
    expect([document?.files, document?.versions.map(textOf)]).toEqual([files("2"), ["1"]]);
  });

  test("a text that is based on an older one becomes a document of its own", async () => {
    const browser = new FakeBrowser();
    const documents = await browser.openTab();
    await documents.save(writeOf("1"));
    await documents.save(writeOf("2", { base: "r:1", writer: "tab 2" }));
    const { document, branchedFrom } = await documents.save(writeOf("3", { base: "r:1", writer: "tab 3" }));
    expect([document.name, branchedFrom?.name]).toEqual(["Main.java (2)", "Main.java"]);
    expect(browser.documents().map(textOf)).toEqual(["2", "3"]);
  });

  test("a page goes on from what it wrote itself, also where another page took that over", async () => {
    const browser = new FakeBrowser();
    const documents = await browser.openTab();
    await documents.save(writeOf("1"));
    await documents.save(writeOf("2", { base: "r:1" }));
    const { branchedFrom } = await documents.save(writeOf("3", { base: "r:1" }));
    expect(branchedFrom).toBeUndefined();
  });

  test("the same write twice is the same as once, also where it makes a branch", async () => {
    const browser = new FakeBrowser();
    const documents = await browser.openTab();
    await documents.save(writeOf("1"));
    const second = writeOf("2", { base: "r:1", writer: "tab 2" });
    const third = writeOf("3", { base: "r:1", writer: "tab 3" });
    for (const write of [second, second, third, third]) await documents.save(write);
    expect(browser.documents().map(textOf)).toEqual(["2", "3"]);
    expect(browser.document("a")?.versions).toHaveLength(1);
  });

  test("whatever pages write on whatever they have seen, every text can be reached", async () => {
    const step = fc.record({ tab: fc.nat(2), base: fc.nat(5), isFull: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const browser = new FakeBrowser();
        const tabs = [await browser.openTab(), await browser.openTab(), await browser.openTab()];
        const revisions: (string | undefined)[] = [undefined];
        for (const [index, { tab, base, isFull }] of steps.entries()) {
          browser.failure = isFull ? full() : undefined;
          const text = writeOf(String(index), { base: revisions.at(-1 - base), writer: `tab ${tab}` });
          const saved = await tabs[tab]?.save(text);
          if (!isFull) revisions.push(saved?.document.revision);
          expect([...textsOf(stateOf(tabs[tab]))]).toContain(String(index));
        }
        const written = steps.flatMap(({ isFull }, index) => (isFull ? [] : [String(index)]));
        expect([...textsOf(browser.documents())]).toEqual(expect.arrayContaining(written));
      }),
    );
  });

  test("another tab is told of a write, a new name, a deletion and its undoing", async () => {
    const browser = new FakeBrowser();
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    const names = async () => {
      await other.refresh();
      return other.store.getState().documents.map(({ name }) => name);
    };
    await one.save(writeOf("1"));
    expect(await names()).toEqual(["Main.java"]);
    await one.rename("a", "Boxes");
    expect(await names()).toEqual(["Boxes"]);
    const undo = await one.remove("a");
    expect(await names()).toEqual([]);
    await undo();
    expect(await names()).toEqual(["Boxes"]);
  });

  test("all documents are exported with their versions", async () => {
    const browser = new FakeBrowser();
    const documents = await browser.openTab();
    await documents.save(writeOf("1"));
    await documents.save(writeOf("2", { base: "r:1" }));
    const exported = JSON.parse(exportedText(documents.store.getState().documents));
    expect(exported).toMatchObject({
      format: "fixscope-documents",
      documents: [{ name: "Main.java", files: files("2"), versions: [{ files: files("1") }] }],
    });
  });
});

describe("storage that fails", () => {
  test("blocked storage is said at once, and the text stays in the page", async () => {
    const browser = new FakeBrowser();
    browser.failure = blocked();
    const documents = await browser.openTab();
    expect(documents.store.getState().problem).toBe("blocked");
    const { isKept } = await documents.save(writeOf("1"));
    expect([isKept, documents.isAtRisk(), documents.get("a")?.files]).toEqual([false, true, files("1")]);
    documents.parts.journal.put(writeOf("1"));
    expect(documents.isAtRisk(), "the next page finds it in the journal").toBe(false);
  });

  test("full storage is said, and what did not fit is written once there is space", async () => {
    const browser = new FakeBrowser();
    const documents = await browser.openTab();
    await documents.save(writeOf("1"));
    browser.failure = full();
    await documents.save(writeOf("2", { base: "r:1" }));
    expect(documents.store.getState()).toMatchObject({ problem: "full", documents: [{ files: files("2") }] });
    expect(browser.document("a")?.files).toEqual(files("1"));
    browser.failure = undefined;
    await documents.refresh();
    expect([documents.store.getState().problem, documents.isAtRisk()]).toEqual([undefined, false]);
    expect(browser.document("a")?.files).toEqual(files("2"));
  });

  test.each([
    [blocked(), "blocked"],
    [full(), "full"],
    [newer(), "newer"],
    [new Unused(), "unused"],
  ] as const)("%o is called %s, and what is made stays in the page", async (failure, problem) => {
    const browser = new FakeBrowser();
    browser.failure = failure;
    const documents = await browser.openTab();
    const { isKept } = await documents.save(writeOf("1"));
    expect([isKept, documents.store.getState().problem]).toEqual([false, problem]);
    expect(documents.get("a")?.files).toEqual(files("1"));
  });

  test("storage that was wiped gets the document back with its history", async () => {
    const browser = new FakeBrowser();
    const documents = await browser.openTab();
    await documents.save(writeOf("1"));
    browser.kept.clear();
    await documents.save(writeOf("2", { base: "r:1" }));
    expect(browser.document("a")).toMatchObject({ files: files("2"), versions: [{ files: files("1") }] });
  });

  test("storage that is wiped gets back at once what the open pages know, the newest text of each document", async () => {
    const browser = new FakeBrowser();
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    await one.save(writeOf("1"));
    await one.save(writeOf("2", { base: "r:1", at: 2 }));
    await one.save(writeOf("3", { id: "b" }));
    browser.wipe();
    await Promise.all([one.refresh(), other.refresh()]);
    expect([...textsOf(browser.documents())].sort()).toEqual(["1", "2", "3"]);
    expect(browser.document("a")?.files).toEqual(files("2"));
    expect(one.store.getState()).toMatchObject({ problem: undefined, documents: [{ id: "a" }, { id: "b" }] });
  });

  test("a document that was deleted in another tab does not come back", async () => {
    const browser = new FakeBrowser();
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    await one.save(writeOf("1"));
    await other.refresh();
    await other.remove("a");
    await one.refresh();
    expect([...browser.kept]).toEqual([]);
  });

  test("a connection that the browser closed is opened again", async () => {
    const browser = new FakeBrowser();
    const documents = await browser.openTab();
    let failures = 1;
    browser.failure = blocked();
    Object.defineProperty(browser, "failure", { get: () => (failures-- > 0 ? blocked() : undefined) });
    const { isKept } = await documents.save(writeOf("1"));
    expect([isKept, documents.store.getState().problem]).toEqual([true, undefined]);
  });
});

describe("a record that cannot be read", () => {
  const bad = { id: "a", name: "Bad", at: 1e300 };

  test("is left out and named, and the others are read", async () => {
    const browser = new FakeBrowser();
    await (await browser.openTab()).save(writeOf("2", { id: "b" }));
    browser.kept.set("a", bad);
    browser.kept.set(7, "what?");
    const { documents, leftOut, problem } = (await browser.openTab()).store.getState();
    expect([documents.map(textOf), problem]).toEqual([["2"], undefined]);
    expect(leftOut.map(({ name, value }) => [name, value])).toEqual([
      ["Bad", bad],
      ["", "what?"],
    ]);
  });

  test("stays stored when a text is written under its key, until the reader removes it", async () => {
    const browser = new FakeBrowser();
    browser.kept.set("a", bad);
    const documents = await browser.openTab();
    await documents.save(writeOf("1"));
    expect(browser.document("a")?.files).toEqual(files("1"));
    await documents.refresh();
    expect(documents.store.getState().leftOut.map(({ value }) => value)).toEqual([bad]);
    await documents.removeLeftOut();
    expect([[...browser.kept.keys()], documents.store.getState().leftOut]).toEqual([["a"], []]);
  });

  test("and a bad version stays stored when its document is written", async () => {
    const browser = new FakeBrowser();
    const documents = await browser.openTab();
    const { document } = await documents.save(writeOf("1"));
    browser.kept.set("a", { ...document, versions: [bad] });
    await documents.save(writeOf("2", { base: document.revision }));
    expect(browser.document("a")?.versions.map(textOf)).toEqual(["1"]);
    await documents.refresh();
    expect(documents.store.getState().leftOut[0]?.value).toMatchObject({ versions: [bad] });
  });
});

test("a document of a file keeps its versions; where it is known, its text is put beside another one", async () => {
  const browser = new FakeBrowser();
  const documents = await browser.openTab();
  await documents.save(writeOf("1"));
  const { document } = await documents.save(writeOf("2", { base: "r:1" }));
  const other = await new FakeBrowser().openTab();
  expect((await other.take(document)).document).toEqual(document);
  await documents.save(writeOf("3", { base: "r:2", writer: "tab 2" }));
  expect((await documents.take(document)).document.revision).toBe("r:3");
  const { branchedFrom } = await documents.take({ ...document, revision: "r:4", files: files("4") });
  expect(branchedFrom?.id).toBe("a");
});

describe("drafts of an older Fixscope", () => {
  test("they become documents once", async () => {
    const storage = memoryOf(new Map());
    storage.write("draft:one-call-site", files("lesson"));
    storage.write("draft:own:pushdown", files("own"));
    const browser = new FakeBrowser();
    const documents = await browser.openTab();
    await documents.start(draftsIn(storage, engines, 7));
    await documents.start(draftsIn(storage, engines, 8));
    const known = browser.documents().map(({ engine, lesson, at }) => [engine, lesson, at]);
    expect(known).toEqual([
      ["points-to", "one-call-site", 7],
      ["pushdown", undefined, 7],
    ]);
    expect(storage.keys("draft:")).toEqual([]);
  });

  test("they stay where they are as long as documents cannot be kept", async () => {
    const storage = memoryOf(new Map());
    storage.write("draft:own", files("own"));
    const browser = new FakeBrowser();
    browser.failure = blocked();
    const documents = await browser.openTab();
    await documents.start(draftsIn(storage, engines, 7));
    expect(storage.keys("draft:")).toEqual(["draft:own"]);
  });

  test("damaged text is no draft", () => {
    const values = new Map([
      ["fixscope:draft:one-call-site", "{not json"],
      ["fixscope:draft:own", '[{"name":"A.java"}]'],
    ]);
    expect(draftsIn(memoryOf(values), engines, 7)).toEqual([]);
  });
});
