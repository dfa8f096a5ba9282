import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { recordOnce } from "../../testing/points-to/record.ts";
import {
  type Granularity,
  granularities,
  libraryOf,
  type Strides,
  StridesOverLibrary,
  stepOf,
} from "../../trace/index.ts";
import { pointsToBoard } from "./board.ts";

const putAndGet = `
import java.util.HashMap;

class Key {}
class Value {}

class Main {
  public static void main(String[] args) {
    HashMap<Key, Value> map = new HashMap<>();
    Key key = new Key();
    map.put(key, new Value());
    Value found = map.get(key);
  }
}
`;

async function walked(source: string, options: Readonly<Record<string, unknown>>) {
  const { recording } = recordOnce(await compileJava(source), options);
  const board = pointsToBoard.open(recording);
  const strides = new StridesOverLibrary(recording, (seq) => libraryOf(board, seq) !== "");
  const own = Array.from({ length: recording.length }, (_, seq) => seq).filter((seq) => libraryOf(board, seq) === "");
  return { recording, board, strides, own };
}

test("put and get of a map: what happens inside the library is passed over", async () => {
  const { recording, board, strides, own } = await walked(putAndGet, { context: "ci" });
  const pressesAt = (size: Granularity) =>
    [recording, strides].map((walked) => pressesTo(recording.length, walked, size));
  expect(pressesAt("step")).toEqual([472, 61]);
  expect(pressesAt("rule")).toEqual([205, 34]);
  expect(pressesAt("iteration")).toEqual([89, 14]);
  expect(own.length).toBe(51);
  const facts = own.map((seq) => board.why(seq, 1)?.text ?? "");
  expect(facts).toEqual(expect.arrayContaining(["11a → HashMap.put(Object,Object)", "o11 ∈ pt(found)"]));
  expect(
    facts.filter((fact) => fact.includes("table")),
    "the map’s own fields are the library’s business",
  ).toEqual([]);
});

test("a stretch of the library is told as one step, with the classes it is about", async () => {
  const { recording, board, strides } = await walked(putAndGet, { context: "ci" });
  const stretches = stretchesOf(recording.length, strides);
  const [since, n] = stretches.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0] ?? [0, 0];
  expect(n - since).toBeGreaterThan(1);
  const { what, why, effect, rule } = board.explain(n, since, true);
  expect(what).toEqual([
    { id: "library.what", values: { steps: stepOf(recording, n - 1) - stepOf(recording, since) + 1 } },
  ]);
  expect(why).toEqual([{ id: "library.why", values: { classes: "`HashMap`, `AbstractMap`, `Object`" } }]);
  expect(effect.length).toBeGreaterThan(0);
  expect(rule).toBeUndefined();
});

test("a walk that ends inside the library says that it is at its end", async () => {
  const { recording, board } = await walked(putAndGet, { context: "ci" });
  const at = (n: number) => board.explain(n, n - 2, true).effect.map(({ id }) => id);
  expect(at(recording.length)).toContain("points-to.effect.end");
  expect(at(recording.length - 1)).not.toContain("points-to.effect.end");
});

test("a program without the library is walked as ever", async () => {
  const { recording, strides } = await walked("class A { public static void main(String[] a) { new A(); } }", {});
  expect(strides.isInUse).toBe(false);
  for (const size of granularities)
    expect(pressesTo(recording.length, strides, size)).toBe(pressesTo(recording.length, recording, size));
});

/** How often Step forward is pressed from the beginning to a position. */
function pressesTo(position: number, strides: Strides, size: Granularity): number {
  let presses = 0;
  for (let n = 0; n < position; n = strides.nextStop(n, size)) presses++;
  return presses;
}

function stretchesOf(length: number, strides: StridesOverLibrary): readonly (readonly [since: number, n: number])[] {
  const found: [number, number][] = [];
  for (let since = 0; since < length; ) {
    const n = strides.nextStop(since, "rule");
    if (strides.isStretch(since, n)) found.push([since, n]);
    since = n;
  }
  return found;
}
