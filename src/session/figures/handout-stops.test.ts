import { expect, test } from "vitest";
import type { Figures } from "../../engine-kit/index.ts";
import { success } from "../../kernel/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { execute, RunSession } from "../index.ts";

/** The positions of the handout that a request asks for, and the last one. */
async function stopsOf(lesson: string, more: object = {}) {
  let stops: readonly number[] = [];
  let last = 0;
  const figures: Figures = {
    figure: async () => success(""),
    slide: async () => success(""),
    handout: async ({ steps, recording }) => {
      stops = steps;
      last = recording.length;
      return success("");
    },
  };
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined }, figures);
  const answer = await execute(session, { command: "handout", files: [], options: { lesson, ...more } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return { stops, last };
}

test("a handout of a short run stops where its lesson does", async () => {
  const { stops, last } = await stopsOf("falls-for-ever");
  expect(stops.length).toBeLessThan(6);
  expect(stops.at(-1)).toBe(last);
});

test("that of a long run at its moments, too, unless positions are given", async () => {
  const { stops, last } = await stopsOf("example-1-constructor");
  expect(stops.length).toBeGreaterThanOrEqual(20);
  expect(stops).toEqual([...stops].sort((a, b) => a - b));
  expect(stops.at(-1)).toBe(last);
  expect((await stopsOf("example-1-constructor", { at: "1,5" })).stops).toHaveLength(2);
});
