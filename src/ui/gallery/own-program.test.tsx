import { File } from "node:buffer";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { click, eventually, fakeBrowser, one, textOf } from "../../testing/page/document.ts";
import { addMessages } from "../messages/index.ts";
import { Boards, createSettings, type Documents, ServicesContext, Workbench } from "../store/index.ts";
import { FakeBrowser, memoryOf } from "../store/testing/fake-browser.ts";
import { OwnProgram } from "./own-program.tsx";

let root: Root;
let documents: Documents;

beforeEach(async () => {
  fakeBrowser();
  for (const { words } of engines) addMessages(words);
  const { documents: kept, records } = await new FakeBrowser().openBoth();
  documents = kept;
  const storage = memoryOf(new Map());
  const [engine] = engines;
  if (engine === undefined) throw new Error("there are no engines");
  const openWorker = () => {
    throw new Error("nothing runs here");
  };
  const workbench = new Workbench({ engine, boards: new Boards(), openWorker });
  const services = { engines, workbench, settings: createSettings(storage), storage, documents, records };
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <ServicesContext value={services}>
        <OwnProgram onClose={() => undefined} />
      </ServicesContext>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  location.hash = "";
});

/** Opens files as the picker of the system gives them. */
async function choose(...files: readonly File[]): Promise<void> {
  const picker = one<HTMLInputElement>("input[type=file]");
  Object.defineProperty(picker, "files", { value: files, configurable: true });
  await act(async () => void picker.dispatchEvent(new Event("change", { bubbles: true })));
}

test("a program that fits an address is a link; a larger one is kept, and the address names it", async () => {
  await choose(new File(["class A {}"], "A.java"));
  await eventually(() => expect(document.querySelector("a[href^='#/pointer?v1.']")).not.toBeNull());
  const large = `class A {}\n${"// a line\n".repeat(300_000)}`;
  await choose(new File([large], "A.java"));
  await eventually(() => expect(document.querySelector(".own-engines a")).toBeNull());
  await click(one(".own-engines button"));
  await eventually(() => expect(location.hash).toMatch(/document=/));
  expect(documents.store.getState().documents.map(({ files }) => files[0]?.text)).toEqual([large]);
});

test("a file in UTF-16 is read; one in another encoding is named with the place", async () => {
  await choose(
    new File([Buffer.from("\ufeffclass A {}", "utf16le")], "A.java"),
    new File([new Uint8Array([0xe9])], "B.java"),
  );
  await eventually(() =>
    expect(textOf(one("[role=alert]"))).toMatch(/^B\.java cannot be read: it is not in UTF-8 \(line 1/),
  );
  expect(textOf(one(".own-files"))).toContain("A.java");
});
