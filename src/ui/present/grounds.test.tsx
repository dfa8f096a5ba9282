import { beforeEach, expect, test } from "vitest";
import { fakeBrowser } from "../../testing/page/document.ts";
import { type Ground, groundAt, watchGrounds } from "./grounds.ts";

beforeEach(() => fakeBrowser());

/** A canvas whose camera can be moved. */
function canvas() {
  const listeners = new Set<(shown: { zoom: number; pan: { x: number; y: number } }) => void>();
  return {
    listeners,
    shown: { drawing: { nodes: [] } },
    camera: {
      watch: (listener: Parameters<typeof listeners.add>[0]) => {
        listeners.add(listener);
        listener({ zoom: 1, pan: { x: 0, y: 0 } });
        return () => listeners.delete(listener);
      },
    },
  };
}

test("a graph that arrives has coordinates of its own, which go with its camera until it is gone", async () => {
  const views = document.createElement("div");
  const shown = canvas();
  let grounds: readonly Ground[] = [];
  const stop = watchGrounds(
    views,
    () => shown,
    (now) => {
      grounds = now;
    },
  );
  expect(grounds.map(({ graph }) => graph)).toEqual([undefined]);

  views.innerHTML = '<div class="graph-ground"></div>';
  await Promise.resolve();
  expect(grounds.map(({ graph }) => graph)).toEqual([0, undefined]);
  for (const listener of shown.listeners) listener({ zoom: 2, pan: { x: 30, y: 40 } });
  expect(grounds[0]?.basis).toEqual({ origin: { x: 30, y: 40 }, unit: { x: 2, y: 2 } });

  views.replaceChildren();
  await Promise.resolve();
  expect([grounds.length, shown.listeners.size]).toEqual([1, 0]);
  stop();
});

test("a stroke belongs to the graph that it begins on, and else to the views as a whole", () => {
  const basis = { origin: { x: 0, y: 0 }, unit: { x: 1, y: 1 } };
  const ground = (graph: number | undefined, x: number): Ground => ({
    graph,
    box: { x, y: 50, width: 100, height: 100 },
    basis,
    nodes: [],
  });
  const grounds = [ground(0, 0), ground(1, 100), ground(undefined, 0)];
  expect(groundAt(grounds, { x: 150, y: 60 })?.graph).toBe(1);
  expect(groundAt(grounds, { x: 50, y: 10 })?.graph).toBeUndefined();
});
