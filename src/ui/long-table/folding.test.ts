import { describe, expect, test } from "vitest";
import { foldRest, keptAround, type RoomForWork } from "./folding.ts";

describe("a list without the rest", () => {
  test.each([
    ["nothing is left out", "", "abc", "a b c"],
    ["neighbors are counted together", "bc", "abcd", "a 2 d"],
    ["each where it stands", "adf", "abcdef", "1 b c 1 e 1"],
    ["all of it", "abc", "abc", "3"],
    ["of none", "", "", ""],
  ])("%s", (_, rest, all, expected) => {
    const folded = foldRest([...all], (letter) => !rest.includes(letter));
    expect(folded.map((each) => each.rest?.length ?? each.item).join(" ")).toBe(expected);
    expect(folded.map(({ index }) => all[index])).toEqual(folded.map((each) => each.rest?.[0] ?? each.item));
  });
});

/** Ten rows of 10 pixels. */
const ten = (more: Partial<RoomForWork>): RoomForWork => ({
  sizes: Array.from({ length: 10 }, () => 10),
  work: [],
  room: 50,
  fold: 10,
  ...more,
});

describe("what is kept around what is at work", () => {
  test.each<readonly [string, Partial<RoomForWork>, readonly number[] | undefined]>([
    ["nothing at work: it is scrolled", {}, undefined],
    ["one at work: it is scrolled to", { work: [7] }, undefined],
    ["there is room from the one to the other", { work: [2, 6] }, undefined],
    ["all of it has room", { work: [0, 9], room: 100 }, undefined],
    ["two ends, and neighbors while there is room", { work: [0, 9] }, [0, 1, 8, 9]],
    ["two in the middle leave out before, between and after", { work: [2, 7] }, [2, 7]],
    ["one between two that are kept takes no more room than its number", { work: [0, 2, 9] }, [0, 1, 2, 9]],
    ["where it does not fit what matters most is kept", { work: [5, 0, 9], room: 40 }, [0, 5]],
    ["a later one that has room is kept", { work: [5, 2, 4], sizes: [9, 9, 40, 9, 9, 9], room: 30 }, [4, 5]],
    ["the first is kept in any case", { work: [5, 0], room: 5 }, [5]],
    ["one that is larger than the room", { work: [1], sizes: [10, 90, 10], room: 50 }, [1]],
    ["one alone, where that is asked for", { work: [4], isAlways: true }, [3, 4, 5]],
    ["what has room is kept, also where that is asked for", { work: [4], isAlways: true, room: 100 }, undefined],
    ["numbers that take no room", { work: [0, 5, 9], room: 30, fold: 0 }, [0, 5, 9]],
  ])("%s", (_, more, expected) => {
    const kept = keptAround(ten(more));
    expect(kept && [...kept].sort((one, other) => one - other)).toEqual(expected);
  });

  test("with the numbers of the others they have room", () => {
    for (let seed = 0; seed < 200; seed++) {
      const sizes = Array.from({ length: 5 + (seed % 17) }, (_, index) => 20 + ((seed * 7 + index * 13) % 30));
      const work = [...new Set([seed, seed * 3 + 1, seed * 5 + 2].map((each) => each % sizes.length))];
      const [room, fold] = [120 + (seed % 90), seed % 25];
      const kept = keptAround({ sizes, work, room, fold });
      if (kept === undefined) continue;
      const folds = foldRest(sizes, (_, index) => kept.has(index)).filter(({ rest }) => rest !== undefined).length;
      const taken = [...kept].reduce((sum, index) => sum + (sizes[index] ?? 0), folds * fold);
      expect(kept.size === 1 || taken <= room, `seed ${seed}`).toBe(true);
    }
  });
});
