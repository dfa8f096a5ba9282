import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { callsInRows } from "../../../testing/call-graphs.ts";
import { generated, sampleModel, viewOf } from "../../../testing/graphs.ts";
import { dependenciesOf, flowScene } from "../flow/index.ts";
import { buildScene, graphCounts } from "../model/index.ts";
import { twinRows } from "../twin/twin-rows.ts";
import { changedLooks, type Highlight, looksAt } from "./looks.ts";

const plain: Highlight = {
  selectedId: undefined,
  markedIds: [],
  focusedId: undefined,
  ghosts: false,
  kept: undefined,
  insideText: (shown, total) => `${shown}/${total}`,
};
const scene = buildScene(sampleModel, new Set());
const looks = (at: number, highlight = plain, since = at - 1) =>
  looksAt(scene, viewOf(sampleModel, at, since), highlight);
const ids = (at: number, highlight = plain) =>
  [...looks(at, highlight)].filter(([, look]) => look.visibility === "shown").map(([id]) => id);

describe("what is visible", () => {
  test.each([
    [0, []],
    [1, ["[]:main"]],
    [2, ["[]:main", "[]:c"]],
    [7, ["[]:main", "[4]:m", "[]:c", "[4]:this"]],
  ])("at position %i", (at, expected) => {
    expect(ids(at)).toEqual(expected);
  });

  test("nothing is hidden at the end", () => {
    expect(ids(40)).toHaveLength(sampleModel.groups.length + sampleModel.nodes.length + sampleModel.edges.length);
  });

  test("what appears later is a ghost when ghosts are shown", () => {
    const all = [...looks(2, { ...plain, ghosts: true }).values()];
    expect(all.some((look) => look.visibility === "hidden")).toBe(false);
    expect(all.filter((look) => look.visibility === "ghost")).toHaveLength(16);
  });

  test("what is still to come may be called otherwise, or not be there with all that stands in it and leads to it", () => {
    const named = (ahead: string) => {
      const groups = sampleModel.groups.map((group) => (group.id === "[14]:id" ? { ...group, ahead } : group));
      return (at: number) => {
        const model = { ...sampleModel, groups };
        const view = viewOf(model, at, at - 1);
        return looksAt(buildScene(model, new Set()), view, { ...plain, ghosts: true });
      };
    };
    const inside = ["[14]:id", "[14]:n", "[4]:n1→[14]:n"];
    const [renamed, left] = [named("[14]:?"), named("")];
    expect(renamed(2).get("[14]:id")).toMatchObject({ visibility: "ghost", label: "[14]:?", fullLabel: "[14]:?" });
    expect(inside.map((id) => renamed(2).get(id)?.visibility)).toEqual(["ghost", "ghost", "ghost"]);
    expect(inside.map((id) => left(2).get(id)?.visibility)).toEqual(["hidden", "hidden", "hidden"]);
    for (const [id, look] of left(40)) expect([id, look]).toEqual([id, looks(40, { ...plain, ghosts: true }).get(id)]);
  });

  test("the counts are those of the visible nodes and edges", () => {
    expect(graphCounts(viewOf(sampleModel, 13, 12))).toEqual({
      nodes: { shown: 5, total: 9 },
      edges: { shown: 1, total: 4 },
    });
  });
});

describe("marks", () => {
  test("new is what was born at the step; changed what only grew", () => {
    const at13 = looks(13);
    expect(at13.get("[14]:n")).toMatchObject({ isNew: true, isChanged: false });
    expect(at13.get("[4]:n1→[14]:n")?.isNew).toBe(true);
    expect(at13.get("[4]:n1")).toMatchObject({ isNew: false, isChanged: false });
    expect(looks(14).get("[4]:n1")).toMatchObject({ isNew: false, isChanged: true, sublabel: "{o3, o12}" });
  });

  test("a set of names is tokens, the last of them new, and a set goes along its edge", () => {
    const tokensIn = (text: string) =>
      [...text.matchAll(/o\d+/g)].map(({ 0: { length }, index: start }) => ({ start, end: start + length, token: 1 }));
    const view = viewOf(sampleModel, 14, 13);
    const sets = {
      ...view,
      sublabel: (id: string) => ({ text: id === "[]:c" ? "∅" : "{o3, o12}", isNew: id === "[4]:n1", newNames: 1 }),
      travels: (id: string) => (id === "[4]:n1→[14]:n" ? "{o12}" : undefined),
    };
    const drawn = looksAt(scene, sets, { ...plain, tokensIn });
    const namesOf = (id: string) => drawn.get(id)?.tokens?.map(({ text, isNew }) => (isNew ? `new ${text}` : text));
    expect(namesOf("[4]:n1")).toEqual(["o3", "new o12"]);
    expect(namesOf("[4]:this")).toEqual(["o3", "o12"]);
    expect(namesOf("[]:c")).toBeUndefined();
    expect(drawn.get("[4]:n1→[14]:n")?.travels).toEqual({
      text: "{o12}",
      tokens: [{ text: "o12", token: 1, isNew: false }],
    });
    const later = looksAt(scene, { ...sets, travels: () => undefined }, { ...plain, tokensIn });
    expect([...changedLooks(drawn, later).keys()]).toEqual(["[4]:n1→[14]:n"]);
  });

  test("a step over several marks all that was born in them", () => {
    const born = [...looks(20, plain, 12)].filter(([id, look]) => look.isNew && !id.includes("→")).map(([id]) => id);
    expect(born).toEqual(["[14]:id", "[15]:id", "[14]:n", "[4]:x", "[15]:n", "[4]:y"]);
  });

  test("a closed box stands for what is inside", () => {
    const closed = buildScene(sampleModel, new Set(["[4]:m"]));
    const highlight = { ...plain, selectedId: "[4]:n1", markedIds: ["[4]:n1→[14]:n"] };
    const all = looksAt(closed, viewOf(sampleModel, 10, 9), highlight);
    expect(all.get("[4]:m")).toMatchObject({ isSelected: true, isChanged: true, sublabel: "3/5" });
    expect(all.get(closed.edges[0]?.id ?? "")?.isMarked).toBe(true);
  });

  test("the table twin has the same elements and marks at every position", () => {
    for (let at = 0; at <= 40; at++) {
      const twin = twinRows(viewOf(sampleModel, at, at - 1));
      const rows = [twin.nodes, twin.edges].flatMap(({ count, row }) =>
        Array.from({ length: count }, (_, i) => row(i)),
      );
      const drawn = looks(at);
      const boxes = new Set(sampleModel.groups.map((group) => group.id));
      expect(rows.map((row) => row.id)).toEqual(ids(at).filter((id) => !boxes.has(id)));
      for (const row of rows) {
        expect(drawn.get(row.id)).toMatchObject({ isNew: row.isNew, isChanged: row.isChanged });
      }
    }
  });
});

describe("stepping", () => {
  const model = generated(60);
  const big = buildScene(model, new Set(["g1"]));
  const at = (position: number) => looksAt(big, viewOf(model, position, position - 1), plain);
  const position = fc.integer({ min: 0, max: 70 });

  test("forward and back again gives the same looks", () => {
    fc.assert(
      fc.property(position, fc.array(position), (start, walk) => {
        let shown = new Map(at(start));
        for (const stop of [...walk, start]) shown = new Map([...shown, ...changedLooks(shown, at(stop))]);
        expect(shown).toEqual(at(start));
      }),
    );
  });

  test("touches exactly the elements that look different", () => {
    fc.assert(
      fc.property(position, position, (from, to) => {
        const before = at(from);
        const after = at(to);
        const changed = changedLooks(before, after);
        for (const [id, look] of after) {
          const isSame = JSON.stringify(before.get(id)) === JSON.stringify(look);
          expect(changed.has(id)).toBe(!isSame);
        }
      }),
    );
  });

  test("one step of a large graph touches few elements", () => {
    const large = generated(900);
    const wide = buildScene(large, new Set());
    const of = (stop: number) => looksAt(wide, viewOf(large, stop, stop - 1), plain);
    expect(changedLooks(of(500), of(501)).size).toBeLessThan(16);
  });
});

describe("ribbons and what a slice leaves out", () => {
  const texts = { more: (nodes: number) => `+${nodes}`, methods: String, outside: "outside" };
  const kept = dependenciesOf(callsInRows, "main.q");
  const flow = flowScene(callsInRows, { collapsed: new Set(), opened: new Set(), kept, texts });
  const at = (position: number, markedIds: readonly string[] = []) =>
    looksAt(flow, viewOf(callsInRows, position, position - 1), { ...plain, markedIds });

  test("only the lines of the step's own edges are marked, with the figure of their ribbon", () => {
    const marked = [...at(20, ["main.s→set.arg1 ↓ r5"])].filter(([, look]) => look.isMarked).map(([id]) => id);
    expect(marked).toEqual(["↓5", "main.s ⇒ ↓5", "↓5 ⇒ set.x"]);
  });

  test("a ribbon is new with its first edge, and changes with every further one", () => {
    expect(at(3).get("↓5")).toMatchObject({ isNew: true, isChanged: false });
    expect(at(5).get("↓5")).toMatchObject({ isNew: false, isChanged: true });
  });

  test("what is left out names the element of the step", () => {
    expect(at(16, ["main.u"]).get("rest main")).toMatchObject({ sublabel: "u", isMarked: true, isChanged: true });
    expect(at(16).get("rest log")).toMatchObject({ sublabel: "outside", isMarked: false });
  });
});
