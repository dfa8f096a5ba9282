import { afterAll, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

/** A document that all files of a worker share: React, loaded after it, stays with the window that it found. */
if (!("document" in globalThis)) await builtinEnvironments.jsdom.setup(globalThis, {});
const { graphDesk, sliceDesk } = await import("../index.ts");

/** Where tests put what jsdom lacks. */
const changed: readonly object[] = [globalThis, HTMLElement.prototype, Element.prototype, HTMLCanvasElement.prototype];
const before = changed.map((each) => new Set(Object.getOwnPropertyNames(each)));

/** Each file finds the browser as it is when a tab is opened. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const [index, each] of changed.entries())
    for (const name of Object.getOwnPropertyNames(each))
      if (before[index]?.has(name) === false) Reflect.deleteProperty(each, name);
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  graphDesk.setState(graphDesk.getInitialState(), true);
  sliceDesk.setState(sliceDesk.getInitialState(), true);
});
