import { expect, test } from "vitest";
import { type RecordedSymbolic, recordSymbolic } from "../../testing/symbolic/record-symbolic.ts";
import { addNumbers, unconstrained } from "../../testing/symbolic/symbolic-texts.ts";
import type { GraphView, HeapPicture, HeapView } from "../../trace/index.ts";
import { skipList } from "./page/lessons/skip-list/skip-list.ts";

const [java = "", sl = ""] = skipList.files.map(({ text }) => text);
const run = recordSymbolic({ java, sl }, { method: "contains", depth: 2, contexts: "fixed-point" });

/** Every heap that the stage shows, and every small one of the execution tree. */
function picturesOf({ recording, board }: RecordedSymbolic): readonly HeapPicture[] {
  const pictures = new Map<string, HeapPicture>();
  const keep = (picture: HeapPicture | undefined): void => {
    if (picture !== undefined) pictures.set(JSON.stringify([picture.stack, picture.boxes, picture.clouds]), picture);
  };
  for (let n = 0; n <= recording.length; n++) keep((board.view("heap", n, n) as HeapView).pictures[0]);
  const { model, cards } = board.view("execution-tree", recording.length, 0) as GraphView;
  for (const { id } of model.nodes) keep(cards?.card(id).heap);
  return [...pictures.values()];
}

test("skip list: z1.express = z2 ends at the cloud express(z2, …), not at a segment that ends at z2", async () => {
  const ends = picturesOf(await run).flatMap(({ boxes, clouds }) =>
    boxes
      .flatMap(({ label, fields }) => fields.map((field) => ({ of: `${label}.${field.name}`, ...field })))
      .filter(({ of, text }) => of === "z1.express" && text === "z2")
      .map(({ target }) => clouds.find(({ id }) => id === target)?.label ?? target),
  );
  expect(ends).toContain("express(z2, v3)");
  for (const end of ends) expect(end).toMatch(/^(box:z2|express\(z2, v\d\))$/);
});

test("skip list: a segment of the slow lane mentions the express stop that it ends at", async () => {
  const mentions = picturesOf(await run).flatMap(({ clouds }) =>
    clouds.flatMap(({ label, mentions: ids }) => (label.startsWith("local(y2, z2,") ? [ids.join(" ")] : [])),
  );
  expect(mentions).toContain("cloud:express(z2, v3)");
  expect(mentions).toContain("box:z2");
});

test("a cell names the predicate occurrence that was unfolded into it, and cells of one unfolding share it", async () => {
  const owned = picturesOf(await run).map(({ boxes }) =>
    boxes.map(({ label, owner }) => `${label} ∈ ${owner}`).join(", "),
  );
  expect(owned).toContain("Head ∈ express(Head, …), z1 ∈ express(Head, …), z2 ∈ express(z2, …)");
  expect(owned.filter((text) => text.includes("undefined"))).toEqual([]);
});

test("what the program creates, and what nothing was unfolded into, has no owner", async () => {
  const added = await recordSymbolic(addNumbers, { depth: 1 });
  const owned = picturesOf(added).map(({ boxes }) => boxes.map(({ label, owner }) => `${label} ∈ ${owner}`).join(", "));
  expect(owned).toContain("l1 ∈ undefined, X ∈ pre(X, Y), Y ∈ pre(X, Y)");
  const fresh = await recordSymbolic(unconstrained, { depth: 1 });
  expect(picturesOf(fresh).flatMap(({ boxes }) => boxes.flatMap(({ owner }) => owner ?? []))).toEqual([]);
});

test("a conjunct that stands in Δ twice is two clouds", async () => {
  const twice = addNumbers.sl.replace("pre add == pre(x, y);", "pre add == pre(x, y) * pre(x, y);");
  const pictures = picturesOf(await recordSymbolic({ ...addNumbers, sl: twice }, { depth: 1 }));
  const pairs = pictures.map(({ clouds }) => clouds.map(({ id }) => id)).filter(({ length }) => length === 2);
  expect(pairs.length).toBeGreaterThan(0);
  for (const [first, second] of pairs) expect(first).not.toBe(second);
});

test("a step that unfolds a predicate says what each choice puts in its place; other steps say nothing", async () => {
  const { recording, board } = await recordSymbolic(addNumbers, { depth: 1 });
  const views = Array.from({ length: recording.length }, (_, n) => board.view("heap", n + 1, n) as HeapView);
  const unfolding = views.filter(({ outcomes = [] }) => outcomes.length > 0);
  expect(unfolding.length).toBeGreaterThan(0);
  for (const { pictures, outcomes = [] } of unfolding)
    for (const { cloud } of outcomes) expect(pictures[0]?.clouds.map(({ id }) => id)).toContain(cloud);
  const told = unfolding
    .flatMap(({ outcomes = [] }) => outcomes)
    .map(({ picture }) => ({
      boxes: picture.boxes.map(({ label }) => label),
      clouds: picture.clouds.map(({ label }) => label),
      facts: picture.facts,
    }));
  expect(told).toContainEqual({ boxes: [], clouds: [], facts: ["X = null", "Y = null"] });
  expect(told).toContainEqual({ boxes: ["X", "Y"], clouds: ["pre(n1, n2)"], facts: [] });
});
