import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engines } from "../../../engines/index.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import { StatementPanel } from "./index.ts";

let unmount: () => void = () => undefined;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(960);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) });
});

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

async function render(lesson: string, fact: string) {
  const engine = engines.find(({ id }) => id === "data-flow");
  const found = engine?.lessons.find(({ id }) => id === lesson);
  if (engine === undefined || found === undefined) throw new Error(`no lesson ${lesson}`);
  const { board, recording } = await recordedLesson(engine, found);
  const reader = board.open(recording);
  const steps = Array.from({ length: recording.length }, (_, seq) => seq);
  const seq = steps.find((each) => reader.explain(each + 1, each).rule?.conclusion.startsWith(fact)) ?? -1;
  const view = reader.view("flow-graph", seq + 1, seq);
  if (view.kind !== "graph" || view.statements === undefined) throw new Error("no statements");
  const { statements } = view;
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const picked: (string | undefined)[] = [];
  const shared = { label: "CFG", view, selectedId: undefined, onSelect: (id: string | undefined) => picked.push(id) };
  act(() => root.render(<StatementPanel {...shared} table={statements} />));
  unmount = () => {
    act(() => root.unmount());
    host.remove();
  };
  const textsOf = (selector: string) => [...host.querySelectorAll(selector)].map((each) => each.textContent);
  return { host, picked, textsOf };
}

test("at a join what arrives is new, and the facts that it comes from are read", async () => {
  const { textsOf } = await render("reaching-definitions", "IN[8: z = x] = {p@2, x@5, x@7, y@2}");
  expect(textsOf(".cell.is-change")).toEqual(["p@2", "y@2", "x@5", "x@7"]);
  expect(textsOf(".cell.is-read")).toEqual(["p@2", "y@2", "x@5", "p@2", "y@2", "x@7"]);
  expect(textsOf(".statement.is-change")).toEqual(["8int z = x"]);
  expect(textsOf(".statement.is-read")).toEqual(["5x = y + 1", "7x = y - 1"]);
  expect(textsOf(".cell.is-gone")).toEqual(["x@3", "x@3"]);
});

test("above the sets that a step joins stands how they are to their join", async () => {
  const { textsOf } = await render("reaching-definitions", "IN[8: z = x] = {p@2, x@5, x@7, y@2}");
  expect(textsOf(".statements-head text")).toContain("OUT[5], OUT[7] ⊆ IN[8]");
  unmount();
  const { textsOf: available } = await render("available-expressions", "IN[13: z = a * b]");
  expect(available(".statements-head text").some((text) => /^OUT\[\d+\].* ⊇ IN\[13\]$/.test(text ?? ""))).toBe(true);
  unmount();
  const { textsOf: values } = await render("widening", "IN[5: i = i + 1] = {i=[0,999]");
  expect(values(".statements-head text").some((text) => /[⊆⊇]/.test(text ?? ""))).toBe(false);
});

test("the way that facts come is marked, not the way back", async () => {
  const { host } = await render("widening", "IN[5: i = i + 1] = {i=[0,999]");
  expect(host.querySelectorAll(".way.is-new")).toHaveLength(1);
  const { host: backward } = await render("live-variables", "OUT[8: next = sum]");
  expect(backward.querySelectorAll(".way.is-new")).toHaveLength(1);
});

test("the keyboard goes from statement to statement, and picks one", async () => {
  const { host, picked } = await render("reaching-definitions", "IN[8: z = x]");
  const all = [...host.querySelectorAll<SVGElement>("[data-statement]")];
  const press = (key: string) =>
    act(() => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  act(() => all[0]?.focus());
  press("ArrowDown");
  expect(document.activeElement).toBe(all[1]);
  press("Enter");
  expect(picked).toEqual([all[1]?.dataset["statement"]]);
});
