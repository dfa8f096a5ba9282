import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { plainBoard } from "../../../../testing/points-to/plain-board.ts";
import { type RunState, Session } from "../../run/index.ts";
import { chunkOf } from "../../testing/fake-workers.ts";
import { initialWorkbench, type WorkbenchState } from "../workbench-state.ts";
import { Walk } from "./walk.ts";

interface Circumstances {
  readonly status?: RunState["status"];
  readonly hits?: readonly number[];
  /** A question comes before each stride. */
  readonly isAsked?: boolean;
  /** The positions of the moments. */
  readonly moments?: readonly number[];
}

/** A walk step by step through a recording of `length` steps, every second one the start of an iteration. */
function walkOver(length: number, { status = "ready", hits = [], isAsked = false, moments = [] }: Circumstances = {}) {
  const start: WorkbenchState = { ...initialWorkbench, granularity: "step" };
  const store = createStore(() => start);
  const title = { id: "title", values: {} };
  const told = moments.map((position) => ({ from: position - 1, position, kind: "visit", title }) as const);
  const session = new Session(plainBoard({ moments: () => told }));
  session.append(chunkOf(length));
  const drop = vi.fn();
  const predictor = { drop, asksFirst: () => isAsked };
  const run = { getState: () => ({ session: length === 0 ? undefined : session, length, status }) };
  const walk = new Walk({ store, run, predictor, hits: () => hits });
  return { walk, store, drop, position: () => store.getState().position } as const;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a walk through a recording", () => {
  test.each([
    [-3, 0],
    [2.7, 2],
    [99, 6],
  ])("a jump to %d ends at %d", (target, end) => {
    const { walk, position } = walkOver(6);
    walk.jump(3);
    walk.jump(target);
    expect(position()).toBe(end);
  });

  test("a walk goes no further than what is asked for, comes back to that, and on once that is answered", () => {
    const { walk, position } = walkOver(6);
    walk.jump(5);
    walk.endAt(3);
    expect(position()).toBe(3);
    walk.step(1);
    walk.jump(6);
    expect(position()).toBe(3);
    walk.step(-1);
    expect(position()).toBe(2);
    walk.endAt(undefined);
    walk.jump(6);
    expect(position()).toBe(6);
  });

  test("a jump puts away the question and the place shown; one to where the reader is does not", () => {
    const { walk, store, drop } = walkOver(6);
    store.setState({ shownPlace: { file: "C.java", line: 3 } });
    walk.jump(0);
    expect(drop).not.toHaveBeenCalled();
    expect(store.getState().shownPlace).toBeDefined();
    walk.jump(1);
    expect(drop).toHaveBeenCalledOnce();
    expect(store.getState().shownPlace).toBeUndefined();
  });

  test("strides are as long as the granularity, there and back", () => {
    const { walk, position } = walkOver(6);
    walk.step(1, "iteration");
    const there = position();
    walk.step(1, "iteration");
    expect(position() - there).toBe(2);
    walk.step(-1, "iteration");
    expect(position()).toBe(there);
  });

  test("a question keeps a stride forward waiting, never one back", () => {
    const { walk, position } = walkOver(6, { isAsked: true });
    walk.jump(4);
    walk.step(1);
    expect(position()).toBe(4);
    walk.step(-1);
    expect(position()).toBe(3);
  });

  test("without a recording there is nothing to step through or to play", () => {
    const { walk, store, position } = walkOver(0);
    walk.step(1);
    walk.play();
    expect(walk.press("step")).toBeUndefined();
    expect([position(), store.getState().isPlaying]).toEqual([0, false]);
  });

  test("granularities end at the coarsest and at the finest", () => {
    const { walk, store } = walkOver(2);
    walk.changeGranularity(-1);
    expect(store.getState().granularity).toBe("step");
    for (let press = 0; press < 9; press++) walk.changeGranularity(1);
    const coarsest = store.getState().granularity;
    expect(coarsest).not.toBe("step");
    walk.changeGranularity(1);
    expect(store.getState().granularity).toBe(coarsest);
  });
});

describe("moments", () => {
  const moments = [20, 700, 900];

  test("of a long recording are the farthest strides: from one to the next, there and back, then to its ends", () => {
    const { walk, store, position } = walkOver(2_000, { moments });
    const chosen: string[] = [];
    for (let press = 0; press < 4; press++) {
      walk.changeGranularity(1);
      chosen.push(store.getState().granularity);
    }
    expect(chosen).toEqual(["rule", "iteration", "moment", "moment"]);
    const visited: number[] = [];
    for (const direction of [1, 1, 1, 1, 1, -1, -1, -1, -1, -1] as const) {
      walk.step(direction);
      visited.push(position());
    }
    expect(visited).toEqual([20, 700, 900, 2_000, 2_000, 900, 700, 20, 0, 0]);
    walk.jump(21);
    walk.step(1);
    expect(position()).toBe(700);
    walk.changeGranularity(-1);
    expect(store.getState().granularity).toBe("iteration");
  });

  test("of a short one are no strides to choose", () => {
    const { walk, store } = walkOver(600, { moments });
    for (let press = 0; press < 4; press++) walk.changeGranularity(1);
    expect(store.getState().granularity).toBe("iteration");
  });

  test("where the reader comes from a long recording by moments, finer steps are at hand in a short one", () => {
    const { walk, store } = walkOver(6, { moments: [2] });
    store.setState({ granularity: "moment" });
    walk.changeGranularity(1);
    expect(store.getState().granularity).toBe("moment");
    walk.changeGranularity(-1);
    expect(store.getState().granularity).toBe("iteration");
  });
});

describe("playing", () => {
  test("strides at the chosen speed until the end, and from the beginning again", () => {
    const { walk, store, position } = walkOver(3);
    store.setState({ speed: 2 });
    walk.togglePlay();
    vi.advanceTimersByTime(499);
    expect(position()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(position()).toBe(1);
    vi.advanceTimersByTime(5000);
    expect([position(), store.getState().isPlaying]).toEqual([3, false]);
    walk.play();
    expect([position(), store.getState().isPlaying]).toEqual([0, true]);
  });

  test("ends where a breakpoint hits, in the middle of a long stride, too", () => {
    const { walk, store, position } = walkOver(8, { hits: [3] });
    store.setState({ granularity: "iteration" });
    walk.play();
    vi.advanceTimersByTime(9000);
    expect([position(), store.getState().isPlaying]).toEqual([3, false]);
  });

  test("waits at the end of a recording that still grows", () => {
    const { walk, store, position } = walkOver(2, { status: "running" });
    walk.play();
    vi.advanceTimersByTime(9000);
    expect([position(), store.getState().isPlaying]).toEqual([2, true]);
    walk.togglePlay();
    expect(store.getState().isPlaying).toBe(false);
  });
});
