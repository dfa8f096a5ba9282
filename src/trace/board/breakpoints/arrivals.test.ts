import fc from "fast-check";
import { expect, test } from "vitest";
import { Arrivals } from "./arrivals.ts";

test("a growing recording is looked through once, and met where the whole one is", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(3)), { maxLength: 60 }), fc.array(fc.nat(60)), (keys, lengths) => {
      const recording = { length: 0 };
      const asked: number[] = [];
      const arrivals = new Arrivals(recording, (seq) => {
        asked.push(seq);
        return new Set(keys[seq]);
      });
      for (const length of [...lengths.sort((a, b) => a - b), keys.length]) {
        recording.length = Math.min(length, keys.length);
        for (const key of [0, 3])
          expect(arrivals.at(key)).toEqual(
            keys.slice(0, recording.length).flatMap((each, seq) => (each.includes(key) ? seq + 1 : [])),
          );
      }
      expect(asked).toEqual([...keys.keys()]);
    }),
  );
});
