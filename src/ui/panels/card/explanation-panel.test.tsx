import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Explanation } from "../../../trace/index.ts";
import { addMessages } from "../../messages/index.ts";
import { ExplanationPanel } from "../index.ts";
import { rooms } from "./room.ts";

const host = document.createElement("div");
let root: Root;
/** How high a card is, by the characters in it. */
let heightOf = (_characters: number): number => 0;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
    return heightOf(this.textContent.length);
  });
  addMessages({ "test.plain": "{text}", "test.rule": "Implication" });
  document.body.append(host);
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  heightOf = () => 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const says = (text: string) => ({ id: "test.plain", values: { text } });

const explained = (premises: readonly string[], told: Partial<Explanation> = {}): Explanation => ({
  sentence: says("So it is."),
  what: [],
  why: [],
  effect: [],
  rule: {
    name: "test.rule",
    premises: premises.map((text, fact) => ({ text, fact: fact === 0 ? 7 : undefined })),
    conclusion: "o1 ∈ pt(x)",
  },
  ...told,
});

const show = (explanation: Explanation, props: object = {}) =>
  act(async () =>
    root.render(
      <ExplanationPanel explanation={explanation} stop={undefined} onSelectFact={() => undefined} {...props} />,
    ),
  );

const text = (selector: string) => host.querySelector(selector)?.textContent;
const premises = () => [...host.querySelectorAll(".inference li")].map(({ textContent }) => textContent);
const press = (name: string) =>
  act(async () =>
    [...host.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith(name))?.click(),
  );

test("a premise that a rule uses twice does not stay behind at the next step", async () => {
  await show(explained(["a", "a"]));
  expect(premises()).toEqual(["a", "a"]);
  await show(explained(["b"]));
  expect(premises()).toEqual(["b"]);
});

test("premises that are facts are buttons, and what is new in the conclusion is boxed", async () => {
  const picked = vi.fn();
  await show(explained(["fact", "side"]), { onSelectFact: picked });
  expect([...host.querySelectorAll(".inference button")].map(({ textContent }) => textContent)).toEqual(["fact"]);
  await press("fact");
  expect(picked).toHaveBeenCalledWith(7);
  expect(text(".inference p")).toBe("o1 ∈ pt(x)");
  expect(text(".is-new")).toBe("o1");
  await show(explained(["fact"]), { isNew: false });
  expect(host.querySelector(".is-new")).toBeNull();
});

const told = {
  sentence: says("`x` moves on."),
  what: [says("A `x` happened.")],
  why: [says("Because of `y`")],
  effect: [says("`o1 ∈ pt(x)`"), says("Then more.")],
};

test("the band says one sentence; at a stop the lesson’s words take its place, else the reader’s own", async () => {
  await show(explained(["a"], told));
  expect(text("[data-sentence]")).toBe("Implication: x moves on.");
  await show(explained(["a"], told), { note: "Mine." });
  expect(text("[data-sentence]")).toBe("Note: Mine.");
  await show(explained(["a"], told), { stop: "Look here.", note: "Mine." });
  expect(text("[data-sentence]")).toBe("Note: Look here.");
});

test("more opens upward: one paragraph behind the lesson’s own; what the rule says already is not said again", async () => {
  await show(explained(["a"], told), { stop: "Look here." });
  expect(host.querySelector(".band-more")).toBeNull();
  await press("More");
  expect(text(".band-more .stop-say")).toBe("Note: Look here.");
  expect(text(".band-more .sentences p:last-child")).toBe("Implication: A x happened. Because of y. Then more.");
  expect(text(".band-more .sentences b")).toBe("A x happened.");
  await act(async () => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true })));
  expect(host.querySelector(".band-more")).toBeNull();
});

test("Why asks about the step, and is missing where there is nothing to ask", async () => {
  const asked = vi.fn();
  await show(explained(["a"]), { onWhy: asked });
  await press("Why");
  expect(asked).toHaveBeenCalledOnce();
  await show(explained(["a"]));
  expect(host.querySelector(".card-why")).toBeNull();
});

test("a band keeps its height: of formulas that do not fit the middle is left out, and more has all of it", async () => {
  const long = `x ↦ tree(l1, r1, _) ∗ ${"tll(r15, z15, lr) ∗ ".repeat(40)}emp`;
  heightOf = (characters) => characters / 4;
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(60);
  await show(explained([long, long, "short"]));
  const [first = "", , third] = premises();
  expect(first).toMatch(/^x ↦ tree.* … .*emp$/);
  expect(first.length).toBeLessThan(long.length);
  expect(host.querySelector(".inference li [title]")?.getAttribute("title")).toBe(long);
  expect(third).toBe("short");
  await press("More");
  const whole = [...host.querySelectorAll(".band-more .inference li")].map(({ textContent }) => textContent);
  expect(whole).toEqual([long, long, "short"]);
});

test("of very many premises the first are shown, and how many more there are", async () => {
  heightOf = () => 9_999;
  await show(explained(Array.from({ length: 257 }, (_, index) => `p${index}`)));
  const last = rooms.at(-1)?.items ?? 0;
  expect(premises()).toEqual([...Array.from({ length: last }, (_, index) => `p${index}`), `… ${257 - last} more`]);
});
