import { expect, test } from "vitest";
import { misconceptionsIn } from "../../../../testing/shown/misconceptions-in.ts";
import { manifest as pushdown } from "../../manifest.ts";

test.each([
  ["textbook-system", "l(p1, b, ⟨p1,b⟩) = 1", ["l(p1, b, s1) = 1: as-step"]],
  ["textbook-system", "l(⟨p1,b⟩, a, s1) = 1", ["l(p1, a, s1) = 1: no-middle"]],
  ["textbook-system", "l(p0, b, ⟨p2,c⟩) = 1", ["l(p2, b, ⟨p2,c⟩) = 1: location"]],
  // `(p0, b, ⟨p2,c⟩)` is there, so a pop that is read as a step says nothing wrong.
  ["textbook-system", "l(p0, ε, ⟨p2,c⟩) = 1", []],
  ["textbook-system", "l(p0, a, ⟨p1,b⟩) = 1", ["l(p0, a, ⟨p2,c⟩) = 1: epsilon-end"]],
  ["unbounded-stack", "l(up, ε, s1) = 1", ["l(up, f, s1) = 1: not-popped"]],
  ["who-comes-to-an-end", "l(down, f, up) = 1", ["l(up, f, down) = 1: turned"]],
  ["cheapest-way", "l(car, work, s) = 9", ["l(car, work, s) = 0: path-alone"]],
  [
    "cheapest-way",
    "l(car, ring, ⟨car,ring⟩) = 0",
    ["l(car, ring, s) = 0: as-step", "l(car, ring, ⟨car,ring⟩) = 2: top-weighted"],
  ],
  ["cheapest-way", "W(⟨car,bridge⟩) = 3", ["W(⟨car,bridge⟩) = 1: upper-alone", "W(⟨car,bridge⟩) = 2: deep-alone"]],
  ["falls-for-ever", "l(cart, town, s) = -inf", ["l(cart, town, s) = 5: rule-alone", "l(cart, town, s) = 9: kept"]],
  ["late-caller", "l(⟨q,g⟩, y, s′) = any", ["l(q, y, s′) = any: no-middle", "l(⟨q,g⟩, y, s′) = const: order"]],
  // A transition that is better than before: what it had counts no more.
  ["cheapest-way", "l(car, work, s) = 6", ["l(car, work, s) = 1: rule-alone", "l(car, work, s) = 5: path-alone"]],
])("%s: %s", async (lesson, fact, expected) => {
  const asked = await misconceptionsIn(pushdown, lesson);
  expect(asked.find((each) => each.fact === fact)?.misconceptions).toEqual(expected);
});
