import { expect, test } from "vitest";
import { record } from "../../../testing/points-to/record.ts";
import { runSeed, share } from "../../../testing/seeds.ts";
import { pointsToBoard } from "../board.ts";
import { lessons } from "../page/lessons/index.ts";

const twice = `class Box { Object f; }
class Main { public static void main(String[] args) {
  Object a = new Box(); Object b = a; Object c = b;
  if (args == null) c = a;
  Object d = id(a); Object e = id(b);
} static Object id(Object p) { return p; } }`;

async function opened(files: Parameters<typeof record>[0], options: Parameters<typeof record>[1]) {
  const { recording } = await record(files, options);
  return { reader: pointsToBoard.open(recording), recording };
}

test("an object that comes along two edges has two derivations, the shorter first", async () => {
  const { reader, recording } = await opened([{ name: "Main.java", text: twice }], {});
  const factOf = (text: string): number =>
    Array.from({ length: recording.length }, (_, seq) => reader.made(seq)?.text).indexOf(text);
  const fact = factOf("o3 ∈ pt(c)");
  expect(reader.ways(fact)).toBe(2);
  expect([0, 1].map((way) => reader.why(fact, 10, way)?.premises[0]?.text)).toEqual(["o3 ∈ pt(a)", "o3 ∈ pt(b)"]);
  expect(reader.ways(factOf("o3 ∈ pt(p)"))).toBe(2);
});

test.each(
  share(
    lessons.filter(({ load }) => load === undefined),
    20,
  ),
)("$id: no derivation rests on its own conclusion", async ({ file, presets }) => {
  const { reader, recording } = await opened([file], { ...presets[0]?.options });
  for (let seq = runSeed % 7; seq < recording.length; seq += 7) {
    const text = reader.made(seq)?.text;
    if (text === undefined) continue;
    const sizes = Array.from({ length: reader.ways(seq) }, (_, way) => {
      const proof = reader.why(seq, 2_000, way);
      const facts = new Set<number>();
      const walk = (node: NonNullable<typeof proof>): void => {
        facts.add(node.fact);
        for (const premise of node.premises) walk(premise);
      };
      if (proof !== undefined) for (const premise of proof.premises) walk(premise);
      expect(facts, text).not.toContain(seq);
      return facts.size;
    });
    expect(sizes, text).toEqual([...sizes].sort((a, b) => a - b));
  }
});
