import { expect, test } from "vitest";
import { withKept } from "./saved-notes.tsx";

const mine = [{ position: 20, text: "mine" }];

test("notes that are kept are shown with those of a link, which come first", () => {
  expect(withKept(mine, undefined, { 20: "kept", 3: "first" })).toEqual([{ position: 3, text: "first" }, ...mine]);
});

test("a note follows what another tab has made of it, or goes with it", () => {
  expect(withKept(mine, { 20: "mine" }, { 20: "theirs" })).toEqual([{ position: 20, text: "theirs" }]);
  expect(withKept(mine, { 20: "mine" }, undefined)).toEqual([]);
});

test("a note that is written here is not taken back by what was kept before", () => {
  expect(withKept(mine, { 20: "older" }, { 20: "older" })).toBe(mine);
  expect(withKept(mine, { 20: "older" }, { 20: "theirs" })).toBe(mine);
  expect(withKept(mine, undefined, { 20: "mine" })).toBe(mine);
  expect(withKept(mine, undefined, undefined)).toBe(mine);
});
