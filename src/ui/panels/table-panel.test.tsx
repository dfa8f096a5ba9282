import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import type { TableView } from "../../trace/index.ts";
import { maxPlainRows } from "../long-table/index.ts";
import { TablePanel } from "./table-panel.tsx";

const part = (text: string, isNew: boolean) => ({ text, isNew, fact: undefined });
const long: TableView = {
  kind: "table",
  columns: ["x.variable", "x.objects"],
  rowCount: 500,
  row: (index) => ({
    key: String(index),
    fact: index,
    isNew: index === 0,
    cells: [[part(`v${index}`, index === 0)], [part("o1", false)]],
  }),
};

test("a long table that is opened in the middle of a run shows its first rows at once, then those in sight", async () => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  });
  // jsdom lays nothing out.
  for (const side of ["clientHeight", "clientWidth"] as const)
    vi.spyOn(Element.prototype, side, "get").mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(25);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  act(() =>
    root.render(<TablePanel label="Table" view={long} empty="" selection={undefined} onSelectFact={() => undefined} />),
  );
  const drawn = (): number => host.querySelectorAll("tr[aria-rowindex]").length;
  expect(drawn()).toBe(maxPlainRows);
  await act(async () => void (await import("@tanstack/virtual-core")));
  expect(drawn()).toBeLessThan(maxPlainRows);
  expect(host.textContent).toContain("v0");
  expect(drawn()).toBeGreaterThan(12);
  expect(host.querySelectorAll('button[tabindex="0"]'), "Tab stops once").toHaveLength(1);
  act(() => root.unmount());
  vi.restoreAllMocks();
});
