import { expect, test } from "vitest";
import { universe } from "../../../testing/pushdown/explore-pushdown.ts";
import { mistakenPostStar, mistakes } from "../../../testing/pushdown/mistaken-post-star.ts";
import { configuredSystem, kindsOfWeights, mismatch, postStarOf } from "../../../testing/pushdown/pushdown-suite.ts";
import { runsThisTime } from "../../../testing/seeds.ts";

const systems = kindsOfWeights.flatMap((kind) =>
  Array.from({ length: 60 }, (_, index) => configuredSystem(index + 1, kind)),
);

test.runIf(runsThisTime(4, 3))("a second, plain post* without a mistake answers as the engine does", () => {
  for (const system of systems) {
    const plain = mistakenPostStar(system, undefined);
    const engine = postStarOf(system, "fifo");
    expect(mismatch(system, plain), `seed ${system.seed}`).toBeUndefined();
    expect(new Map([...plain.tops].sort())).toEqual(new Map([...engine.tops].sort()));
    for (const { location, stack } of universe(system, 2))
      expect(plain.weightOf(location, stack)).toEqual(engine.weightOf(location, stack));
  }
});

test.each(mistakes)("the comparison with exploration notices: %s", (mistake) => {
  expect(systems.some((system) => mismatch(system, mistakenPostStar(system, mistake)) !== undefined)).toBe(true);
});
