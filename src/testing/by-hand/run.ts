import { type Made, NONE, Recorder, Recording, SymbolTables } from "../../trace/index.ts";

/**
 * What a step concludes, by which rule, from which steps. Without a text a step puts something on the agenda, or takes what
 * a step has put.
 */
export interface StepByHand {
  readonly text?: string;
  readonly takes?: number;
  readonly rule: string;
  readonly from: readonly number[];
}

/** A recording of these steps, and what of a board says which facts they made. */
export function runByHand(steps: readonly StepByHand[]): {
  readonly recording: Recording;
  made(seq: number): Made | undefined;
} {
  const recorder = new Recorder();
  const section = recorder.section("by hand", { rules: ["rule"], procedures: {} }, new SymbolTables());
  for (const { text, takes, from } of steps) {
    const fact = { kind: 0, a: takes ?? 0, b: 0, c: 0 };
    const shared = { rule: "rule", line: NONE, fact, premises: from } as const;
    if (takes !== undefined) section.write({ ...shared, kind: "take", level: "iteration" });
    else section.write({ ...shared, kind: text === undefined ? "put" : "derive", level: "rule" });
  }
  const recording = new Recording();
  recording.append(recorder.takeChunk());
  const made = (seq: number): Made | undefined => {
    const { text, rule = "", from = [] } = steps[seq] ?? {};
    return text === undefined ? undefined : { text, rule, premises: from };
  };
  return { recording, made };
}
