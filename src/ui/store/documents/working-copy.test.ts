import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { blocked, FakeBrowser } from "../testing/fake-browser.ts";
import { WorkingCopy } from "./working-copy.ts";

const files = (text: string) => [{ name: "Main.java", text }];
const lesson = { lesson: "boxes", name: "Boxes", files: files("original") };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The lesson opened in a tab of its own. */
async function openLesson(browser: FakeBrowser, text = "original"): Promise<WorkingCopy> {
  const copy = new WorkingCopy(await browser.openTab(), "points-to");
  copy.show({ ...lesson, files: files(text) });
  return copy;
}

const texts = (browser: FakeBrowser) => browser.documents().map(({ name, files: [file] }) => [name, file?.text]);

describe("the working copy", () => {
  test("opening a lesson makes no document, typing makes one, and more typing its versions", async () => {
    const browser = new FakeBrowser();
    const copy = await openLesson(browser);
    await copy.flush();
    expect(texts(browser)).toEqual([]);
    copy.change(files("a"));
    expect(texts(browser)).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(texts(browser)).toEqual([["Boxes", "a"]]);
    copy.change(files("ab"));
    await vi.advanceTimersByTimeAsync(300);
    expect(texts(browser)).toEqual([["Boxes", "ab"]]);
    expect(browser.documents()[0]?.versions.map((version) => version.files)).toEqual([files("a")]);
  });

  test("says whether the text is saved, on its way, or only in this page", async () => {
    const browser = new FakeBrowser();
    const copy = await openLesson(browser);
    expect(copy.saving()).toBeUndefined();
    copy.change(files("a"));
    expect(copy.saving()).toBe("saving");
    const saving = copy.flush();
    copy.change(files("ab"));
    await saving;
    expect(copy.saving(), "typed while the text before was written").toBe("saving");
    await copy.flush();
    expect(copy.saving()).toBe("saved");
    browser.failure = blocked();
    copy.change(files("abc"));
    await copy.flush();
    expect(copy.saving()).toBe("unsaved");
    browser.failure = undefined;
    await copy.documents.refresh();
    expect(copy.saving()).toBe("saved");
    await copy.documents.remove(copy.store.getState().document ?? "");
    expect(copy.saving(), "the document is no more").toBeUndefined();
  });

  test("says of an opened document that it is saved", async () => {
    const browser = new FakeBrowser();
    const before = await openLesson(browser);
    before.change(files("a"));
    await before.flush();
    expect((await openLesson(browser, "a")).saving()).toBe("saved");
  });

  test("leaving the lesson saves at once", async () => {
    const browser = new FakeBrowser();
    const copy = await openLesson(browser);
    copy.change(files("a"));
    copy.show({ lesson: "other", name: "Other", files: files("another") });
    await copy.flush();
    expect(texts(browser)).toEqual([["Boxes", "a"]]);
  });

  test("what a page had not yet saved when it went is taken over by the next one", async () => {
    const browser = new FakeBrowser();
    const copy = await openLesson(browser);
    copy.change(files("a"));
    await vi.advanceTimersByTimeAsync(300);
    copy.change(files("ab"));
    await browser.openTab();
    expect(texts(browser)).toEqual([["Boxes", "ab"]]);
    // It was another tab that opened, and this one types on.
    copy.change(files("abc"));
    await vi.advanceTimersByTimeAsync(300);
    expect(texts(browser)).toEqual([["Boxes", "abc"]]);
    expect(browser.local.keys("journal:")).toEqual([]);
  });

  test("the newest text of a document goes on as that document after a reload", async () => {
    const browser = new FakeBrowser();
    const before = await openLesson(browser);
    before.change(files("a"));
    await before.flush();
    const copy = await openLesson(browser, "a");
    copy.change(files("ab"));
    await copy.flush();
    expect(texts(browser)).toEqual([["Boxes", "ab"]]);
  });

  test("one key in the lesson’s own text leaves an earlier version of it alone, which is offered", async () => {
    const browser = new FakeBrowser();
    const before = await openLesson(browser);
    before.change(files("mine"));
    await before.flush();
    const copy = await openLesson(browser);
    expect(copy.offered(true)?.files).toEqual(files("mine"));
    copy.change(files("x"));
    await copy.flush();
    expect(texts(browser)).toEqual([
      ["Boxes", "mine"],
      ["Boxes (2)", "x"],
    ]);
  });

  test("an older text offers the newest one, and one key in it leaves that alone", async () => {
    const browser = new FakeBrowser();
    const before = await openLesson(browser);
    for (const text of ["a", "ab"]) {
      before.change(files(text));
      await before.flush();
    }
    const copy = await openLesson(browser, "a");
    expect(copy.offered(false)?.files).toEqual(files("ab"));
    copy.change(files("ax"));
    await copy.flush();
    expect(texts(browser)).toEqual([
      ["Boxes", "ab"],
      ["Boxes (2)", "ax"],
    ]);
  });

  test("two tabs on one document: the second to write makes another one, says so, and goes on with it", async () => {
    const browser = new FakeBrowser();
    const one = await openLesson(browser);
    one.change(files("a"));
    await one.flush();
    const other = await openLesson(browser, "a");
    other.change(files("a other"));
    await other.flush();
    await one.documents.refresh();
    expect(one.newer()?.files).toEqual(files("a other"));
    one.change(files("a one"));
    await one.flush();
    const original = one.documents.get(one.store.getState().branchedFrom);
    expect([original?.name, one.newer()]).toEqual(["Boxes", undefined]);
    one.change(files("a one, still"));
    await one.flush();
    expect(texts(browser)).toEqual([
      ["Boxes", "a other"],
      ["Boxes (2)", "a one, still"],
    ]);
  });

  test("Reset keeps the text, also one that came by a link, and can be undone", async () => {
    const browser = new FakeBrowser();
    const copy = await openLesson(browser, "from a link");
    copy.reset(lesson);
    await copy.flush();
    expect([texts(browser), copy.store.getState().isReset]).toEqual([[["Boxes", "from a link"]], true]);
    expect(copy.undoReset()).toEqual(files("from a link"));
    copy.change(files("from a link, and mine"));
    await copy.flush();
    expect(texts(browser)).toEqual([["Boxes", "from a link, and mine"]]);
  });

  test("what is typed after Reset is a document of its own", async () => {
    const browser = new FakeBrowser();
    const copy = await openLesson(browser);
    copy.change(files("mine"));
    copy.reset(lesson);
    copy.change(files("x"));
    await copy.flush();
    expect(texts(browser)).toEqual([
      ["Boxes", "mine"],
      ["Boxes (2)", "x"],
    ]);
  });

  test("typing goes on while storage fails, and is one document once it works", async () => {
    const browser = new FakeBrowser();
    const before = await openLesson(browser);
    before.change(files("a"));
    await before.flush();
    const copy = await openLesson(browser, "a");
    browser.failure = blocked();
    for (const text of ["ab", "abc"]) {
      copy.change(files(text));
      await copy.flush();
    }
    expect(copy.documents.store.getState().problem).toBe("blocked");
    browser.failure = undefined;
    copy.change(files("abcd"));
    await copy.flush();
    expect(texts(browser)).toEqual([["Boxes", "abcd"]]);
    expect([copy.documents.store.getState().problem, copy.newer()]).toEqual([undefined, undefined]);
  });
});
