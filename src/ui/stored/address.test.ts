import { expect, test } from "vitest";
import { folderOf } from "./folder-of.ts";
import { isWithoutStoredWork, withoutStoredWork, withStoredWork } from "./without.ts";

test.each([
  ["https://example.org/#/pointer?example=a", "/"],
  ["https://example.org/teaching/fixscope/?stored=none#/", "/teaching/fixscope/"],
  ["https://example.org/teaching/index.html", "/teaching/"],
  ["file:///home/ann/fixscope.html#/", "/home/ann/"],
  ["about:srcdoc", "/"],
  ["blob:https://example.org/4f3c", "/"],
])("the folder of %s is %s", (address, folder) => {
  expect(folderOf(address)).toBe(folder);
});

test("an address asks for a page without stored work, and for one with it again", () => {
  const address = "https://example.org/fixscope/?a=1#/pointer?example=a";
  expect(isWithoutStoredWork(address)).toBe(false);
  const without = withoutStoredWork(address);
  expect([without, isWithoutStoredWork(without)]).toEqual(["https://example.org/fixscope/?a=1&stored=none#/", true]);
  expect(withStoredWork(without)).toBe("https://example.org/fixscope/?a=1#/");
});
