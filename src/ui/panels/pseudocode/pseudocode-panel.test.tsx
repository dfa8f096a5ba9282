import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ActiveLine, definePseudocode } from "../../../trace/index.ts";
import { PseudocodePanel } from "../index.ts";

const { pseudocode, lines } = definePseudocode({
  Solve: {
    solve: [0, "@Solve@()"],
    call: [1, "@Propagate@(*n*)"],
    idle: [1, "#if# *x*"],
    first: [2, "one"],
    second: [2, "two"],
  },
  Propagate: { propagate: [0, "@Propagate@(*n*)"], add: [1, "add *n*"] },
});

const active: readonly ActiveLine[] = [
  { procedure: "Propagate", line: lines.add, bindings: [{ line: lines.add, text: "n = [4]:x" }] },
  { procedure: "Solve", line: lines.call, bindings: [] },
];

const host = document.createElement("div");
let root: Root;
let isLow = false;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: isLow, addEventListener: () => {}, removeEventListener: () => {} }));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  isLow = false;
  vi.unstubAllGlobals();
});

const opened = vi.fn();
const show = (procedure?: string, at: readonly ActiveLine[] = active) =>
  act(async () =>
    root.render(<PseudocodePanel procedures={pseudocode} active={at} opened={procedure} onOpen={opened} />),
  );
const texts = (selector: string) => [...host.querySelectorAll(selector)].map(({ textContent }) => textContent);
const click = (selector: string) => act(async () => host.querySelector<HTMLElement>(selector)?.click());

test("the running procedures stand inside one another, with one current line and its bindings", async () => {
  await show();
  expect(texts("[aria-current=step]")).toEqual(["▶add n n = [4]:x"]);
  expect(host.querySelector("[aria-current=step]")?.closest("ol")?.getAttribute("aria-label")).toBe("Propagate");
  expect(texts(".is-caller > .line-text")).toEqual(["▷Propagate(n)"]);
  expect(texts(".binding").map((text) => text?.trim())).toEqual(["n = [4]:x"]);
  expect(texts("[aria-selected=true]")).toEqual(["▸runningPropagate"]);
  expect(texts(".idle")).toEqual([]);
});

test("a tab shows one procedure whole, Follow returns", async () => {
  await show("Solve");
  expect(texts(".line-text")).toEqual(["Solve()", "▷Propagate(n)", "if x", "one", "two"]);
  expect(host.querySelector("[aria-current=step]")).toBeNull();
  await click(".button");
  expect(opened).toHaveBeenLastCalledWith(undefined);
});

test("in a low window idle blocks are one line each, which a press opens", async () => {
  isLow = true;
  await show();
  expect(texts(".idle")).toEqual(["… 2 lines"]);
  await click(".idle");
  expect(texts(".line-text").slice(-2)).toEqual(["one", "two"]);
});

test("a press beside a line sets a breakpoint; arrows walk the lines and F9 sets it on the one with the focus", async () => {
  const toggled = vi.fn();
  document.body.append(host);
  await act(async () =>
    root.render(
      <PseudocodePanel
        procedures={pseudocode}
        active={active}
        opened={undefined}
        onOpen={opened}
        breakpoints={new Set([lines.first])}
        onBreakpoint={toggled}
      />,
    ),
  );
  expect(texts("[aria-pressed=true]")).toHaveLength(1);
  await click(`[data-line="${lines.second}"]`);
  expect(toggled).toHaveBeenLastCalledWith(lines.second);
  const press = (key: string) =>
    act(async () =>
      (document.activeElement ?? host).dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      ),
    );
  host.querySelector<HTMLElement>("[role=tabpanel]")?.focus();
  await press("F9");
  expect(toggled, "the line of the step").toHaveBeenLastCalledWith(lines.add);
  await press("ArrowDown");
  await press("ArrowDown");
  await press("F9");
  expect(toggled).toHaveBeenLastCalledWith(lines.idle);
  await press("ArrowUp");
  await press("F9");
  expect(toggled).toHaveBeenLastCalledWith(lines.add);
  host.remove();
});

test("while nothing runs the first procedure is shown", async () => {
  await show(undefined, []);
  expect(texts(".line-text")[0]).toBe("Solve()");
});

test("procedures without room in the row of tabs are in a menu behind it, which names the one that is shown", async () => {
  const room = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1);
  const needed = vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll("[role=tab]").length;
  });
  await show("Solve");
  expect(texts("[role=tab]")).toEqual(["Solve"]);
  expect(texts(".procedure-tabs option")).toEqual(["+1", "Propagate"]);
  expect(texts(".procedure-tabs label")).toEqual([]);
  await show("Propagate");
  expect(texts(".procedure-tabs option")).toEqual(["Propagate"]);
  expect(texts(".procedure-tabs label")).toEqual(["▸"]);
  expect(host.querySelector("select")?.value).toBe("Propagate");
  for (const spy of [room, needed]) spy.mockRestore();
});
