import { afterAll } from "vitest";

/** In a browser the timers of a page end with it; those of Node would find that its window is gone. */
const later = globalThis.setTimeout;
const soon = globalThis.setImmediate;
const pending = new Set<NodeJS.Timeout>();
let hasEnded = false;

function setTimeoutOfPage(...[callback, ...given]: Parameters<typeof later>): NodeJS.Timeout {
  const timer = later(...([whileItLasts(callback), ...given] as Parameters<typeof later>));
  pending.add(timer);
  return timer;
}

function setImmediateOfPage(...[callback, ...given]: Parameters<typeof soon>): NodeJS.Immediate {
  return soon(whileItLasts(callback), ...given);
}

function whileItLasts<Given extends unknown[]>(callback: (...given: Given) => void): (...given: Given) => void {
  return (...given) => {
    if (!hasEnded) callback(...given);
  };
}

globalThis.setTimeout = Object.assign(setTimeoutOfPage, later);
globalThis.setImmediate = Object.assign(setImmediateOfPage, soon);

afterAll(() => {
  hasEnded = true;
  for (const timer of pending) clearTimeout(timer);
});
