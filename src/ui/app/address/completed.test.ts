import { expect, test } from "vitest";
import { FakeBrowser } from "../../store/testing/fake-browser.ts";
import { completed, withParameters } from "./completed.ts";

test.each([
  ["#/pointer?exercise=a", "#/pointer?example=l&context=ci&exercise=a", "#/pointer?example=l&context=ci&exercise=a"],
  [
    "#/pointer?exercise=a&lang=zh&step=4",
    "#/pointer?example=l&exercise=a",
    "#/pointer?example=l&exercise=a&lang=zh&step=4",
  ],
  [
    "#/pointer?embed=1&exercise=a&context=2-obj",
    "#/pointer?context=ci&exercise=a",
    "#/pointer?context=ci&exercise=a&embed=1",
  ],
])("what %s says beside its exercise stays", (before, link, expected) => {
  expect(withParameters(link, before)).toBe(expected);
});

test.each([
  ["not there", [], /this one does not have it, or no longer/],
  ["damaged", [{ id: "d-1", name: 7 }], /is damaged and was set aside/],
])("a large program whose record is %s is said to be that", async (_, stored, reason) => {
  const browser = new FakeBrowser();
  for (const record of stored) browser.kept.set(record.id, record);
  const route = { kind: "workbench", page: "pointer", link: { document: "d-1", options: {} } } as const;
  const found = await completed(route, "#/pointer?document=d-1", { engines: [], ...(await browser.openBoth()) });
  const reasons = typeof found === "object" && found.kind === "refused" ? found.reasons : [];
  expect(reasons.map((each) => (typeof each === "function" ? each() : each))).toEqual([expect.stringMatching(reason)]);
});
