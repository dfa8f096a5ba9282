import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { button, click, eventually, fakeBrowser, one, textOf } from "../../../testing/page/document.ts";
import { savedFiles, textOfFile } from "../../../testing/page/saved-files.ts";
import { FakeBrowser, memoryOf } from "../../store/testing/fake-browser.ts";
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
  const documents = await browser.openTab();
  const values = new Map([["fixscope:answers:x", "{damaged"]]);
  const root = createRoot(document.body.appendChild(document.createElement("div")), { onCaughtError: () => undefined });
  await act(async () =>
    root.render(
      <FaultBoundary stored={() => storedText(documents, memoryOf(values))}>
        <Broken />
      </FaultBoundary>,
    ),
  );
  expect(textOf(one("[role=alert]"))).toContain("Invalid time value");
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
