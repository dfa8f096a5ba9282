import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GraphModel, GraphView } from "../../../trace/index.ts";
import { GraphMatrix } from "./graph-matrix.tsx";
import { matrixOf } from "./matrix-of.ts";

/** A control state, two states in the middle and the end: `t2` is born at 2, `t3` at 3. */
function automaton(middles = 1): GraphModel {
  const state = (id: string, column: number, shape = "state") => ({
    id,
    label: id,
    group: undefined,
    birth: 0,
    shape,
    column,
  });
  const transition = (id: string, source: string, target: string, label: string, birth: number) => ({
    id,
    source,
    target,
    label,
    birth,
    style: "transition",
  });
  const middle = Array.from({ length: middles }, (_, index) => state(`m${index}`, 1));
  return {
    groups: [],
    nodes: [state("p", 0), state("q", 0), ...middle, state("f", 2, "start-final")],
    edges: [
      transition("t0", "p", "f", "main : any", 0),
      transition("t1", "p", "m0", "a : id", 1),
      transition("t2", "p", "f", "r5 : const", 2),
      transition("t3", "q", "m0", "a : id", 3),
      ...middle.slice(1).map(({ id }, index) => transition(`u${index}`, "q", id, "b : id", 4)),
    ],
  };
}

const view = (model: GraphModel, at: number, since = at - 1): GraphView => ({
  kind: "graph",
  model,
  at,
  since,
  sublabel: () => undefined,
});

const textOf = (model: GraphModel, at: number) => {
  const { columns, rows } = matrixOf(view(model, at));
  return [
    columns.map(({ id }) => id),
    ...rows.map(({ id, cells }) => [id, ...cells().map((cell) => cell.map(({ text }) => text).join("; "))]),
  ];
};

test.each([
  ["before the first transition", 0, [[]]],
  ["the first column is that of the first target", 1, [["f"], ["p", "main ● any"]]],
  [
    "final states come last",
    2,
    [
      ["m0", "f"],
      ["p", "a ◐ id", "main ● any"],
    ],
  ],
  [
    "parallel transitions share a cell",
    3,
    [
      ["m0", "f"],
      ["p", "a ◐ id", "main ● any; r5 ○ const"],
    ],
  ],
  [
    "rows are in order of birth",
    4,
    [
      ["m0", "f"],
      ["p", "a ◐ id", "main ● any; r5 ○ const"],
      ["q", "a ◐ id", ""],
    ],
  ],
])("a matrix: %s", (_, at, expected) => {
  expect(textOf(automaton(), at)).toEqual(expected);
});

test("with very many states only the final ones have columns; the others are said in the cells", () => {
  expect(textOf(automaton(30), 4)).toEqual([
    ["others", "f"],
    ["p", "a ◐ id → m0", "main ● any; r5 ○ const"],
    ["q", "a ◐ id → m0", ""],
  ]);
});

test("the column of the final state stays in sight, also when it is the last of many", () => {
  const isFixed = (at: number) => matrixOf(view(automaton(), at)).columns.map(({ isLast }) => isLast);
  expect(isFixed(2)).toEqual([false, true]);
  expect(isFixed(1), "it is the only one").toEqual([false]);
});

let unmount: () => void = () => undefined;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(() => unmount());

function render(at: number, selectedId?: string) {
  const host = document.createElement("div");
  const picked: unknown[] = [];
  document.body.append(host);
  const root = createRoot(host);
  act(() =>
    root.render(
      <GraphMatrix
        view={view(automaton(), at)}
        label="P-automaton"
        selectedId={selectedId}
        markedIds={["t1"]}
        onSelect={(id) => picked.push(id)}
      />,
    ),
  );
  unmount = () => {
    act(() => root.unmount());
    host.remove();
  };
  const button = (id: string) => {
    const found = host.querySelector<HTMLElement>(`button[data-element="${id}"]`);
    if (found === null) throw new Error(`there is no ${id}`);
    return found;
  };
  return { host, picked, button };
}

test("what is new and what the step is about are marked, not by color alone", () => {
  const { button } = render(3);
  expect(button("t2").textContent).toBe("● new r5 ○ const");
  expect(button("t2").className).toContain("new");
  expect(button("t1").className).toContain("marked");
  expect(button("t0").className).toBe("weight-any");
});

test("a click selects, a second one lets go", () => {
  const { picked, button } = render(4, "t1");
  act(() => button("t0").click());
  act(() => button("t1").click());
  expect(picked).toEqual(["t0", undefined]);
  expect(button("t1").getAttribute("aria-pressed")).toBe("true");
});

test.each([
  ["right along a row", ["ArrowRight", "ArrowRight"], "t0"],
  ["into a cell of two", ["ArrowRight", "ArrowRight", "ArrowRight"], "t2"],
  ["down in a column", ["ArrowRight", "ArrowDown"], "t3"],
  ["down where the column is empty", ["ArrowRight", "ArrowRight", "ArrowDown"], "t3"],
  ["back up to the state", ["ArrowDown", "ArrowUp"], "p"],
  ["not past the end", ["ArrowDown", "ArrowDown"], "q"],
])("one Tab stop; arrows go %s", (_, keys, expected) => {
  const { host, button } = render(4);
  button("p").focus();
  for (const key of keys) document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(document.activeElement).toBe(button(expected));
  expect([...host.querySelectorAll("button")].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});
