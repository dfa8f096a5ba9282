import { expect, test } from "vitest";
import { wholeText } from "./whole-text.ts";

const look = { visibility: "shown" } as const;

test.each([
  ["a short name is said whole", { label: "o3", fullLabel: "o3/C" }, look, false, "o3/C"],
  ["what an edge says is said whole", undefined, { ...look, fullLabel: "a, b, c : any" }, false, "a, b, c : any"],
  ["a title for which there was no space is said whole", { label: "C.m(int)" }, look, true, "C.m(int)"],
  ["what stands there whole is not said again", { label: "C.m(int)" }, look, false, undefined],
  ["what is not drawn says nothing", { label: "o3", fullLabel: "o3/C" }, { visibility: "hidden" }, true, undefined],
  ["what has no look yet says nothing", { label: "o3", fullLabel: "o3/C" }, undefined, false, undefined],
] as const)("%s", (_, figure, seen, isCut, whole) => {
  expect(wholeText(figure, seen, isCut)).toBe(whole);
});
