import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { box, picture } from "../../../testing/heaps.ts";
import type { TableView } from "../../../trace/index.ts";
import { TablePanel } from "../index.ts";

let unmount: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  });
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const view: TableView = {
  kind: "table",
  columns: ["separation.column.i", "separation.column.sv"],
  rowCount: 1,
  row: () => ({
    key: "u",
    fact: 3,
    isNew: false,
    cells: [
      [{ text: "1", fact: 3, isNew: false }],
      [
        { text: "a ↦ node(_, n1)", fact: 4, isNew: false },
        { text: "false", fact: 5, isNew: false },
      ],
    ],
  }),
  picture: (fact) => (fact === 4 ? picture({ title: "SV¹(pre)", boxes: [box("a", {})] }) : undefined),
};

function render() {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  act(() =>
    root.render(
      <TablePanel label="Unfolding table" view={view} empty="" selection={undefined} onSelectFact={() => undefined} />,
    ),
  );
  unmount = () => {
    act(() => root.unmount());
    host.remove();
  };
  const part = (fact: number) => host.querySelector<HTMLElement>(`[data-fact="${fact}"]`);
  const drawing = () => document.querySelector(".heap-preview");
  return { part, drawing };
}

const over = { bubbles: true };

test("a part is drawn while it is pointed at, and no longer", () => {
  const { part, drawing } = render();
  act(() => part(4)?.dispatchEvent(new MouseEvent("pointerover", over)));
  expect(drawing()?.getAttribute("aria-label")).toBe("Drawing of SV¹(pre)");
  expect(drawing()?.querySelectorAll(".heap-box")).toHaveLength(1);
  act(() => part(5)?.dispatchEvent(new MouseEvent("pointerover", over)));
  act(() => void vi.runAllTimers());
  expect(drawing()).toBeNull();
});

test("a part is drawn while it has the focus, which stays there; Escape puts it away", () => {
  const { part, drawing } = render();
  act(() => part(4)?.focus());
  expect(drawing()).not.toBeNull();
  expect(document.activeElement).toBe(part(4));
  act(() => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  expect(drawing()).toBeNull();
});
