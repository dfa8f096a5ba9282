import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { recordRelevancy } from "../../testing/relevancy/relevancy.ts";
import { relevancySemiring } from "../pushdown/algorithm/semirings/index.ts";
import { pushdownSection } from "../pushdown/board.ts";
import { SymbolReader } from "../pushdown/story/read-symbols.ts";
import { factKinds } from "../pushdown/story/vocabulary.ts";
import { relevancyBoard } from "./board.ts";
import { relevancyExamples } from "./page/lessons/index.ts";

/** More rules of one run than this are not looked at: runs may be exponentially long. */
const MAX_RULES = 3_000;

test.each(relevancyExamples.map(({ id, file }) => ({ id, file })))(
  "$id: each transition of a control location has a run that rules allow and that ends there",
  async ({ file }) => {
    const { recording } = recordRelevancy(await compileJava([file]), {});
    const board = relevancyBoard.open(recording);
    const section = recording.section(pushdownSection.section);
    const symbols = new SymbolReader(section);
    const { states } = symbols;
    const rules = new Set(symbols.rules.map((_, rule) => symbols.ruleText(rule).split(" ↪ ")[0]));
    const facts = section.births(factKinds.transition);
    let count = 0;
    for (let index = 0; index < facts.length; index++) {
      const { from, symbol: read, to } = symbols.transition(recording.steps.fact(facts.at(index)).a);
      const symbol = symbols.symbol(read);
      const run = board.replay?.(facts.at(index));
      if (states[from]?.kind !== "location") {
        expect(run).toBeUndefined();
        continue;
      }
      let last = run?.start;
      let length = 0;
      for (const { text, configuration } of run?.steps() ?? []) {
        const [left = ""] = text.split(" ↪ ");
        expect(rules).toContain(left);
        expect(left).toBe(`⟨${last?.location}, ${last?.stack[0]}⟩`);
        last = configuration;
        if (++length > MAX_RULES) break;
      }
      if (length > MAX_RULES) continue;
      count++;
      expect(last?.location).toBe(states[from]?.name);
      if (symbol !== "ε") expect(last?.stack[0]).toBe(symbol);
      else expect(states[to]?.kind).not.toBe("location");
    }
    expect(count).toBeGreaterThan(5);
  },
);

test("the run behind ra(v, m) ends in m at v, and its weight is that of the outcome", async () => {
  const [example] = relevancyExamples;
  if (example === undefined) throw new Error("no lesson");
  const { recording } = recordRelevancy(await compileJava([example.file]), {});
  const board = relevancyBoard.open(recording);
  const outcomes = Array.from({ length: recording.length }, (_, seq) => seq).filter((seq) =>
    board.why(seq, 1)?.text.startsWith("ra("),
  );
  let count = 0;
  for (const seq of outcomes) {
    const text = board.why(seq, 1)?.text ?? "";
    const run = [...(board.replay?.(seq)?.steps() ?? [])];
    if (run.length === 0) continue;
    count++;
    const weight = run.reduce(
      (sum, step) => relevancySemiring.extend(sum, relevancySemiring.parse(step.weight) ?? 0),
      2,
    );
    expect(`${text.split(" = ")[0]} = ${relevancySemiring.show(weight)}`).toBe(text);
  }
  expect(count).toBeGreaterThan(5);
});
