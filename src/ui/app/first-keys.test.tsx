import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { useEscape } from "../panels/index.ts";
import { usePresenterKeys } from "./lecture/use-presenter-keys.ts";

function Lecture({ onKey }: { readonly onKey: () => void }): ReactNode {
  usePresenterKeys({ forward: onKey, back: onKey, present: onKey });
  return <h1>Slide</h1>;
}

function Box({ onKey }: { readonly onKey: () => void }): ReactNode {
  useEscape({ current: document.body }, onKey);
  return <h1>Why</h1>;
}

test.each([
  ["n", Lecture],
  ["PageDown", Lecture],
  ["Escape", Box],
])("%s is heard as soon as what it is meant for stands on the page", async (key, Listener) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const heard = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  // Runs when React has put the page in, and before it does anything else.
  const stands = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(place, { childList: true });
  });
  const root = createRoot(place);
  root.render(<Listener onKey={heard} />);
  await stands;
  window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  expect(heard).toHaveBeenCalledOnce();
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});
