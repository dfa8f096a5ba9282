import type { Span } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { type Examined, type InputRun, STEP_LIMIT } from "../concrete/index.ts";
import type { Code, CoreInstruction } from "../program/code.ts";
import { withPlaces } from "../program/places.ts";
import type { EndlessInput, Finding } from "../test-input/test-input.ts";
import { MAX_STEPS } from "./long-paths.ts";

/** How many paths that end at a bound in the same place have their inputs run. */
const MAX_TRIES = 32;

/** Inputs that do not come to an end, and what is told of them. */
export class EndlessRuns {
  readonly runs: InputRun[] = [];
  readonly #code: Code;
  /** By their sentences: each place is told once. */
  readonly #findings = new Map<string, Finding>();
  readonly #tries = new Map<CoreInstruction, number>();

  constructor(code: Code) {
    this.#code = code;
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()];
  }

  /** Whether an input of one more path that a bound has ended at this place is to be run. */
  isToBeTried(at: CoreInstruction): boolean {
    const tries = this.#tries.get(at) ?? 0;
    this.#tries.set(at, tries + 1);
    return tries < MAX_TRIES;
  }

  /** A run goes on from a path that a bound has ended here: no other is tried. */
  goesOnFrom(at: CoreInstruction, examined: Examined): EndlessInput | undefined {
    this.#tries.set(at, MAX_TRIES);
    return this.add(at.span, examined, STEP_LIMIT);
  }

  /** A path that is too long, with its input where one is known. The input comes back where this place is told for the first time. */
  add(span: Span, examined: Examined | undefined, steps = MAX_STEPS): EndlessInput | undefined {
    if (examined !== undefined) this.runs.push(examined.run);
    const finding = mayNotTerminate(this.#code, span, examined, steps);
    if (this.#findings.has(finding.text)) return undefined;
    this.#findings.set(finding.text, finding);
    return examined?.endless;
  }
}

/** Whether a run goes on for ever. Of calls without end Java’s stack has enough. */
export function isEndless({ run, endless }: Examined): boolean {
  return endless !== undefined || (run.outcome.kind === "exception" && run.outcome.exception === "StackOverflowError");
}

/** The finding for a path that was cut at the limit of `steps` instructions, with the run of its input where one is known. */
function mayNotTerminate(code: Code, span: Span, examined: Examined | undefined, steps: number): Finding {
  const [line = ""] = withPlaces(code, [{ span }]).map(({ place }) => place);
  const found = { kind: "may-not-terminate", line } as const;
  if (examined !== undefined && examined.endless === undefined)
    return { ...found, text: say("finding.endlessCalls", { line }) };
  const limit = steps.toLocaleString("en");
  const input = examined?.endless;
  if (input === undefined) return { ...found, text: say("finding.endless", { limit, line }) };
  const text = say(input.valid ? "finding.endless" : "finding.endlessInvalid", { limit, line });
  return { ...found, text, input };
}
