import { expect, test } from "vitest";
import type { GraphModel } from "../../../trace/index.ts";
import { Cones } from "./cones.ts";

const columnOf = (id: string) => (id.startsWith("p") ? 0 : id.startsWith("m") ? 1 : 2);
const node = (id: string) => {
  const shape = id === "f" ? "start-final" : "middle";
  return { id, label: id, group: undefined, birth: 0, shape, column: columnOf(id) };
};
const edge = (source: string, target: string) => {
  return { id: `${source} ${target}`, source, target, label: "", birth: 0, style: "transition" };
};

/** Four calls: `p1` goes into `m1` and on to `f`, and so on; `p5` and `p1` go straight to `f`. */
const model: GraphModel = {
  groups: [],
  nodes: ["p1", "p2", "p3", "p4", "p5", "m1", "m2", "m3", "m4", "f"].map(node),
  edges: [
    ...[1, 2, 3, 4].flatMap((at) => [edge(`p${at}`, `m${at}`), edge(`m${at}`, "f")]),
    edge("p5", "f"),
    edge("p1", "f"),
  ],
};

/** So many states have room. */
const cones = (most: number) =>
  new Cones(({ nodes }, elements) => nodes.filter(({ id }) => elements.has(id)).length <= most);
const statesOf = (drawn: ReadonlySet<string>) => model.nodes.flatMap(({ id }) => (drawn.has(id) ? [id] : [])).join(" ");

test("a step is drawn with the ways from a start to it and on to the end, and as many others as there is room for", () => {
  const drawn = cones(5).of(model, new Set(["p3", "p3 m3", "m3"]));
  expect(statesOf(drawn)).toBe("p3 p4 m3 m4 f");
  expect(drawn).toContain("m3 f");
});

test("while steps stay among what is drawn together, nothing changes", () => {
  const all = cones(6);
  const first = all.of(model, new Set(["p1 m1", "p1", "m1"]));
  expect(all.of(model, new Set(["p2 m2", "p2", "m2"]))).toBe(first);
  expect(all.of(model, new Set(["p3 m3", "p3", "m3"]))).not.toBe(first);
  expect(all.of(model, new Set(["p1 m1", "p1", "m1"]))).toBe(first);
});

test("a step that has ends far apart is drawn with the ways of all of them", () => {
  const drawn = cones(6).of(model, new Set(["m1 f", "p4 m4"]));
  for (const id of ["p1", "m1", "p4", "m4", "f"]) expect(drawn).toContain(id);
});

test("no line between two states that are drawn is left out", () => {
  const drawn = cones(4).of(model, new Set(["p1 m1"]));
  expect(statesOf(drawn)).toContain("p1");
  expect(drawn).toContain("p1 f");
});

test("where its ways have no room, a step is drawn with its ends alone", () => {
  expect(statesOf(cones(2).of(model, new Set(["p3 m3"])))).toBe("p3 m3");
});

test("a step whose cone has no room is drawn with lines beside it, as far as there is room", () => {
  const withoutEnd = new Cones(
    ({ nodes }, elements) => !elements.has("f") && nodes.filter(({ id }) => elements.has(id)).length <= 4,
  );
  const drawn = withoutEnd.of(model, new Set(["p3 m3", "p3", "m3"]));
  expect(statesOf(drawn)).toBe("p1 p3 m1 m3");
  expect(drawn).toContain("p1 m1");
});
