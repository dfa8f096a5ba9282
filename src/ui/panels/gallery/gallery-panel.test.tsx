import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { box, picture, slot } from "../../../testing/heaps.ts";
import type { GalleryCard } from "../../../trace/index.ts";
import { GalleryPanel } from "./index.ts";

let unmount: () => void = () => undefined;

beforeEach(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

afterEach(() => unmount());

function card(number: number, more: Partial<GalleryCard> = {}): GalleryCard {
  return {
    key: `x${number}`,
    fact: number,
    isNew: false,
    isFailure: false,
    name: `test ${number}`,
    outcome: "return 0",
    objection: "",
    place: { file: "A.java", line: 21 },
    origin: { element: `n${number}`, name: `#${number}` },
    picture: picture({ stack: [slot("head", "a")], boxes: [box("a", { value: "-1", next: "null" })] }),
    marks: ["18T", "18F"].map((text) => ({ text, isOn: text === "18T" })),
    ...more,
  };
}

function render(cards: readonly GalleryCard[], selectedFact?: number) {
  const host = document.createElement("div");
  const told: string[] = [];
  document.body.append(host);
  const root = createRoot(host);
  const table = {
    kind: "table",
    columns: [],
    rowCount: 0,
    row: () => ({ key: "", cells: [], fact: 0, isNew: false }),
  } as const;
  act(() =>
    root.render(
      <GalleryPanel
        label="Generated tests"
        view={{ kind: "gallery", cards, table }}
        empty="No input yet."
        selectedFact={selectedFact}
        onSelect={({ name }) => told.push(name)}
        onShowOrigin={({ name }) => told.push(`${name}: path`)}
      />,
    ),
  );
  unmount = () => {
    act(() => root.unmount());
    host.remove();
  };
  return { host, told };
}

test("failures stand first under their number, each with outcome, line, path and branches", () => {
  const { host } = render([card(6, { isFailure: true, outcome: "AssertionError" }), card(1), card(2)]);
  expect([...host.querySelectorAll("h3")].map((head) => head.textContent)).toEqual(["1 fails", "2 pass"]);
  const [first] = host.querySelectorAll(".result-card");
  expect(first?.className).toContain("is-failing");
  expect(first?.querySelector(".result-head")?.textContent).toBe("✕ test 6 AssertionError");
  expect(first?.querySelector(".result-foot")?.textContent).toBe("line 2118T");
  expect(first?.querySelector(".result-branches")?.getAttribute("aria-label")).toBe("1 of 2 branches");
  expect(first?.querySelector(".result-origin")?.textContent).toBe("path #6");
  expect([...(first?.querySelectorAll("svg text") ?? [])].map((text) => text.textContent)).toEqual(["head", "-1"]);
});

test("a card names the call with its arguments", () => {
  const { host } = render([card(6, { call: "remove(x = -3)" }), card(1)]);
  expect([...host.querySelectorAll(".result-call")].map(({ textContent }) => textContent)).toEqual(["remove(x = -3)"]);
});

test("one Tab stop; up and down move among the cards; a press selects, the path has its own", () => {
  const { host, told } = render([card(6, { isFailure: true }), card(1)]);
  const [first, second] = host.querySelectorAll<HTMLElement>(".result-pick");
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
  first?.focus();
  act(() => first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true })));
  expect(document.activeElement).toBe(second);
  act(() => second?.click());
  act(() => host.querySelector<HTMLElement>(".result-origin")?.click());
  expect(told).toEqual(["test 1", "test 6: path"]);
});

test("an input that the precondition rejects says so; without inputs there is a sentence", () => {
  expect(render([card(3, { objection: "pre" })]).host.querySelector(".result-objection")?.textContent).toBe("✗ pre");
  unmount();
  expect(render([]).host.textContent).toBe("No input yet.");
});

test("of thousands of cards the first are drawn, with new and selected ones; the others are in the table", () => {
  const cards = Array.from({ length: 2_000 }, (_, index) => card(index + 1, { isNew: index === 1_999 }));
  const { host } = render(cards, 700);
  const heads = [...host.querySelectorAll(".result-head")].map(({ textContent }) => textContent);
  expect(heads).toHaveLength(62);
  expect(heads.slice(59)).toEqual(["✓ test 60 return 0", "✓ test 700 return 0", "✓ test 2000 return 0"]);
  expect(host.querySelector(".gallery-more")?.textContent).toBe("1,938 more are in the table.");
});
