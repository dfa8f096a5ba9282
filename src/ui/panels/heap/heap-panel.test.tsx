import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { box, cloud, picture, slot } from "../../../testing/heaps.ts";
import type { HeapPicture } from "../../../trace/index.ts";
import { HeapPanel, HeapTwin } from "../index.ts";

let unmount: () => void = () => undefined;

beforeEach(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
    CSS: { escape: (text: string) => text.replaceAll("/", "\\/") },
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
});

afterEach(() => unmount());

const heap = picture({
  stack: [slot("x", "a"), slot("y", "null", true)],
  boxes: [
    box("a", { val: "3", next: "p" }, { fact: 4 }),
    box("b", { val: "_", next: "null" }, { origin: "new", isNew: true }),
    box("c", {}, { origin: "freed" }),
  ],
  clouds: [
    cloud("p", "list(n1)", {
      choices: [
        { text: "emp ∧ n1 = null", fact: 9 },
        { text: "n1 ↦ node(_, n2) ∗ list(n2)", fact: undefined },
      ],
    }),
  ],
  facts: ["x ≠ y"],
});

function render(pictures: readonly HeapPicture[], isTable = false) {
  const host = document.createElement("div");
  const picked: number[] = [];
  document.body.append(host);
  const root = createRoot(host);
  const props = { label: "Heap", view: { kind: "heap", pictures } as const, selectedFact: undefined };
  const select = (fact: number) => picked.push(fact);
  act(() =>
    root.render(
      isTable ? <HeapTwin {...props} onSelectFact={select} /> : <HeapPanel {...props} onSelectFact={select} />,
    ),
  );
  unmount = () => {
    act(() => root.unmount());
    host.remove();
  };
  return { host, picked, buttons: [...host.querySelectorAll<SVGElement>("[data-heap]")] };
}

const press = (element: Element | undefined, key: string) =>
  act(() => element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));

test("every object and predicate has a name that says what it holds", () => {
  const { buttons } = render([heap]);
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "a: node, val 3, next p",
    "b: node, val _, next null, created by the program, new",
    "c: node, freed",
    "list(n1), predicate, 2 choices",
  ]);
});

test("an object has the predicate that it came out of below its fields, in its name and in the table", () => {
  const owned = picture({ boxes: [box("a", { next: "null" }, { owner: "express(a, …)" }), box("b", {})] });
  const { host, buttons } = render([owned]);
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "a: node, next null, unfolded from express(a, …)",
    "b: node",
  ]);
  expect([...host.querySelectorAll(".heap-owner")].map((foot) => foot.textContent)).toEqual(["∈ express(a, …)"]);
  unmount();
  const rows = [...render([owned], true).host.querySelectorAll("tbody tr td:nth-of-type(1)")];
  expect(rows.map((cell) => cell.textContent)).toEqual(["node, unfolded from express(a, …)", "node"]);
});

test("one Tab stop; Enter selects the fact of an object", () => {
  const { buttons, picked } = render([heap]);
  expect(buttons.map((button) => button.getAttribute("tabindex"))).toEqual(["0", "-1", "-1", "-1"]);
  press(buttons[0], "Enter");
  expect(picked).toEqual([4]);
});

test("a predicate opens its choices; one that was taken leads to its step", () => {
  const { buttons, picked } = render([heap]);
  press(buttons[3], "Enter");
  const list = document.querySelector(".heap-choices");
  expect([...(list?.querySelectorAll("li") ?? [])].map((item) => item.textContent)).toEqual([
    "emp ∧ n1 = null",
    "n1 ↦ node(_, n2) ∗ list(n2)",
  ]);
  expect(list?.querySelectorAll("li button").length).toBe(1);
  act(() => list?.querySelector<HTMLElement>("li button")?.click());
  expect(picked).toEqual([9]);
  expect(document.querySelector(".heap-choices")).toBeNull();
});

test("what is new, created by the program or freed is marked by more than color", () => {
  const { host } = render([heap]);
  const [a, b, c] = host.querySelectorAll(".heap-box");
  expect([a, b, c].map((each) => each?.querySelectorAll(".heap-new-dot").length)).toEqual([0, 1, 0]);
  expect([a, b].map((each) => each?.querySelectorAll(".heap-frame-outer").length)).toEqual([0, 1]);
  expect(c?.querySelector(".heap-tag")?.textContent).toBe("freed");
  expect(c?.querySelector(".heap-cross")).not.toBeNull();
  expect(host.querySelectorAll(".heap-variable .heap-new-bar").length).toBe(1);
  expect(host.querySelector<HTMLElement>("div.heap")?.dataset).toMatchObject({
    fit: "all",
    smallest: "14",
    outside: "0",
  });
});

test("an object that the program has created before this step is not drawn as new", () => {
  const old = { ...heap, boxes: heap.boxes.map((box) => ({ ...box, origin: "new" as const, isNew: false })) };
  const { host } = render([old]);
  expect(host.querySelectorAll(".heap-box")).toHaveLength(3);
  expect(host.querySelectorAll(".heap-box.is-new")).toHaveLength(0);
});

test("the table has the same elements and the same marks", () => {
  const { host, picked } = render([heap], true);
  const rows = [...host.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["x", "variable", "a"],
    ["● new y", "variable", "null"],
    ["a", "node", "val = 3, next = p"],
    ["● new b", "node (created by the program)", "val = _, next = null"],
    ["c", "node (freed)", ""],
    ["list(n1)", "predicate", "emp ∧ n1 = nulln1 ↦ node(_, n2) ∗ list(n2)"],
    ["x ≠ y", "known", ""],
  ]);
  act(() => host.querySelector<HTMLElement>("tbody button")?.click());
  expect(picked).toEqual([4]);
});

test("no picture says so, and too many objects are not drawn", () => {
  expect(render([]).host.textContent).toContain("No heap at this step");
  unmount();
  const many = picture({ boxes: Array.from({ length: 301 }, (_, index) => box(`n${index}`, {})) });
  expect(render([many]).host.textContent).toContain("Too large to draw: 301 objects");
});
