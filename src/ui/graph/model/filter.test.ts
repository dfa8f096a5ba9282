import { expect, test } from "vitest";
import { sampleModel } from "../../../testing/graphs.ts";
import { keptBy } from "./filter.ts";
import { buildScene } from "./scene.ts";

const open = buildScene(sampleModel, new Set());
const kept = (text: string, scene = open) => [...(keptBy(scene, text) ?? [])].toSorted();

test("a blank filter keeps everything", () => {
  expect(keptBy(open, "  ")).toBeUndefined();
});

test("a filter keeps matches, their neighbors, edges between them and their boxes", () => {
  expect(kept("N1")).toEqual(["[14]:id", "[14]:n", "[4]:m", "[4]:n1", "[4]:n1→[14]:n"]);
});

test("a box is found by its title", () => {
  expect(kept("main")).toEqual(["[]:c", "[]:main"]);
});

test("a closed box is found by what is inside", () => {
  const closed = buildScene(sampleModel, new Set(["[16]:get", "[4]:m"]));
  expect(kept("16]:this", closed)).toEqual(["[16]:get"]);
});

test("nothing matches nothing", () => {
  expect(kept("zzz")).toEqual([]);
});
