import fc from "fast-check";
import { expect, test } from "vitest";
import { readPicks, writePicks } from "./picks.ts";

test.each([
  ["picked:", []],
  ["picked:2.0.1", [2, 0, 1]],
  ["picked:2.", undefined],
  ["picked:-1", undefined],
  ["fifo", undefined],
])("%s reads as %j", (written, picks) => {
  expect(readPicks(written)).toEqual(picks);
});

test("picks are written so that they are read alike, without those at the end that change nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(99)), (picks) => {
      const read = readPicks(writePicks(picks)) ?? [];
      expect([...read, ...picks.slice(read.length)]).toEqual(picks);
      expect(read.at(-1)).not.toBe(0);
      expect(picks.slice(read.length).every((place) => place === 0)).toBe(true);
    }),
  );
});
