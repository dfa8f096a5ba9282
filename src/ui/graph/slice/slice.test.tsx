import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callsInRows } from "../../../testing/call-graphs.ts";
import { sliceDesk } from "../../store/index.ts";
import { SliceBar } from "./slice-bar.tsx";
import { type Flow, useFlow } from "./use-flow.ts";
import { useSlice } from "./use-slice.ts";

let flow: Flow;
let host: HTMLElement;
let unmount: () => void;
const none: ReadonlySet<string> = new Set();

function Drawn() {
  const slice = useSlice(callsInRows, "test", lineOf);
  flow = useFlow({ model: callsInRows, collapsed: none, slice, alike: undefined });
  return <SliceBar model={callsInRows} shown={slice} isPart={false} />;
}

function lineOf(edge: string): number | undefined {
  return edge.startsWith("main.env→main.s") ? 3 : undefined;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  act(() => root.render(<Drawn />));
  unmount = () => {
    act(() => root.unmount());
    host.remove();
    sliceDesk.setState({}, true);
  };
});

afterEach(() => unmount());

/** What the reader does with a control of the bar. */
function change(selector: "select" | "input", value: string): void {
  const control = host.querySelector(selector);
  if (control === null) throw new Error(`no ${selector}`);
  const prototype = selector === "select" ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  act(() => void control.dispatchEvent(new Event(selector === "select" ? "change" : "input", { bubbles: true })));
}

const has = (id: string) => flow.scene.nodes.some((node) => node.id === id);
const press = (id: string) => act(() => void flow.act(id));

test("choosing a variable draws what it depends on, says how much that is, and how to see all", () => {
  expect(host.textContent).not.toContain("Show all");
  change("select", "main.q");
  expect(host.textContent).toContain("13 of 16 nodes");
  expect(has("main.u")).toBe(false);
  act(() => host.querySelector("button")?.click());
  expect(has("main.u")).toBe(true);
});

test("lines of the program are another choice", () => {
  change("select", "lines");
  change("input", "3");
  expect(host.textContent).toContain("2 of 16 nodes");
});

test("pressing the figure of a ribbon opens it and closes it; that of what is left out shows all", () => {
  const isOpen = () => flow.scene.nodes.find(({ id }) => id === "↓5")?.hides?.isOpen;
  press("↓5");
  expect([isOpen(), has("set.arg1")]).toEqual([true, true]);
  press("↓5");
  expect([isOpen(), has("set.arg1")]).toEqual([false, false]);
  change("select", "main.s");
  press("rest main");
  expect(has("main.u")).toBe(true);
  expect(flow.act("main.q")).toBe(false);
});
