import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Derivation } from "../../../trace/index.ts";
import { addMessages } from "../../messages/index.ts";
import { ProofTree } from "./proof-tree.tsx";
import { repeatedIn } from "./repeated.ts";

const host = document.createElement("div");
const jump = vi.fn();
const open = vi.fn();
const ask = vi.fn();
let root: Root;

const node = (fact: number, premises: readonly Derivation[] = [], more: Partial<Derivation> = {}): Derivation => ({
  fact,
  text: `f${fact}`,
  rule: "test.proof",
  side: [],
  statement: undefined,
  premises,
  isCut: false,
  ...more,
});

/** f9 rests on f5 and f7; f7 on f5, too, and on something that is no fact. */
const proof = node(9, [
  node(5, [node(1, [], { statement: { file: "A.java", start: { line: 3, column: 1 }, end: { line: 3, column: 4 } } })]),
  node(7, [node(5, [], { isCut: true })], { side: ["Dispatch(o3) = m", "Dispatch(o3) = m"] }),
]);

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  addMessages({ "test.proof": "Return" });
  document.body.append(host);
  root = createRoot(host);
  await act(async () =>
    root.render(
      <ProofTree
        derivation={proof}
        position={8}
        steps={{ at: String, of: (seq) => seq + 1 }}
        sourceLine={() => "c = new C();"}
        onSelectFact={ask}
        onOpenFile={open}
        onJump={jump}
      />,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.resetAllMocks();
});

const facts = () => [...host.querySelectorAll<HTMLElement>("[data-fact]")];
const buttonNamed = (name: string) =>
  [...host.querySelectorAll<HTMLElement>("button")].find(
    (button) => (button.getAttribute("aria-label") ?? button.textContent) === name,
  );
const press = (element: Element | undefined, key: string) =>
  act(async () => element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
const click = (element: HTMLElement | undefined) => act(async () => element?.click());

test("a proof begins with its conclusion; each node has its fact, its rule and its step", () => {
  expect(facts().map(({ textContent }) => textContent)).toEqual(["f9", "f5", "f1", "f7", "f5"]);
  expect(host.querySelector(".proof-node")?.textContent).toContain("Returnstep 10");
  expect(host.querySelectorAll(".proof-side")).toHaveLength(1);
  expect(host.querySelector("[aria-current=step]")?.textContent).toBe("f7");
});

test("what two facts rest on is unfolded once; the other place leads to it", async () => {
  expect([...repeatedIn(proof)].map(({ fact }) => fact)).toEqual([5]);
  await click(buttonNamed("Premises of f5"));
  expect(facts()).toHaveLength(4);
  await click(buttonNamed("shown above"));
  expect(facts()).toHaveLength(5);
  expect(document.activeElement).toBe(facts()[1]);
});

test("up and down walk the proof, and Tab reaches the controls of the fact with the focus", async () => {
  facts()[0]?.focus();
  await press(facts()[0], "ArrowDown");
  await press(facts()[1], "ArrowDown");
  expect(document.activeElement?.textContent).toBe("f1");
  expect(buttonNamed("line 3 c = new C();")?.tabIndex).toBe(0);
  expect(buttonNamed("Premises of f9")?.tabIndex).toBe(-1);
  await press(facts()[2], "ArrowUp");
  expect(document.activeElement?.textContent).toBe("f5");
});

test("Enter and the step lead to the step, a click asks about the fact, a line leads to the program", async () => {
  await press(facts()[2], "Enter");
  await click(buttonNamed("step 10"));
  expect(jump.mock.calls).toEqual([[1], [9]]);
  await click(facts()[2]);
  expect(ask).toHaveBeenCalledWith(1);
  await click(buttonNamed("line 3 c = new C();"));
  expect(open).toHaveBeenCalledWith("A.java", 3);
});
