import { expect, test } from "vitest";
import { execute, type InputFile, RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { isLongRun, seedsFrom, share } from "../../testing/seeds.ts";
import type { RelevancyResult } from "./index.ts";
import { applications } from "./page/lessons/applications.ts";

const entry = "CouponDriver.main(String[])";

test("a time limit ends every phase", async () => {
  // The program is compiled once: later runs do not look at the clock for that.
  await analyze({});
  const whole = await analyze({});
  expect(whole.result.partial).toBe(false);
  expect(whole.isPartial).toBe(false);
  const phases = new Set<string>();
  const last = whole.looks - 2;
  for (const timeout of new Set([...share(seedsFrom(1, last), 96), last])) {
    const { result, isPartial, looks } = await analyze({ timeout });
    expect([result.partial, isPartial], `timeout ${timeout}`).toEqual([true, true]);
    // The clock is read where the request begins, where its time is over, and where the result begins.
    expect(looks, `timeout ${timeout}`).toBeGreaterThanOrEqual(timeout + 3);
    // The result of what was ended may take 100 ms more.
    expect(looks, `timeout ${timeout}`).toBeLessThanOrEqual(timeout + 105);
    phases.add(phaseOf(result, whole.result));
  }
  // With the last limit the time is up while the result is made. A share of the others may miss the few that end the saturation.
  const all = ["nothing yet", "saturation", "colors", "whole"];
  expect([...phases]).toEqual(isLongRun ? all : all.filter((phase) => phase !== "saturation" || phases.has(phase)));
});

test("a recording that its time ended is read to its end: a local whose time for splitting was up stays whole", async () => {
  // The program is compiled once: later runs do not look at the clock for that.
  await record({});
  const before = time;
  const whole = await record({});
  const looks = time - before;
  expect(whole.isPartial).toBe(false);
  for (let timeout = 1; timeout < looks - 2; timeout++)
    expect((await record({ timeout })).isPartial, `timeout ${timeout}`).toBe(true);
});

test("a step limit ends every phase, and a high one none", async () => {
  const options = { "mod-ref": false, encoding: "paper" };
  const whole = await analyze(options);
  const phases: string[] = [];
  for (let limit = 1; limit < 1_000_000; limit *= 4) {
    const { result, isPartial } = await analyze({ ...options, "max-steps": limit });
    expect(result.partial).toBe(isPartial);
    phases.push(isPartial ? phaseOf(result, whole.result) : "whole");
  }
  expect([...new Set(phases)]).toEqual(["nothing yet", "saturation", "whole"]);
});

test("a partial answer in XML is a partial answer", async () => {
  expect((await ask({ format: "xml", timeout: 1 })).answer.isPartial).toBe(true);
  expect((await ask({ format: "xml" })).answer.isPartial).toBe(false);
});

/** How far a run came that was cut short. */
function phaseOf(result: RelevancyResult, whole: RelevancyResult): string {
  if (result.transitions === 0) return "nothing yet";
  if (result.transitions < whole.transitions) return "saturation";
  const hasSeeds = result.variables.some(({ seeds }) => seeds !== undefined);
  return hasSeeds ? "whole" : "colors";
}

async function analyze(options: Readonly<Record<string, unknown>>) {
  const { answer, looks } = await ask(options);
  if (answer.kind !== "json") throw new Error("no JSON");
  return { result: answer.value as RelevancyResult, isPartial: answer.isPartial, looks };
}

/** The clock goes on by one with each look at it: a time limit is met at the same place on every machine. */
let time = 0;
const session = new RunSession(await testFrontEnd(), { now: () => ++time, pause: () => Promise.resolve() });
const files = await webStore();

async function ask(options: Readonly<Record<string, unknown>>) {
  const before = time;
  const answer = await execute(session, { command: "ra", files, options: { entry, ...options } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return { answer: answer.value, looks: time - before };
}

const assignedAgain: InputFile = {
  name: "Main.java",
  text: `class Main {
  static int twice(int n) { int i = n; i = i + n; int j = i; j = 2; return i + j; }
  int unreached(int n) { int k = n; k = 2; return k; }
  public static void main(String[] args) { int x = Symbolic.integer(); x = twice(x); x = 5; int y = x; }
}`,
};

async function record(options: Readonly<Record<string, unknown>>) {
  const files = [assignedAgain];
  const answer = await execute(session, { command: "trace", files, options: { engine: "relevancy", ...options } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer.value;
}

async function webStore(): Promise<readonly InputFile[]> {
  const application = applications.find(({ id }) => id === "web-store");
  if (application === undefined) throw new Error("there is no web store");
  return application.load();
}
