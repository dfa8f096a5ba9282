import { expect, test } from "vitest";
import { kindsOfWeights } from "../../../testing/pushdown/pushdown-suite.ts";
import { randomProblem } from "../../../testing/pushdown/random-pushdown.ts";
import { type Recorded, recordPushdown } from "../../../testing/pushdown/record-pushdown.ts";
import { runSeed, share } from "../../../testing/seeds.ts";

const twoWays = `semiring min-plus
start <p, a>
<p, a> -> <q, b> [1]
<p, a> -> <r, b> [1]
<q, b> -> <t, c> [2]
<r, b> -> <t, c> [2]
<p, a> -> <t, c> [9]`;

function factOf({ board, recording }: Recorded, text: string): number {
  return Array.from({ length: recording.length }, (_, seq) => board.made(seq)?.text).indexOf(text);
}

test("a transition that two rules give the same weight has two derivations, and a dearer way is none", () => {
  const run = recordPushdown(twoWays, { direction: "post" });
  const fact = factOf(run, "l(t, c, s) = 3");
  const ways = Array.from({ length: run.board.ways(fact) }, (_, way) => run.board.why(fact, 10, way));
  expect(ways.map((way) => way?.premises.map(({ text }) => text))).toEqual([["l(q, b, s) = 1"], ["l(r, b, s) = 1"]]);
  expect(ways.map((way) => way?.side)).toEqual([
    ["f(⟨q, b⟩ ↪ ⟨t, c⟩) = 2", "1 ⊗ 2 = 3", "9 ⊕ 3 = 3"],
    ["f(⟨r, b⟩ ↪ ⟨t, c⟩) = 2", "1 ⊗ 2 = 3"],
  ]);
});

const problems = kindsOfWeights.flatMap((kind) => [1, 2, 3, 4, 5].map((seed) => ({ kind, seed })));

test.each(share(problems, 9))(
  "random system: every derivation comes to the weight of its transition, and none rests on it",
  ({ kind, seed }) => {
    const run = recordPushdown(randomProblem(seed, kind.semiring, kind.weights), { direction: "post" });
    for (let seq = runSeed % 2; seq < run.recording.length; seq += 2) {
      const text = run.board.made(seq)?.text;
      if (text?.startsWith("l(") !== true) continue;
      const weight = text.slice(text.lastIndexOf(" = "));
      for (let way = 1; way < run.board.ways(seq); way++) {
        const proof = run.board.why(seq, 500, way);
        if (proof === undefined || proof.side.some((each) => each.includes("⊕"))) continue;
        const value = proof.side.at(-1) ?? proof.premises[0]?.text;
        expect(value?.endsWith(weight), `${text} by ${value}`).toBe(true);
        expect(factsOf(proof.premises), text).not.toContain(seq);
      }
    }
  },
);

type Proof = NonNullable<ReturnType<Recorded["board"]["why"]>>;

function factsOf(proofs: readonly Proof[]): readonly number[] {
  return proofs.flatMap(({ fact, premises }) => [fact, ...factsOf(premises)]);
}
