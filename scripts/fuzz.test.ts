import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzz } from "../src/testing/fuzz/fuzz.ts";
import { kindsOf } from "../src/testing/fuzz/inputs.ts";
import { settle } from "../src/testing/fuzz/machine.ts";
import { ServedProcess } from "../src/testing/fuzz/served-process.ts";
import { isLongRun } from "../src/testing/seeds.ts";
import { buildCli, cliBundle, cliIsStale } from "./build.mjs";
import { at } from "./paths.mjs";

/** Enough for the long run on a slow machine. */
const LONGEST = 4 * 3_600_000;

/** Milliseconds of the processor’s time that an answer may take beyond a limit, however short that is. */
const GRACE = 500;

const GIGABYTE = 1024 ** 3;

const reports = at("dist/reports/fuzz");
const total = Number(process.env["FIXSCOPE_FUZZ"] ?? (isLongRun ? 100_000 : 200));
const kinds = kindsOf(
  isLongRun
    ? { size: 300, longest: 10_000, timeout: 1_000, maxSteps: 10_000 }
    : { size: 60, longest: 1_500, timeout: 100, maxSteps: 1_000 },
);

function serve(...nodeFlags: readonly string[]): ServedProcess {
  return new ServedProcess(cliBundle, ["--jobs", "2"], nodeFlags);
}

let server: ServedProcess;

beforeAll(async () => {
  if (cliIsStale()) expect(await buildCli()).toBe(0);
  server = serve();
}, 300_000);

afterAll(() => server.close());

test.each(kinds)("serve answers whatever it is asked: $name", { timeout: LONGEST }, async (kind) => {
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, server.residentMemory());
  }, 200);
  const count = Math.ceil(total / kinds.length);
  const found = await fuzz(server, kind, {
    count,
    latest: (timeout) => Math.max(2 * timeout, timeout + GRACE),
    reports,
  });
  clearInterval(watch);
  expect(found.join("\n")).toBe("");
  if (isLongRun) expect(memory).toBeLessThan(GIGABYTE);
});

test.runIf(isLongRun)("memory stays flat over 10,000 requests of all kinds", { timeout: LONGEST }, async () => {
  // The thread that hands the jobs out needs little memory: told so, it does not put off collecting its garbage.
  const soaked = serve("--max-old-space-size=48");
  const memoryAfter = async (count: number, from: number): Promise<number> => {
    for (const kind of kinds)
      await fuzz(soaked, kind, { count, from, latest: () => Number.POSITIVE_INFINITY, reports });
    const settled: number[] = [];
    for (let i = 0; i < 3; i++) {
      await settle(soaked);
      settled.push(soaked.residentMemory());
    }
    return Math.min(...settled);
  };
  const early = await memoryAfter(100, 0);
  const late = await memoryAfter(total / 10 / kinds.length, 100);
  soaked.close();
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, "memory.json"), JSON.stringify({ requests: total / 10, early, late }));
  expect(late / early).toBeGreaterThan(0.8);
  expect(late / early).toBeLessThan(1.2);
});
