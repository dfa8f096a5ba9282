import { afterEach, expect, test, vi } from "vitest";
import { partOf } from "./parts-of-checkout.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

let runs = 0;

/** The module, as a run with these variables reads it: made anew, while what other files share stays. */
async function seedsOf(variables: Readonly<Record<string, string>>): Promise<typeof import("./seeds.ts")> {
  for (const name of ["FIXSCOPE_SEED", "FIXSCOPE_CHANGED", "FIXSCOPE_TURNS", "FIXSCOPE_LONG"]) {
    vi.stubEnv(name, variables[name] ?? "");
  }
  return import(/* @vite-ignore */ `./seeds.ts?run=${runs++}`);
}

test.each([
  ["src/engines/points-to/algorithm/solver/solver.ts", "src/engines/points-to"],
  ["src/java/ir/program.ts", "src/java"],
  ["e2e/walk.spec.ts", "e2e/walk.spec.ts"],
  ["scripts/test.mjs", "scripts"],
  ["package.json", "package.json"],
])("%s is of the part %s", (path, part) => {
  expect(partOf(path)).toBe(part);
});

test("an expensive test runs in one run of so many, each salt in a run of its own", async () => {
  const found: number[][] = [];
  for (const seed of [0, 7, 14, 21]) {
    const { runsThisTime } = await seedsOf({ FIXSCOPE_SEED: String(seed) });
    found.push([0, 1, 2].filter((salt) => runsThisTime(3, salt)));
  }
  expect(found).toEqual([[0], [1], [2], [0]]);
});

test("of 17 runs in a row each test that is listed as expensive takes part in one, and meets every share", async () => {
  const titles = ["recordings keep the laws", "program 7: nothing is lost", "program 8: nothing is lost"];
  const runs = new Map<string, number[]>(titles.map((title) => [title, []]));
  for (let seed = 0; seed < 17 * 26; seed++) {
    const { isInTurn } = await seedsOf({ FIXSCOPE_SEED: String(seed) });
    for (const [title, found] of runs) if (isInTurn(title, "src/a.test.ts")) found.push(seed);
  }
  for (const [title, found] of runs) {
    expect(
      found.map((seed) => Math.floor(seed / 17)),
      title,
    ).toEqual(Array.from({ length: 26 }, (_, round) => round));
    for (const parts of [2, 3, 4, 5, 6, 7, 8, 25])
      expect(new Set(found.map((seed) => seed % parts)), `a share of ${parts}`).toHaveProperty("size", parts);
  }
  const changed = await seedsOf({ FIXSCOPE_SEED: "0", FIXSCOPE_CHANGED: "src/java/ir/program.ts" });
  expect(titles.every((title) => changed.isInTurn(title, "src/java/a.test.ts"))).toBe(true);
});

test("what a change touches does not wait for its turn", async () => {
  const { runsThisTime, setTestFile } = await seedsOf({ FIXSCOPE_CHANGED: "src/java/ir/program.ts\ne2e/walk.spec.ts" });
  expect(runsThisTime(2, 1, "src/java/front-end/limits.test.ts")).toBe(true);
  expect(runsThisTime(2, 1, "e2e/walk.spec.ts")).toBe(true);
  expect(runsThisTime(2, 1, "e2e/compare.spec.ts")).toBe(false);
  setTestFile("src/java/ir/ir.test.ts");
  expect(runsThisTime(2, 1)).toBe(true);
  setTestFile("src/engines/points-to/laws.test.ts");
  expect(runsThisTime(2, 1)).toBe(false);
});

test.each([{ FIXSCOPE_CHANGED: "all" }, { FIXSCOPE_TURNS: "all" }, { FIXSCOPE_LONG: "1" }])(
  "%j: no test waits",
  async (variables) => {
    const { runsThisTime } = await seedsOf(variables);
    expect(runsThisTime(16, 5, "src/a.test.ts")).toBe(true);
  },
);

test("a share is one of so many, in turn, and never empty", async () => {
  const { share } = await seedsOf({ FIXSCOPE_SEED: "4" });
  expect(share([0, 1, 2, 3, 4, 5, 6], 3)).toEqual([1, 4]);
  expect(share(["only"], 3)).toEqual(["only"]);
  const all = await seedsOf({ FIXSCOPE_LONG: "1" });
  expect(all.share([0, 1, 2], 3)).toEqual([0, 1, 2]);
});
