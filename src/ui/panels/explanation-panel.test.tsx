// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import type { Explanation } from "../../trace/index.ts";
import { ExplanationPanel } from "./index.ts";

const explained = (premises: readonly string[]): Explanation => ({
  what: [],
  why: [],
  effect: [],
  rule: {
    name: "separation.rule.imply",
    premises: premises.map((text) => ({ text, fact: undefined })),
    conclusion: "so",
  },
});

test("a premise that a rule uses twice does not stay behind at the next step", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.createElement("div");
  const root = createRoot(host);
  const show = (explanation: Explanation) =>
    act(async () =>
      root.render(<ExplanationPanel explanation={explanation} stop={undefined} onSelectFact={() => undefined} />),
    );
  const premises = () => [...host.querySelectorAll(".inference li")].map(({ textContent }) => textContent);
  await show(explained(["a", "a"]));
  expect(premises()).toEqual(["a", "a"]);
  await show(explained(["b"]));
  expect(premises()).toEqual(["b"]);
  await act(async () => root.unmount());
});
