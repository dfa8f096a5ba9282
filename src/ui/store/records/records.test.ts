import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomFrom } from "../../../kernel/index.ts";
import { mutated } from "../../../testing/mutations.ts";
import { isLongRun, law, runSeed } from "../../../testing/seeds.ts";
import { isRecord, leftOutText, type StorageProblem } from "../documents/index.ts";
import { blocked, FakeBrowser, full, newer } from "../testing/fake-browser.ts";
import type { RecordKind } from "./kinds.ts";
import { readChange, readKept } from "./record.ts";
import type { Records } from "./records.ts";

const exercise = (title: string) => ({
  fixscope: "exercise",
  version: 1,
  title,
  engine: "points-to",
  files: [{ name: "A.java", text: "class A {}" }],
  options: {},
  questions: [{ id: "q1", kind: "value", of: "pt(x)", points: 1 }],
});

function slideNamed(title: string) {
  return { title, text: "", notes: "", minutes: 1, at: "3" };
}

/** Of each kind a value, one that follows from it in this tab, and one that follows from it in another one. */
const values: readonly (readonly [RecordKind, unknown, unknown, unknown])[] = [
  ["exercise", exercise("A"), exercise("B"), exercise("C")],
  [
    "answers",
    { name: "", answers: { q1: ["o1"] } },
    { name: "", answers: { q1: ["o1"], q2: ["o2"] } },
    { name: "Ada", answers: { q1: ["o1"], q3: [] } },
  ],
  ["draft", { title: "A", questions: [] }, { title: "B", questions: [] }, { title: "C", questions: [] }],
  ["lecture", { name: "a.json", text: "{}" }, { name: "a.json", text: "{ }" }, { name: "b.json", text: "{}" }],
  [
    "talk",
    { title: "A", order: [], slides: {} },
    { title: "A", order: ["s"], slides: { s: slideNamed("One") } },
    { title: "B", order: [], slides: { t: slideNamed("Two") } },
  ],
  ["picture", { svg: "<svg/>" }, { svg: "<svg></svg>" }, { svg: "<svg />" }],
  ["notes", { 3: "here" }, { 3: "here", 5: "there" }, { 3: "here", 7: "and there" }],
  ["predictions", { 3: true }, { 3: true, 5: false }, { 3: true, 7: true }],
  [
    "learned",
    { isDone: true },
    { isDone: true, answers: { "12": true } },
    { isDone: true, answers: { "a q1": false } },
  ],
  ["own", { text: "a" }, { text: "ab" }, { text: "ac" }],
  ["settings", { theme: "dark" }, { theme: "dark", ghosts: false }, { theme: "dark", locale: "zh" }],
];

/** Tables name kinds and values by themselves: which belong together the table says. */
function write(records: Records, kind: RecordKind, value: unknown): void {
  records.write(kind, "x", value as never);
}

/** What the next page finds. */
async function next(browser: FakeBrowser, kind: RecordKind): Promise<unknown> {
  return (await browser.openRecords()).get(kind, "x");
}

describe.each(values)("%s", (kind, first, second, other) => {
  test("is shown at once, said to be saved when it is, and there for the next page", async () => {
    const browser = new FakeBrowser();
    const records = await browser.openRecords();
    write(records, kind, first);
    expect([records.get(kind, "x"), records.saving(kind, "x")]).toEqual([first, "saving"]);
    write(records, kind, second);
    await records.settled();
    expect([records.get(kind, "x"), records.saving(kind, "x")]).toEqual([second, "saved"]);
    expect(await next(browser, kind)).toEqual(second);
    expect(browser.local.keys("")).toEqual([]);
  });

  const failures: readonly (readonly [StorageProblem, Error])[] = [
    ["full", full()],
    ["blocked", blocked()],
    ["newer", newer()],
  ];
  test.each(failures)(
    "with storage that is %s stays in the page and is said not to be kept",
    async (problem, failure) => {
      const browser = new FakeBrowser();
      browser.failure = failure;
      browser.isLocalBlocked = true;
      const records = await browser.openRecords();
      write(records, kind, first);
      await records.settled();
      expect([records.get(kind, "x"), records.saving(kind, "x")]).toEqual([first, "unsaved"]);
      expect([records.store.getState().problem, records.isLostWithPage(kind, "x")]).toEqual([problem, true]);
      // No page is held open for a setting.
      expect(records.isAtRisk()).toBe(kind !== "settings");
      browser.failure = undefined;
      await records.refresh();
      expect([await next(browser, kind), records.saving(kind, "x")]).toEqual([first, "saved"]);
    },
  );

  test("is left out and named where it is corrupt, and stays stored under what is written next", async () => {
    const browser = new FakeBrowser();
    const bad = { id: `record/${kind}:x`, kind, name: "x", value: 7, revision: "r", at: 1, writer: "w" };
    browser.kept.set(bad.id, bad);
    const records = await browser.openRecords();
    expect(records.get(kind, "x")).toBeUndefined();
    expect(records.store.getState().leftOut).toMatchObject([{ key: bad.id, name: `${kind}:x`, value: bad }]);
    write(records, kind, first);
    await records.settled();
    expect(await next(browser, kind)).toEqual(first);
    expect([...browser.kept.values()]).toContainEqual(expect.objectContaining({ aside: bad }));
  });

  test("is named at once and once where a page that takes over a journal finds it corrupt", async () => {
    const browser = new FakeBrowser();
    const bad = { id: `record/${kind}:x`, kind, name: "x", value: 7, revision: "r", at: 1, writer: "w" };
    browser.kept.set(bad.id, bad);
    browser.local.write(`unsaved:gone:${bad.id}`, { ...bad, value: first, revision: "s", writer: "gone" });
    const { documents, records } = await browser.openBoth();
    expect(records.get(kind, "x")).toEqual(first);
    await expect
      .poll(() => [...documents.store.getState().leftOut, ...records.store.getState().leftOut])
      .toMatchObject([{ name: `${kind}:x`, value: bad }]);
  });

  test("killed in the middle of a write is there for the next page, killed after it is written once", async () => {
    const browser = new FakeBrowser();
    const records = await browser.openRecords();
    write(records, kind, first);
    await records.settled();
    browser.isStopped = true;
    write(records, kind, second);
    const journal = browser.local.keys("").map((key) => [key, browser.local.read(key)] as const);
    browser.isStopped = false;
    expect(await next(browser, kind)).toEqual(second);
    for (const [key, value] of journal) browser.local.write(key, value);
    const again = await browser.openRecords();
    expect([again.get(kind, "x"), again.replaced(kind, "x")]).toEqual([second, []]);
    expect(browser.local.keys("")).toEqual([]);
  });

  test("of two tabs: what either made is there, or is kept beside what was made later", async () => {
    const browser = new FakeBrowser();
    const [one, two] = [await browser.openRecords(), await browser.openRecords()];
    write(one, kind, first);
    await one.settled();
    await two.refresh();
    browser.now = 5;
    write(one, kind, second);
    browser.now = 6;
    write(two, kind, other);
    await Promise.all([one.settled(), two.settled()]);
    const last = await browser.openRecords();
    const reached = JSON.stringify([last.get(kind, "x"), last.replaced(kind, "x")]);
    const before = leavesOf(first);
    for (const leaf of [second, other].flatMap(leavesOf))
      if (!before.includes(leaf)) expect(reached).toContain(JSON.stringify(leaf));
    await Promise.all([one.refresh(), two.refresh()]);
    expect([one.get(kind, "x"), two.get(kind, "x")]).toEqual([last.get(kind, "x"), last.get(kind, "x")]);
  });

  test("is removed, unless another tab goes on with it", async () => {
    const browser = new FakeBrowser();
    const [one, two] = [await browser.openRecords(), await browser.openRecords()];
    write(one, kind, first);
    await one.settled();
    await two.refresh();
    write(one, kind, second);
    two.remove(kind, "x");
    await Promise.all([one.settled(), two.settled()]);
    expect(await next(browser, kind)).toEqual(second);
    one.remove(kind, "x");
    await one.settled();
    expect(await next(browser, kind)).toBeUndefined();
  });

  test("whatever bytes it has, it is read, or left out and offered as a file", async () => {
    const browser = new FakeBrowser();
    const records = await browser.openRecords();
    write(records, kind, first);
    await records.settled();
    const [stored] = browser.kept.values();
    const random = randomFrom(runSeed + 3);
    for (let count = isLongRun ? 100_000 : 300; count > 0; count--) {
      const value = mutated(stored, random);
      const read = readKept(value);
      isRecord(value);
      if (read.ok) expect(readKept(read.kept)).toEqual(read);
      else expect(JSON.parse(leftOutText([read.leftOut]))).toHaveLength(1);
      readChange(value);
    }
  });
});

/** The texts and numbers in a value. */
function leavesOf(value: unknown): readonly unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

test("answers to different questions in two tabs are both there, and shown in both", async () => {
  const browser = new FakeBrowser();
  const [one, two] = [await browser.openRecords(), await browser.openRecords()];
  one.write("answers", "x", { name: "", answers: { q1: ["o1"] } });
  two.write("answers", "x", { name: "", answers: { q2: ["o2"] } });
  await Promise.all([one.settled(), two.settled()]);
  await Promise.all([one.refresh(), two.refresh()]);
  const both = { name: "", answers: { q1: ["o1"], q2: ["o2"] } };
  expect([one.get("answers", "x"), two.get("answers", "x")]).toEqual([both, both]);
});

test("of two answers to one question the later one counts, and the other is kept beside it", async () => {
  const browser = new FakeBrowser();
  const [one, two] = [await browser.openRecords(), await browser.openRecords()];
  browser.now = 10;
  two.write("answers", "x", { name: "", answers: { q1: ["later"] } });
  browser.now = 5;
  one.write("answers", "x", { name: "", answers: { q1: ["earlier"] } });
  await Promise.all([two.settled(), one.settled()]);
  await one.refresh();
  expect(one.get("answers", "x")?.answers).toEqual({ q1: ["later"] });
  expect(one.replaced("answers", "x").map(({ value }) => value)).toEqual([{ name: "", answers: { q1: ["earlier"] } }]);
});

test("a record of a file is merged with what there is", async () => {
  const browser = new FakeBrowser();
  const records = await browser.openRecords();
  records.write("answers", "x", { name: "", answers: { q1: ["o1"] } });
  await records.settled();
  const read = readKept([...browser.kept.values()][0]);
  if (!read.ok) throw new Error("there is a record");
  const other = await new FakeBrowser().openRecords();
  other.write("answers", "x", { name: "Ada", answers: { q2: ["o2"] } });
  await other.settled();
  await other.take({ ...read.kept, writer: "another page", revision: "another" });
  expect(other.get("answers", "x")).toMatchObject({ answers: { q1: ["o1"], q2: ["o2"] } });
});

test("what was not kept is written once there is space", async () => {
  const browser = new FakeBrowser();
  const records = await browser.openRecords();
  browser.failure = full();
  records.write("own", "x", { text: "a" });
  await records.settled();
  browser.failure = undefined;
  records.write("own", "x", { text: "ab" });
  await records.settled();
  expect([records.saving("own", "x"), records.store.getState().problem]).toEqual(["saved", undefined]);
  expect(await next(browser, "own")).toEqual({ text: "ab" });
});

test("storage that is wiped gets back what the open pages know", async () => {
  const browser = new FakeBrowser();
  const records = await browser.openRecords();
  records.write("notes", "x", { 1: "here" });
  await records.settled();
  browser.wipe();
  await records.refresh();
  expect(await next(browser, "notes")).toEqual({ 1: "here" });
});

test("whatever tabs answer in whatever order, with storage that fails and heals, no answer is lost", async () => {
  const step = fc.record({ tab: fc.nat(2), question: fc.nat(3), isFull: fc.boolean(), isRead: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const browser = new FakeBrowser();
      const tabs = [await browser.openRecords(), await browser.openRecords(), await browser.openRecords()];
      for (const [index, { tab, question, isFull, isRead }] of steps.entries()) {
        browser.now = index + 1;
        browser.failure = isFull ? full() : undefined;
        const records = tabs[tab];
        const given = records?.get("answers", "x") ?? { name: "", answers: {} };
        records?.write("answers", "x", { ...given, answers: { ...given.answers, [`q${question}`]: [`${index}.`] } });
        if (isRead) await records?.settled();
      }
      browser.failure = undefined;
      for (const records of tabs) await records.refresh();
      for (const records of tabs) await records.settled();
      const last = await browser.openRecords();
      const latest = new Map(steps.map(({ question }, index) => [`q${question}`, `${index}.`]));
      const reached = JSON.stringify([last.get("answers", "x"), last.replaced("answers", "x")]);
      for (const [question, given] of latest) expect(reached).toContain(`"${question}":["${given}"]`);
    }),
    law(60, 11),
  );
});
