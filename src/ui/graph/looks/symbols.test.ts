import { expect, test } from "vitest";
import type { GraphModel, GraphView } from "../../../trace/index.ts";
import { buildScene, sharingLabels } from "../model/index.ts";
import { looksAt } from "./looks.ts";

const model: GraphModel = {
  groups: [],
  nodes: ["p", "q", "f"].map((id, index) => ({
    id,
    label: id,
    group: undefined,
    birth: index === 1 ? 2 : 0,
    shape: id === "f" ? "start-final" : "location",
    column: id === "f" ? 2 : 0,
  })),
  edges: [
    { id: "t0", source: "p", target: "f", label: "main : any", birth: 0, style: "transition" },
    { id: "t1", source: "p", target: "f", label: "r5 : const", birth: 1, style: "transition" },
    { id: "t2", source: "q", target: "f", label: "main : any", birth: 2, style: "transition" },
    { id: "t3", source: "q", target: "f", label: "r5 : const", birth: 3, style: "transition" },
  ],
};

function symbolsAt(at: number, markedIds: readonly string[] = []) {
  const view: GraphView = {
    kind: "graph",
    model,
    at,
    since: at - 1,
    sublabel: () => undefined,
    edgeLabel: (id) => {
      const edge = model.edges.find((each) => each.id === id);
      return (
        edge && { text: edge.label, isNew: edge.birth === at - 1, ...(edge.birth === at - 1 ? { tie: "Δ1" } : {}) }
      );
    },
  };
  const scene = sharingLabels(buildScene(model, new Set()), () => "");
  const looks = looksAt(scene, view, {
    selectedId: undefined,
    markedIds,
    focusedId: undefined,
    ghosts: true,
    kept: undefined,
    insideText: () => "",
  });
  return Object.fromEntries([...looks].flatMap(([id, look]) => (look.symbols === undefined ? [] : [[id, look]])));
}

test("only the symbol that came at the step is new, with its rule; what it rests on is a premise by itself", () => {
  const { symbols, tie, weight } = symbolsAt(2, ["t0"])["p ⇒ f"] ?? {};
  expect(symbols).toEqual([
    { name: "main", weights: ["any"], state: "premise" },
    { name: "r5", weights: ["const"], state: "new" },
  ]);
  expect(tie).toBe("Δ1");
  expect(weight, "a line has no weight").toBeUndefined();
});

test("a symbol that comes later has its place already, without its weight", () => {
  expect(symbolsAt(1)["p ⇒ f"]?.symbols?.[1]).toEqual({ name: "r5", weights: [], state: "coming" });
});

test("lines that say the same at the end say it once, and what is new on any of them is new", () => {
  const looks = symbolsAt(4);
  expect(looks["q ⇒ f"]?.symbols).toEqual([]);
  expect(looks["p ⇒ f"]?.symbols?.map(({ state }) => state)).toEqual(["there", "new"]);
});
