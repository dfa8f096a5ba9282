import { expect, test } from "vitest";
import type { Replay } from "../../trace/index.ts";
import { framesOf, MAX_FRAMES } from "./frames.ts";

function runOf(length: number): Replay {
  return {
    start: { location: "p", stack: ["a"] },
    *steps() {
      for (let index = 0; index < length; index++)
        yield { text: "⟨p, a⟩ ↪ ⟨p, a⟩", weight: "1", depth: 0, configuration: { location: "p", stack: ["a"] } };
    },
  };
}

test("a run begins with its start", () => {
  const { frames, isCut } = framesOf(runOf(2));
  expect(frames.map(({ text }) => text)).toEqual(["", "⟨p, a⟩ ↪ ⟨p, a⟩", "⟨p, a⟩ ↪ ⟨p, a⟩"]);
  expect(isCut).toBe(false);
});

test("a very long run is cut, and says so", () => {
  const { frames, isCut } = framesOf(runOf(MAX_FRAMES + 10));
  expect(frames).toHaveLength(MAX_FRAMES + 1);
  expect(isCut).toBe(true);
});
