import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../src/engines/index.ts";
import { shuffled } from "../src/kernel/index.ts";
import type { FuzzRequest } from "../src/testing/fuzz/inputs.ts";
import { ServedProcess } from "../src/testing/fuzz/served-process.ts";
import { filesOfGoldenProgram, goldenPrograms } from "../src/testing/golden-programs.ts";
import { EVERY_COMMAND } from "../src/testing/requests/every-command.ts";
import { isLongRun, runSeed, runsThisTime, share } from "../src/testing/seeds.ts";
import { buildCli, cliBundle, cliIsStale } from "./build.mjs";

/** Milliseconds until a request counts as not answered. */
const PATIENCE = 120_000;

/** What a job of \`serve\` has without flags. */
const MEGABYTES = 1024;

beforeAll(async () => {
  if (cliIsStale()) expect(await buildCli()).toBe(0);
}, 300_000);

/**
 * The answers of one `serve` to requests in their order, without their ids. It starts without flags and is asked one after the
 * other, or carries out several jobs at once.
 */
async function answersOfOneServe(requests: readonly FuzzRequest[], jobs = 1): Promise<readonly string[]> {
  const flags = jobs === 1 ? [] : ["--jobs", String(jobs), "--memory", String(MEGABYTES * jobs)];
  const server = new ServedProcess(cliBundle, flags);
  const answers: string[] = [];
  let next = 0;
  const ask = async (): Promise<void> => {
    for (let at = next++; at < requests.length; at = next++) {
      const answer = await server.ask(requests[at] ?? {}, PATIENCE);
      answers[at] = answer?.line.replace(/^\{"id":"[\w-]+",/, "{") ?? "no answer";
    }
  };
  await Promise.all(Array.from({ length: jobs }, ask));
  server.close();
  return answers;
}

/** Thirty programs out of all that have a recorded output, each executed and analyzed. */
const programs: readonly FuzzRequest[] = Array.from({ length: 30 }, (_, at) => {
  const files = filesOfGoldenProgram(goldenPrograms[Math.floor((at * goldenPrograms.length) / 30)] ?? "");
  return [
    { command: "run", files, options: {} },
    { command: "pta", files, options: { context: "2-obj" } },
  ];
}).flat();

/** Each command, and the steps of each engine. */
const commands: readonly FuzzRequest[] = [
  ...Object.entries(EVERY_COMMAND).map(([command, [files, options = {}]]) => ({ command, files, options })),
  ...engines.map(({ id, starter }) => ({ command: "trace", files: starter, options: { engine: id } })),
];

/** Answers are compared by what they begin and end with where they differ: some have millions of characters. */
function shortened(answer: string): string {
  return answer.length < 2_000 ? answer : `${answer.slice(0, 1_000)} … ${answer.length} … ${answer.slice(-1_000)}`;
}

function expectEqual(requests: readonly FuzzRequest[], answers: readonly string[], expected: readonly string[]): void {
  const named = (texts: readonly string[]) =>
    requests.flatMap(({ command, files }, at) =>
      answers[at] === expected[at] ? [] : [[command, files[0]?.name, shortened(texts[at] ?? "")]],
    );
  expect(named(answers)).toEqual(named(expected));
}

describe("an answer is a function of its request", () => {
  const requests = [...share(programs, 20), ...share(commands, 11)];

  test("equal, byte by byte, in one serve in two orders, beside others, and alone", {
    timeout: 1_800_000,
  }, async () => {
    const order = shuffled(requests, runSeed);
    const inOrder = await answersOfOneServe(order);
    expect(inOrder.filter((answer) => !answer.startsWith('{"ok":true,"result":')).map(shortened)).toEqual([]);
    // Backwards two are under way at once, each beside others than those it came after.
    const backwards = await answersOfOneServe(order.toReversed(), 2);
    expectEqual(order, backwards.toReversed(), inOrder);
    // A process of its own for each is dear: in a normal run the last one stands for them, before which all others were asked.
    const alone = isLongRun ? order : order.slice(-1);
    const answers: string[] = [];
    for (const request of alone) answers.push(...(await answersOfOneServe([request])));
    expectEqual(alone, answers, inOrder.slice(-alone.length));
  });
});

/** `o = new A();` so many times: close to what its share of the memory holds. */
function assignments(count: number): FuzzRequest {
  const body = "o = new A();\n".repeat(count);
  const text = `class A { public static void main(String[] s) { A o;\n${body}} }`;
  return { command: "ir", files: [{ name: "A.java", text }], options: {} };
}

test.runIf(isLongRun || runsThisTime(16, 5))(
  "what earlier requests needed does not count against a large one",
  { timeout: 600_000 },
  async () => {
    const requests = [120_000, 110_000, 100_000].map(assignments);
    const answers = await answersOfOneServe(requests);
    const alone = await answersOfOneServe(requests.slice(-1));
    expect(alone[0]?.slice(0, 60)).toContain('{"ok":true,"result":{"text":"');
    expect(alone[0]?.slice(-60)).not.toContain("partial");
    expectEqual(requests.slice(-1), answers.slice(-1), alone);
  },
);
