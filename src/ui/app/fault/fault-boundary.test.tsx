import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { button, click, eventually, fakeBrowser, one, textOf } from "../../../testing/page/document.ts";
import { savedFiles, textOfFile } from "../../../testing/page/saved-files.ts";
import { FakeBrowser, full, memoryOf } from "../../store/testing/fake-browser.ts";
import { storedText } from "../../stored/index.ts";
import { FaultBoundary } from "./index.ts";

function Broken(): never {
  throw new RangeError("Invalid time value");
}

test("the screen of an internal error saves all that is stored, readable or not, and starts without it", async () => {
  fakeBrowser();
  vi.spyOn(console, "error").mockReturnValue();
  const saved = savedFiles();
  const browser = new FakeBrowser();
  browser.kept.set("a", { id: "a", at: 1e300 });
  const { documents, records } = await browser.openBoth();
  const values = new Map([["fixscope:answers:x", "{damaged"]]);
  const root = createRoot(document.body.appendChild(document.createElement("div")), { onCaughtError: () => undefined });
  await act(async () =>
    root.render(
      <FaultBoundary stored={() => storedText(documents, records, memoryOf(values))} isAtRisk={() => false}>
        <Broken />
      </FaultBoundary>,
    ),
  );
  expect(textOf(one("[role=alert]"))).toContain("Invalid time value");
  expect(textOf(one("[role=alert]"))).toContain("Your work is still stored");
  await click(button("Save my work"));
  await eventually(() => expect(saved).toHaveLength(1));
  expect(JSON.parse(await textOfFile(saved[0]))).toEqual({
    format: "fixscope-documents",
    version: 1,
    documents: [{ id: "a", at: 1e300 }],
    other: { "answers:x": "{damaged" },
  });
  const without = one<HTMLAnchorElement>("a.button");
  expect(textOf(without)).toBe("Start without stored work");
  expect(without.href).toMatch(/\?stored=none#\/$/);
  expect(textOf(button("Reload"))).toBe("Reload");
  await act(async () => root.unmount());
});

test("the screen of an internal error saves what a full storage has not taken, and says that it is in this tab only", async () => {
  fakeBrowser();
  vi.spyOn(console, "error").mockReturnValue();
  const saved = savedFiles();
  const browser = new FakeBrowser();
  const { documents, records } = await browser.openBoth();
  browser.writeFailure = full();
  const files = [{ name: "A.java", text: "class A {}" }];
  const origin = { id: "a", base: undefined, revision: "r", writer: "w", at: 1, lesson: undefined };
  await documents.save({ ...origin, engine: "points-to", name: "Mine", files });
  records.write("answers", "x", { name: "Ann", answers: { first: ["o1"] } });
  await records.settled();
  const root = createRoot(document.body.appendChild(document.createElement("div")), { onCaughtError: () => undefined });
  await act(async () =>
    root.render(
      <FaultBoundary stored={() => storedText(documents, records, memoryOf(new Map()))} isAtRisk={() => true}>
        <Broken />
      </FaultBoundary>,
    ),
  );
  expect(textOf(one("[role=alert]"))).toContain("in this tab only");
  expect(textOf(one("[role=alert]"))).not.toContain("still stored");
  await click(button("Save my work"));
  await eventually(() => expect(saved).toHaveLength(1));
  const { documents: inFile } = JSON.parse(await textOfFile(saved[0]));
  expect(inFile).toMatchObject([
    { id: "a", files },
    { kind: "answers", name: "x" },
  ]);
  await act(async () => root.unmount());
});
