import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { recordRelevancy } from "../../testing/relevancy.ts";
import { relevancyBoard } from "./board.ts";
import { relevancyExamples } from "./page/lessons/index.ts";
import type { RuleSymbol, StateSymbol, TransitionSymbol } from "./symbols.ts";
import { factKinds } from "./symbols.ts";

/** More rules of one run than this are not looked at: runs may be exponentially long. */
const MOST_RULES = 3_000;

test.each(relevancyExamples.map(({ id, file }) => ({ id, file })))(
  "$id: each transition of a control location has a run that rules allow and that ends there",
  async ({ file }) => {
    const { recording } = recordRelevancy(await compileJava([file]), {});
    const board = relevancyBoard.open(recording);
    const states = recording.symbols("states") as readonly StateSymbol[];
    const transitions = recording.symbols("transitions") as readonly TransitionSymbol[];
    const rules = new Set((recording.symbols("rules") as readonly RuleSymbol[]).map(({ left }) => left));
    const facts = recording.births(factKinds.transition);
    let count = 0;
    for (let index = 0; index < facts.length; index++) {
      const { from, symbol, to } = transitions[recording.steps.fact(facts.at(index)).a] ?? {
        from: -1,
        symbol: "",
        to: -1,
      };
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
        if (++length > MOST_RULES) break;
      }
      if (length > MOST_RULES) continue;
      count++;
      expect(last?.location).toBe(states[from]?.name);
      if (symbol !== "ε") expect(last?.stack[0]).toBe(symbol);
      else expect(states[to]?.kind).not.toBe("location");
    }
    expect(count).toBeGreaterThan(5);
  },
);
