import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { Notice } from "./notice.tsx";

const host = document.createElement("div");

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.replaceChildren(host);
});

function page(notice: boolean) {
  return (
    <main tabIndex={-1}>
      {notice ? (
        <Notice kind="bad" role="status">
          Silent. <button type="button">Restart</button>
        </Notice>
      ) : null}
      <textarea />
    </main>
  );
}

test.each([
  ["button", "MAIN"],
  ["textarea", "TEXTAREA"],
])("when a notice goes, a focus in its %s is on %s", async (selector, then) => {
  const root = createRoot(host);
  await act(async () => root.render(page(true)));
  host.querySelector<HTMLElement>(selector)?.focus();
  await act(async () => root.render(page(false)));
  expect(document.activeElement?.tagName).toBe(then);
  await act(async () => root.unmount());
});
