import { afterAll } from "vitest";

/** In a browser the timers of a page end with it; those of Node would find that its window is gone. */
const later = globalThis.setTimeout;
const pending = new Set<NodeJS.Timeout>();

function setTimeoutOfPage(...given: Parameters<typeof later>): NodeJS.Timeout {
  const timer = later(...given);
  pending.add(timer);
  return timer;
}

globalThis.setTimeout = Object.assign(setTimeoutOfPage, later);

afterAll(() => {
  for (const timer of pending) clearTimeout(timer);
});
