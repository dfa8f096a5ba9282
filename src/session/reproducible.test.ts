import { describe, expect, test } from "vitest";
import type { InputFile } from "../kernel/index.ts";
import { testFrontEnd } from "../testing/front-end.ts";
import { JAVA, REQUESTS } from "../testing/requests/analysis-requests.ts";
import { analysisCommands, answerLine, RunSession } from "./index.ts";

/** The same request again, on a machine that is slower. */
async function answer(command: string, files: readonly InputFile[], options: object, tick: number): Promise<string> {
  let now = 1_000 * tick;
  const clock = () => {
    now += tick;
    return now;
  };
  const session = new RunSession(await testFrontEnd(), { now: clock, pause: () => Promise.resolve() });
  return [...(await answerLine(session, JSON.stringify({ id: 1, command, files, options })))].join("");
}

test("every command that analyzes has a request here", () => {
  const own = new Set(Object.keys(REQUESTS));
  expect(analysisCommands.map(({ name }) => name).filter((name) => !own.has(name))).toEqual([]);
});

describe("an answer is the same each time, byte by byte, and tells no time", () => {
  test.each(Object.entries(REQUESTS))("%s", async (command, [files, options = {}]) => {
    const first = await answer(command, files, options, 0);
    expect(await answer(command, files, options, 0.01)).toBe(first);
    expect(first).not.toMatch(/"\w*(milliseconds|time|elapsed|duration|seconds)\w*":/i);
  });
});

describe("times are told where they are asked for", () => {
  test.each([
    ["table", {}, /"milliseconds":/],
    ["instrument", { table: true }, /"analysis":\d+.*"instrumentation":\d+/],
    ["tests", { method: "sign", symbolic: "i" }, /"milliseconds":\d+,"millisecondsWithAll":\d+/],
  ])("%s", async (command, options, told) => {
    expect(await answer(command, JAVA, { ...options, times: true }, 1)).toMatch(told);
    expect(await answer(command, JAVA, options, 1)).not.toMatch(told);
  });
});
