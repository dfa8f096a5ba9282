import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { treeCards, treeModel, treeView } from "../../../testing/trees.ts";
import { TreePanel } from "../index.ts";

let unmount: () => void = () => undefined;
let isLow = false;

beforeEach(() => {
  isLow = false;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, CSS: { escape: (text: string) => text } });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
  Object.assign(window, {
    matchMedia: () => ({ matches: isLow, addEventListener() {}, removeEventListener() {} }),
  });
});

afterEach(() => unmount());

const bushy = treeModel("0: 1 2", "1: 3 4", "2: 5 x6", "5: 7 8");

interface Shown {
  readonly current?: string;
  readonly selected?: string;
  readonly ghosts?: boolean;
  /** How many nodes are born. */
  readonly at?: number;
}

function render({ current = "7", selected, ghosts = true, at = 9 }: Shown = {}) {
  const host = document.createElement("div");
  const picked: (string | undefined)[] = [];
  document.body.append(host);
  const root = createRoot(host);
  const cards = treeCards(current, { 1: "passed", 4: "failed" });
  act(() =>
    root.render(
      <TreePanel
        label="Execution tree"
        view={treeView(bushy, cards, at, at - 1)}
        cards={cards}
        selectedId={selected}
        ghosts={ghosts}
        onSelect={(id) => picked.push(id)}
      />,
    ),
  );
  unmount = () => {
    act(() => root.unmount());
    host.remove();
  };
  const names = () => [...host.querySelectorAll("[data-card]")].map((each) => each.getAttribute("data-card")).join(" ");
  const card = (id: string) => host.querySelector<HTMLElement>(`[data-card="${id}"]`);
  const fold = (id: string) => card(id)?.parentElement?.querySelector<HTMLElement>(".tree-fold");
  const press = (id: string, key: string) =>
    act(() => card(id)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
  return { host, picked, names, card, fold, press };
}

test("the current path is lit, side branches are one card that says how much is behind it", () => {
  const { host, names, fold } = render();
  expect(names()).toBe("0 1 2 7 8");
  const lit = [...host.querySelectorAll(".is-path > [data-card]")].map((each) => each.getAttribute("data-card"));
  expect(lit).toEqual(["0", "2", "7"]);
  expect(host.querySelector(".is-current > [data-card]")?.getAttribute("data-card")).toBe("7");
  expect(fold("1")?.textContent).toBe("+2");
});

test("a selected node has its own path shown; a press selects, one more lets go", () => {
  const { names, card, picked } = render({ selected: "4" });
  expect(names()).toBe("0 1 2 3 4");
  act(() => card("4")?.click());
  act(() => card("3")?.click());
  expect(picked).toEqual([undefined, "3"]);
});

test("a folded branch and a folded stretch open by click and by key", () => {
  const { names, fold, press, card } = render();
  expect(card("2")?.getAttribute("aria-label")).toMatch(/^2–5, /);
  act(() => fold("2")?.click());
  expect(names()).toBe("0 1 2 5 x6 7 8");
  press("2", " ");
  expect(names()).toBe("0 1 2 7 8");
  press("1", " ");
  expect(names()).toBe("0 1 2 3 4");
});

test("the keyboard walks along branches and among siblings, and no key reaches the page", () => {
  const { host, card, press } = render();
  const reached: string[] = [];
  document.body.addEventListener("keydown", ({ key }) => reached.push(key), { once: true });
  expect([...host.querySelectorAll("[data-card][tabindex='0']")]).toHaveLength(1);
  const walk = (id: string, key: string): string | undefined => {
    card(id)?.focus();
    press(id, key);
    return document.activeElement instanceof HTMLElement ? document.activeElement.dataset["card"] : undefined;
  };
  expect(walk("0", "ArrowRight")).toBe("2");
  expect(walk("2", "ArrowUp")).toBe("1");
  expect(walk("1", "ArrowLeft")).toBe("0");
  expect(reached).toEqual([]);
});

test("what is not there yet is a ghost, if ghosts are wanted", () => {
  const { names, host } = render({ at: 3, current: "0" });
  expect(names()).toBe("0 1 2 7 8");
  expect(host.querySelectorAll(".edge.ghost")).toHaveLength(2);
  expect(render({ at: 3, current: "0", ghosts: false }).names()).toBe("0 1 2");
});

test("on a low screen it is the current path, and what comes right after it", () => {
  isLow = true;
  expect(render({ current: "1" }).names()).toBe("0 1 3 4");
});

test("a node that is folded into a card, as one of which nothing comes, marks the card when it is new", () => {
  // The card of 2 stands for 2 and 5; x6 comes to nothing.
  const looks = [3, 6, 7].map((at) => {
    const { card } = render({ current: at === 3 ? "2" : "5", at });
    const look = card("2")?.parentElement?.className ?? "";
    unmount();
    return ["is-new", "is-changed"].filter((each) => look.split(" ").includes(each));
  });
  expect(looks).toEqual([["is-new"], ["is-changed"], ["is-changed"]]);
});
