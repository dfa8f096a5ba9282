import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generated, sampleModel, viewOf } from "../../../testing/graphs.ts";
import type { GraphView } from "../../../trace/index.ts";
import { graphCounts } from "../model/index.ts";
import { GraphTwin } from "./graph-twin.tsx";

let unmount: () => void = () => undefined;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(() => unmount());

function render(view: GraphView, selectedId?: string): { readonly host: HTMLElement; readonly picked: unknown[] } {
  const host = document.createElement("div");
  const picked: unknown[] = [];
  document.body.append(host);
  const root = createRoot(host);
  act(() =>
    root.render(
      <GraphTwin
        view={view}
        label="Pointer flow graph"
        selectedId={selectedId}
        markedIds={["[4]:n1"]}
        onSelect={(id) => picked.push(id)}
      />,
    ),
  );
  unmount = () => {
    act(() => root.unmount());
    host.remove();
  };
  return { host, picked };
}

const cells = (row: Element | null) => [...(row?.children ?? [])].map((cell) => cell.textContent);

test("tables of nodes and edges, with the marks of the step", () => {
  const { host } = render(viewOf(sampleModel, 13, 12));
  const captions = [...host.querySelectorAll("caption")].map((caption) => caption.textContent);
  expect(captions).toEqual(["Pointer flow graph: nodes 5", "Pointer flow graph: edges 1"]);
  expect(cells(host.querySelector('[data-element="[14]:n"]'))).toEqual(["● new [14]:n", "∅", "[14] : C.id(Number)"]);
  expect(cells(host.querySelector('[data-element="[4]:n1→[14]:n"]'))).toEqual(["● new [4]:n1", "[14]:n", "argument"]);
  expect(host.querySelector('[data-element="[4]:n1"]')?.className).toBe("marked");
});

test("a set that grew is marked as such", () => {
  const { host } = render(viewOf(sampleModel, 14, 13));
  expect(host.querySelector('[data-element="[4]:n1"] th')?.textContent).toBe("● grew [4]:n1");
});

test("a click selects, a second one lets go", () => {
  const first = render(viewOf(sampleModel, 40, 39));
  act(() => first.host.querySelector<HTMLElement>('[data-element="[4]:x"] button')?.click());
  expect(first.picked).toEqual(["[4]:x"]);
  unmount();
  const second = render(viewOf(sampleModel, 40, 39), "[4]:x");
  expect(second.host.querySelector('[data-element="[4]:x"]')?.className).toBe("picked");
  act(() => second.host.querySelector<HTMLElement>('[data-element="[4]:x"] button')?.click());
  expect(second.picked).toEqual([undefined]);
});

test("an empty graph says what to do, and what never comes is not waited for", () => {
  expect(render(viewOf(sampleModel, 0, 0)).host.textContent).toContain("No nodes yet. Step forward.");
  unmount();
  const alone = { ...sampleModel, edges: [] };
  const { host } = render(viewOf(alone, 40, 39));
  expect(host.textContent).toContain("There are no edges in this run.");
  expect(host.textContent).not.toContain("Step forward");
});

test("what is drawn and is no edge of the graph has a table of its own, from when it is there on", () => {
  const receiver = { source: "[]:c", target: "[4]:this", label: "", style: "receiver" };
  const edges = [...sampleModel.edges, { ...receiver, id: "r", birth: 6, isDrawnOnly: true as const }];
  const model = { ...sampleModel, edges };
  const captionsAt = (at: number) =>
    [...render(viewOf(model, at, at - 1)).host.querySelectorAll("caption")].map((caption) => caption.textContent);
  expect(captionsAt(6)).toEqual(["Pointer flow graph: nodes 1", "Pointer flow graph: edges 0"]);
  unmount();
  expect(captionsAt(13)).toEqual([
    "Pointer flow graph: nodes 5",
    "Pointer flow graph: edges 1",
    "Pointer flow graph: drawn, but no edges of it 1",
  ]);
  expect(graphCounts(viewOf(model, 13, 12)).edges).toEqual({ shown: 1, total: 4 });
});

test("long tables keep their row count but not their rows in the document", () => {
  const { host } = render(viewOf(generated(600), 600, 599));
  const table = host.querySelector("table");
  expect(table?.getAttribute("aria-rowcount")).toBe("601");
  expect(table?.querySelectorAll("tbody tr").length).toBeLessThan(200);
});

test("the table has the whole name of what the drawing names shortly", () => {
  const model = {
    groups: [],
    nodes: ["a", "b"].map((id) => ({
      id,
      label: id,
      fullLabel: `C.m(int)/${id}`,
      group: undefined,
      birth: 0,
      shape: "state",
    })),
    edges: [{ id: "t", source: "a", target: "b", label: "m : any", birth: 0, style: "transition" }],
  };
  const edgeLabel = () => ({ text: "m : any", fullText: "C.m(int) : any", isNew: false });
  const { host } = render({ ...viewOf(model, 2, 2), edgeLabel });
  expect(cells(host.querySelector('[data-element="a"]'))).toEqual(["C.m(int)/a", "∅"]);
  expect(cells(host.querySelector('[data-element="t"]'))).toEqual([
    "C.m(int)/a",
    "C.m(int)/b",
    "transition C.m(int) : any",
  ]);
});
