import { beforeEach, describe, expect, test } from "vitest";
import type { StoreApi } from "zustand/vanilla";
import type { Documents } from "../documents/index.ts";
import { createSettings, type Settings } from "../settings/index.ts";
import { blocked, FakeBrowser, full, newer } from "../testing/fake-browser.ts";
import { keepSettings } from "./kept-settings.ts";
import type { Records } from "./records.ts";

let browser: FakeBrowser;
/** How often a page said that settings are lost with it. */
let lost: number;

beforeEach(() => {
  browser = new FakeBrowser();
  lost = 0;
});

interface Page {
  readonly documents: Documents;
  readonly settings: StoreApi<Settings>;
  readonly records: Records;
}

async function openPage({ isReadOnly = false } = {}): Promise<Page> {
  // What the page begins with is there before its database is read.
  const settings = createSettings(browser.local);
  const { documents, records } = await browser.openBoth();
  keepSettings({ settings, records, copy: browser.local, isReadOnly, onLost: () => lost++ });
  await rest(records);
  return { documents, settings, records };
}

async function rest(records: Records): Promise<void> {
  await records.ready();
  await records.settled();
}

const stored = (): unknown => browser.kept.get("record/settings:page");

test("what the reader chooses is stored as a record, and copied for the beginning of the next page", async () => {
  const { settings, records } = await openPage();
  expect([stored(), browser.local.keys("")]).toEqual([undefined, []]);
  settings.setState({ theme: "dark", facts: false });
  await rest(records);
  expect(stored()).toMatchObject({ value: { theme: "dark", facts: false } });
  expect(createSettings(browser.local).getState()).toMatchObject({ theme: "dark", facts: false, ghosts: true });
  expect(browser.local.keys("")).toEqual(["settings"]);
});

test("settings of an older Fixscope are taken over, and what is stored counts more than its copy", async () => {
  browser.local.write("settings", { theme: "dark", ghosts: false, locale: "xx" });
  await openPage();
  expect(stored()).toMatchObject({ value: { theme: "dark", ghosts: false } });
  browser.local.write("settings", { theme: "light" });
  expect((await openPage()).settings.getState()).toMatchObject({ theme: "dark", ghosts: false });
});

test("without a copy the settings come with the record", async () => {
  const { settings, records } = await openPage();
  settings.setState({ theme: "contrast", locale: "zh", pseudocode: false });
  await rest(records);
  browser.local.remove("settings");
  expect((await openPage()).settings.getState()).toMatchObject({ theme: "contrast", locale: "zh", pseudocode: false });
});

test("two tabs merge, one setting at a time; each follows the other, but for what it shows", async () => {
  const [one, two] = [await openPage(), await openPage()];
  one.settings.setState({ theme: "dark", locale: "zh" });
  two.settings.setState({ ghosts: false, program: false });
  for (const { records } of [one, two, one]) await rest(records);
  await Promise.all([one.records.refresh(), two.records.refresh()]);
  expect(one.settings.getState()).toMatchObject({ theme: "dark", locale: "zh", ghosts: false, program: true });
  expect(two.settings.getState()).toMatchObject({ theme: "dark", locale: "en", ghosts: false, program: false });
  const all = { theme: "dark", locale: "zh", ghosts: false, program: false };
  expect(stored()).toMatchObject({ value: all });
  expect((await openPage()).settings.getState()).toMatchObject(all);
});

describe.each([
  ["full", full()],
  ["blocked", blocked()],
  ["newer", newer()],
] as const)("with storage that is %s", (_, failure) => {
  test("a setting stays in the page, and is said to be lost with it", async () => {
    browser.failure = failure;
    browser.isLocalBlocked = true;
    const { settings, records } = await openPage();
    settings.setState({ theme: "dark" });
    await rest(records);
    expect([settings.getState().theme, lost]).toEqual(["dark", 1]);
    expect(records.isAtRisk()).toBe(false);
  });

  test("a setting is there for the next page, and nothing is said, where local storage has it", async () => {
    browser.failure = failure;
    const { settings, records } = await openPage();
    settings.setState({ theme: "dark", locale: "zh" });
    await rest(records);
    const next = await openPage();
    expect(next.settings.getState()).toMatchObject({ theme: "dark", locale: "zh" });
    expect(lost).toBe(0);
    browser.failure = undefined;
    await next.records.refresh();
    expect(stored()).toMatchObject({ value: { theme: "dark", locale: "zh" } });
  });
});

test("a record that cannot be read is left out and named, and the copy counts", async () => {
  browser.kept.set("record/settings:page", { id: "record/settings:page", kind: "settings", name: "page", value: 7 });
  browser.local.write("settings", { theme: "dark" });
  const { documents, settings, records } = await openPage();
  expect(settings.getState().theme).toBe("dark");
  await rest(records);
  await expect.poll(() => documents.store.getState().leftOut).toMatchObject([{ name: "settings:page" }]);
  expect(stored()).toMatchObject({ value: { theme: "dark" } });
});

test("killed in the middle of a write, a setting is there for the next page", async () => {
  const { settings, records } = await openPage();
  settings.setState({ ghosts: false });
  await rest(records);
  browser.isStopped = true;
  settings.setState({ theme: "dark" });
  browser.isStopped = false;
  const next = await openPage();
  await rest(next.records);
  expect(next.settings.getState()).toMatchObject({ theme: "dark", ghosts: false });
  expect(stored()).toMatchObject({ value: { theme: "dark", ghosts: false } });
});

test("a page that changes settings for itself stores none, and shows those of the reader", async () => {
  const before = await openPage();
  before.settings.setState({ theme: "dark" });
  await rest(before.records);
  browser.local.remove("settings");
  const settings = createSettings(browser.local);
  const records = await browser.openRecords();
  keepSettings({ settings, records, copy: browser.local, isReadOnly: true, onLost: () => lost++ });
  settings.setState({ lecture: true, locale: "zh" });
  await rest(records);
  expect(settings.getState()).toMatchObject({ theme: "dark", lecture: true, locale: "zh" });
  expect(stored()).toMatchObject({ value: { theme: "dark" } });
  expect(browser.local.keys("")).toEqual([]);
});
