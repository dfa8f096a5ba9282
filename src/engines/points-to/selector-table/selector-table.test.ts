import { expect, test } from "vitest";
import { Budget } from "../../../kernel/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { storesOfRooms } from "../page/lessons/containers/stores-of-rooms.ts";
import { compareSelectors, parseTableOptions, type SelectorRow } from "./selector-table.ts";

async function rowsUnder(selectors: string): Promise<readonly SelectorRow[]> {
  const options = parseTableOptions({ selectors });
  if (!options.ok) throw new Error("good options");
  const table = compareSelectors(await compileJava([storesOfRooms.file]), options.value, {
    budget: Budget.unlimited,
    now: () => 0,
    hasTimes: false,
  });
  if (!table.ok) throw new Error("the program has a main");
  return table.value.rows;
}

test("a lesson shows the order of the lecture: precision object > type > call site, cost the other way round", async () => {
  const [byCall, byType, byObject] = await rowsUnder("2-call,2-type,2-obj");
  for (const measure of ["mayFailCasts", "polyCalls", "callEdges", "pointsToCi", "pointsToMean"] as const) {
    expect(byObject?.[measure], measure).toBeLessThan(byType?.[measure] ?? 0);
    expect(byType?.[measure], measure).toBeLessThan(byCall?.[measure] ?? 0);
  }
  for (const measure of ["pointsToPairs", "pops", "contextsMean"] as const) {
    expect(byType?.[measure], measure).toBeLessThan(byObject?.[measure] ?? 0);
    expect(byObject?.[measure], measure).toBeLessThan(byCall?.[measure] ?? 0);
  }
});

test("contexts are dropped from what is compared, not from what it costs", async () => {
  const [insensitive, byObject] = await rowsUnder("ci,2-obj");
  // Six calls of use(), one of six callees each: 6 instead of 36 edges. The other 37 are the same.
  expect([insensitive?.callEdges, byObject?.callEdges]).toEqual([73, 43]);
  expect([insensitive?.reachable, byObject?.reachable]).toEqual([29, 29]);
  // Under context insensitivity first and second point to six things instead of one: six variables, five more each.
  expect((insensitive?.pointsToCi ?? 0) - (byObject?.pointsToCi ?? 0)).toBe(30);
  expect(byObject?.pops).toBeGreaterThan(insensitive?.pops ?? 0);
});

test("an option that is wrong for all selectors is told once", () => {
  const options = parseTableOptions({ selectors: "ci,1-call,of-tomorrow", timeout: "-1" });
  expect(options.ok ? [] : options.errors.map(({ kind }) => kind)).toEqual(["bad-option", "unknown-selector"]);
});

test("a definition alone is a list of one, though commas stand in it", async () => {
  const rows = await rowsUnder("selector own\nstatic(c, l) = [l]\ninstance(c, l, h, o) = [o]\n");
  expect(rows.map(({ selector }) => selector)).toEqual(["own"]);
});
