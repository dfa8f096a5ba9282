import { expect, test } from "vitest";
import type { GraphModel, GraphView } from "../../../trace/index.ts";
import { foldedView, foldLibrary, unfolded } from "./fold-library.ts";

const list = (context: string) => ({ fold: { label: `${context}:ArrayList`, owner: "ArrayList" } });
const node = (id: string, birth: number, more: object = {}) => ({
  id,
  label: id,
  group: undefined,
  birth,
  shape: "variable",
  ...more,
});
const edge = (id: string, source: string, target: string, birth: number, style = "argument") => ({
  id,
  source,
  target,
  label: "",
  birth,
  style,
});

const model: GraphModel = {
  groups: [
    { id: "b1", label: "[]:Main.main()", birth: 0 },
    { id: "b2", label: "[o3]:ArrayList.add(Object)", birth: 2, ...list("[o3]") },
  ],
  nodes: [
    node("x", 0, { group: "b1" }),
    node("y", 1, { group: "b1" }),
    node("e3", 2, { group: "b2", ...list("[o3]") }),
    node("array3", 4, list("[o3]")),
    node("e4", 5, list("[o4]")),
  ],
  edges: [
    edge("f1", "x", "y", 1, "assign"),
    edge("f2", "x", "e3", 3),
    edge("f3", "y", "array3", 4),
    edge("f4", "x", "array3", 5),
    edge("f5", "e3", "array3", 6),
    edge("f6", "y", "e4", 7),
  ],
};

test("library code is one node for each class and context; edges inside it vanish, parallel ones become one", () => {
  const folded = foldLibrary(model);
  expect(folded?.model.groups.map(({ id }) => id)).toEqual(["b1"]);
  expect(folded?.model.nodes.map(({ label, birth }) => `${label}@${birth}`)).toEqual([
    "x@0",
    "y@1",
    "[o3]:ArrayList@2",
    "[o4]:ArrayList@5",
  ]);
  expect(folded?.model.edges.map(({ source, target, birth }) => `${source} ${target} @${birth}`)).toEqual([
    "x y @1",
    "x library [o3]:ArrayList @3",
    "y library [o3]:ArrayList @4",
    "y library [o4]:ArrayList @7",
  ]);
  expect(folded?.shownAs.get("f5")).toBeUndefined();
  expect(folded?.shownAs.get("f4")).toBe(folded?.shownAs.get("f2"));
});

test("a folded node says how much of it there is, and stands for its oldest part", () => {
  const folded = foldLibrary(model);
  if (folded === undefined) throw new Error("nothing was folded");
  const view: GraphView = { kind: "graph", model, at: 4, since: 3, sublabel: () => undefined };
  const at = (n: number) => foldedView({ ...view, at: n, since: n - 1 }, folded, (shown, all) => `${shown}/${all}`);
  expect(at(4).sublabel("library [o3]:ArrayList")).toEqual({ text: "1/2", isNew: false });
  expect(at(5).sublabel("library [o3]:ArrayList")).toEqual({ text: "2/2", isNew: true });
  expect(unfolded(folded, "library [o3]:ArrayList")).toBe("b2");
});

test("what goes along one of several edges goes along the one that stands for them", () => {
  const folded = foldLibrary(model);
  if (folded === undefined) throw new Error("nothing was folded");
  const going = (edge: string) => {
    const travels = (id: string) => (id === edge ? "{o1}" : undefined);
    const view: GraphView = { kind: "graph", model, at: 9, since: 8, sublabel: () => undefined, travels };
    const shown = foldedView(view, folded, () => "");
    return folded.model.edges.filter(({ id }) => shown.travels?.(id) !== undefined).map(({ source }) => source);
  };
  expect([going("f1"), going("f4"), going("f3"), going("f5")]).toEqual([["x"], ["x"], ["y"], []]);
});

test("very many contexts are left out of the folds", () => {
  const nodes = Array.from({ length: 60 }, (_, index) => node(`n${index}`, index, list(`[${index}]`)));
  expect(foldLibrary({ groups: [], nodes, edges: [] })?.model.nodes.map(({ label }) => label)).toEqual(["ArrayList"]);
});

test("a program without library code is not folded", () => {
  expect(foldLibrary({ groups: [], nodes: [node("x", 0)], edges: [] })).toBeUndefined();
});

test("what leads to `this` of library code is not drawn: the fold has no `this`", () => {
  const receivers = [edge("r2", "x", "e3", 3, "receiver"), edge("r1", "x", "y", 1, "receiver")];
  const edges = [...model.edges, ...receivers.map((each) => ({ ...each, isDrawnOnly: true as const }))];
  const drawn = foldLibrary({ ...model, edges })?.model.edges.filter(({ isDrawnOnly }) => isDrawnOnly === true);
  expect(drawn?.map(({ id }) => id)).toEqual(["r1"]);
});

test("beside an edge that stands for what happens inside a fold nothing is written", () => {
  const edges = model.edges.map((each) => ({ ...each, gloss: "it is passed" }));
  const said = foldLibrary({ ...model, edges })?.model.edges.filter(({ gloss }) => gloss !== undefined);
  expect(said?.map(({ id }) => id)).toEqual(["f1"]);
});
