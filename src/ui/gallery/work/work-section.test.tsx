import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { button, click, enter, eventually, fakeBrowser, one, press, textOf } from "../../../testing/page/document.ts";
import { savedFiles, textOfFile } from "../../../testing/page/saved-files.ts";
import { addMessages } from "../../messages/index.ts";
import { Notifications } from "../../parts/notifications/notifications.tsx";
import {
  Boards,
  createSettings,
  type Documents,
  type Records,
  ServicesContext,
  Unused,
  Workbench,
} from "../../store/index.ts";
import { blocked, FakeBrowser, memoryOf, newer } from "../../store/testing/fake-browser.ts";
import { WorkSection } from "./index.ts";

let root: Root;
let browser: FakeBrowser;
let documents: Documents;
let records: Records;

beforeEach(async () => {
  fakeBrowser();
  for (const { words } of engines) addMessages(words);
  browser = new FakeBrowser();
  ({ documents, records } = await browser.openBoth());
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function render(): Promise<void> {
  const storage = memoryOf(new Map());
  const [engine] = engines;
  if (engine === undefined) throw new Error("there are no engines");
  const openWorker = () => {
    throw new Error("nothing runs here");
  };
  const workbench = new Workbench({ engine, boards: new Boards(), openWorker });
  const services = { engines, workbench, settings: createSettings(storage), storage, documents, records };
  await act(async () =>
    root.render(
      <ServicesContext value={services}>
        <WorkSection />
        <Notifications theme="light" label="Notifications" closeLabel="Close" />
      </ServicesContext>,
    ),
  );
}

async function write(id: string, name: string, lesson: string | undefined, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const origin = { id, base: undefined, revision: `${id}${index}`, writer: "tab", at: Date.UTC(2026, 10, 22, index) };
    await documents.save({ ...origin, engine: "points-to", lesson, name, files: [{ name: "Main.java", text }] });
  }
}

const headings = (): readonly string[] => [...document.querySelectorAll("h3")].map(textOf);

test("nothing is shown as long as nothing was written", async () => {
  await render();
  expect(document.querySelector("section.work")).toBeNull();
});

test("documents are listed, the last written first, with engine, lesson, lines and versions", async () => {
  await write("a", "Main.java", undefined, ["class A {}\n"]);
  await write("b", "Boxes", "one-call-site", ["class A {}", "class B {\n}\n"]);
  await render();
  expect(headings()).toEqual(["Boxes", "Main.java"]);
  const [first, second] = [...document.querySelectorAll("li")].map(textOf);
  expect(first).toMatch(/Pointer analysis · 1-call-site, the full walk.*2 lines.*2 versions/);
  expect(second).toMatch(/Pointer analysis · Own program.*One line.*One version/);
  expect(one<HTMLAnchorElement>("h3 a").getAttribute("href")).toMatch(/^#\/pointer\?v1\..*example=one-call-site/);
});

test("a document is renamed from the keyboard, and Escape leaves its name", async () => {
  await write("a", "Main.java", undefined, ["class A {}"]);
  await render();
  await click(button("Rename Main.java"));
  await enter(one("input"), "My boxes");
  await click(one("form button"));
  await eventually(() => expect(headings()).toEqual(["My boxes"]));
  await click(button("Rename My boxes"));
  one("input").focus();
  await press("Escape");
  expect(headings()).toEqual(["My boxes"]);
  expect(browser.document("a")?.name).toBe("My boxes");
});

test.each(["", " ", "\0", "\ud800"])(
  "a document whose name is %j has a link and buttons that name it",
  async (name) => {
    await write("a", name, undefined, ["class A {}"]);
    await render();
    expect(headings()).toEqual(["unnamed"]);
    expect(one<HTMLAnchorElement>("h3 a").getAttribute("href")).toMatch(/^#\/pointer\?v1\./);
    await click(button("Delete unnamed"));
    await eventually(() => expect(browser.documents()).toEqual([]));
  },
);

test("what was deleted can be had back, and the focus stays in the section", async () => {
  await write("a", "Main.java", undefined, ["class A {}"]);
  await write("b", "Other.java", undefined, ["class B {}"]);
  await render();
  await click(button("Delete Main.java"));
  await eventually(() => expect(document.body.textContent).toContain("“Main.java” was deleted."));
  expect([headings(), [...browser.kept.keys()]]).toEqual([["Other.java"], ["b"]]);
  expect(textOf(document.activeElement ?? document.body)).toBe("Your work");
  await click(button("Undo"));
  await eventually(() => expect(headings()).toContain("Main.java"));
});

test("all versions can be opened, the newest first", async () => {
  await write("a", "Main.java", undefined, ["class A {}", "class A {\n}", "class A {\n\n}"]);
  await render();
  await click(button("Versions of Main.java"));
  const rows = [...document.querySelectorAll("[role=dialog] li")];
  expect(rows.map((row) => textOf(row).replace(/.* [AP]M/, ""))).toEqual(["3 lines", "2 lines", "One line"]);
  expect(new Set(rows.map((row) => row.querySelector("a")?.getAttribute("href"))).size).toBe(3);
});

test("the focus comes back from the versions to their button", async () => {
  await write("a", "Main.java", undefined, ["class A {}"]);
  await render();
  button("Versions of Main.java").focus();
  await click(button("Versions of Main.java"));
  await press("Escape");
  await eventually(() => expect(document.activeElement).toBe(button("Versions of Main.java")));
});

test("documents that only this tab has are said to be so", async () => {
  browser.failure = blocked();
  await write("a", "Main.java", undefined, ["class A {}"]);
  await render();
  expect(textOf(one("[role=alert]"))).toContain("kept only in this tab");
});

test("records that cannot be read are left out, named, and had as a file before they are deleted", async () => {
  browser.kept.set("a", { id: "a", name: "Boxes", at: 1e300 });
  await documents.refresh();
  await render();
  expect(textOf(one("[role=status]"))).toContain("was left out: “Boxes”");
  expect(document.querySelector("[role=status]")?.textContent).not.toContain("Delete");
  const saved = savedFiles();
  await click(button("Save what was left out"));
  expect(await textOfFile(saved[0])).toContain("1e+300");
  await click(button("Delete what was left out"));
  await eventually(() => expect([...browser.kept]).toEqual([]));
  expect(document.body.textContent).not.toContain("left out");
});

test.each([
  [newer(), "newer version of Fixscope"],
  [new Unused(), "without stored work"],
])("%o is said also where there is nothing to show", async (failure, said) => {
  browser.failure = failure;
  ({ documents, records } = await browser.openBoth());
  await render();
  expect(textOf(one("[role=alert]"))).toContain(said);
});
