import { beforeEach, expect, test } from "vitest";
import { giveRoom, graphDesk, roomOf } from "./graph-desk.ts";

beforeEach(() => graphDesk.setState(graphDesk.getInitialState(), true));

test("a graph has the room of its own panel, whichever was measured last; one that never was has that of the last one", () => {
  expect(roomOf(graphDesk.getState(), "flow")).toBeUndefined();
  giveRoom("flow", { width: 800, height: 300 });
  giveRoom("calls", { width: 800, height: 700 });
  const desk = graphDesk.getState();
  expect(roomOf(desk, "flow")).toEqual({ width: 800, height: 300 });
  expect(roomOf(desk, "calls")).toEqual({ width: 800, height: 700 });
  expect(roomOf(desk, "map")).toEqual({ width: 800, height: 700 });
});

test("a panel that tells the same room once more is no news", () => {
  giveRoom("flow", { width: 800, height: 300 });
  const before = graphDesk.getState();
  giveRoom("flow", { width: 800, height: 300 });
  expect(graphDesk.getState()).toBe(before);
});
