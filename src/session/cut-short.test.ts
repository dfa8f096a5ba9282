import { describe, expect, test } from "vitest";
import { type Stop, success } from "../kernel/index.ts";
import { testFrontEnd } from "../testing/front-end.ts";
import { EVERY_COMMAND as commands } from "../testing/requests/every-command.ts";
import { runSeed } from "../testing/seeds.ts";
import { analysisCommands, answerLine, generalCommands, RunSession } from "./index.ts";

/** Draws nothing: what is said of a drawing that is not whole is the session's part. */
const figures = {
  figure: async () => success('<svg viewBox="0 0 10 10" width="10" height="10"></svg>\n'),
  slide: async () => success(""),
  handout: async () => success("<html><body></body></html>"),
};

interface Limits {
  readonly timeout?: number;
  /** The look at the clock at which it is stopped from outside. */
  readonly stopAt?: number;
  readonly stop?: Stop;
}

/** Asks with a clock that goes on by a millisecond a look. */
async function answered(command: string, { timeout, stopAt = Number.POSITIVE_INFINITY, stop }: Limits) {
  const [files, options = {}] = commands[command] ?? [[]];
  let looks = 0;
  const scheduler = {
    now: () => looks++,
    pause: () => Promise.resolve(),
    stop: () => (looks >= stopAt ? stop : undefined),
  };
  const session = new RunSession(await testFrontEnd(), scheduler, figures);
  const limit = timeout === undefined ? {} : { timeout };
  const line = JSON.stringify({ id: 1, command, files, options: { ...options, ...limit } });
  const text = [...(await answerLine(session, line))].join("");
  const answer: { ok: boolean; result: Readonly<Record<string, unknown>> } = JSON.parse(text);
  return { answer, looks };
}

/** The parts of the time that a whole answer takes at which it is cut, other ones with each seed. */
const parts = [0, 0.02 + (runSeed % 7) / 50, 0.5, 0.95];

test("every command has a request here", () => {
  const known = [...analysisCommands, ...generalCommands].map(({ name }) => name);
  expect(known.filter((name) => !(name in commands))).toEqual([]);
});

/** The answer to a cut request has what is known and says that it is not whole, or is whole. */
function expectNamed(result: Readonly<Record<string, unknown>>, limit: string, sentence: RegExp): void {
  if (result["partial"] !== true) return;
  // What has a limit of its own may have come to that one before.
  expect(String(result["limit"])).toMatch(new RegExp(`^(${limit}|\\w+-limit)$`));
  if (typeof result["text"] === "string") expect(result["text"]).toMatch(sentence);
  if (Array.isArray(result["lines"])) expect(result["lines"].at(-1)).toMatchObject({ partial: true, limit });
}

describe("past its time the answer has what is known, and names the limit", () => {
  test.each(Object.keys(commands))("%s", async (command) => {
    const { answer, looks } = await answered(command, { timeout: 1e9 });
    expect(answer.ok, JSON.stringify(answer).slice(0, 300)).toBe(true);
    for (const part of parts) {
      const timeout = Math.floor(looks * part);
      const cut = await answered(command, { timeout });
      expect(cut.answer.ok, `${timeout} of ${looks}: ${JSON.stringify(cut.answer)}`).toBe(true);
      expectNamed(cut.answer.result, "time-limit", /Stopped at (the time|a) limit/);
      // What does not say that something is missing has all.
      if (cut.answer.result["partial"] !== true) expect(cut.answer.result).toEqual(answer.result);
    }
  });
});

describe("stopped from outside the answer has what is known, and names what stopped it", () => {
  test.each(Object.keys(commands))("%s", async (command) => {
    const { answer: whole, looks } = await answered(command, {});
    const stops = [
      [{ kind: "canceled" }, "canceled", /Canceled|Stopped at/],
      [{ kind: "memory-limit", limit: 400 }, "memory-limit", /Stopped at/],
    ] as const;
    for (const [stop, name, sentence] of stops) {
      const { answer } = await answered(command, { stop, stopAt: Math.floor(looks / 2) });
      expect(answer.ok, JSON.stringify(answer).slice(0, 300)).toBe(true);
      expectNamed(answer.result, name, sentence);
      if (answer.result["partial"] !== true) expect(answer.result).toEqual(whole.result);
    }
  });
});
