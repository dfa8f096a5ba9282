import type { TestsOptions } from "../../options.ts";
import { coverageOf, Goals, goalCoverageOf, OpenEnds } from "../coverage/index.ts";
import type { Subject } from "../subject/subject.ts";
import type { Finding, TestsResult } from "../test-input/test-input.ts";
import type { Generation } from "./generation.ts";

/** Nothing is executed where the precondition contradicts itself: no path begins, so nothing can be covered. */
export class NoInputs implements Generation {
  readonly #result: TestsResult;

  constructor({ code, method }: Subject, { strategy, depth }: TestsOptions, contradiction: Finding) {
    const nothing: ReadonlySet<string> = new Set();
    const branches = { taken: nothing, feasible: nothing, refused: nothing, openEnds: new OpenEnds(code) };
    const goals = { goals: new Goals(code), reached: nothing, feasible: nothing, refused: nothing };
    this.#result = {
      findings: [contradiction],
      method: method.label,
      strategy,
      tests: [],
      coverage: coverageOf(code, method, [], branches),
      goals: goalCoverageOf(code, method, branches, goals),
      solverCalls: 0,
      paths: 0,
      ...(depth === undefined ? {} : { depth }),
      partial: false,
      notes: [contradiction.text],
    };
  }

  advance(): boolean {
    return true;
  }

  result(): TestsResult {
    return this.#result;
  }
}

/** A strategy that makes inputs without the precondition: what is known of that stands first. */
export function withFinding(generation: Generation, finding: Finding): Generation {
  return {
    advance: (budget) => generation.advance(budget),
    result() {
      const result = generation.result();
      return { ...result, findings: [finding, ...result.findings], notes: [finding.text, ...result.notes] };
    },
  };
}
