import { type Made, NONE, Recorder, Recording, SymbolTables } from "../trace/index.ts";

/** What a step concludes, by which rule, from which steps. Without a text a step puts something on the agenda. */
export interface StepByHand {
  readonly text?: string;
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
  for (const { text, from } of steps) {
    const fact = { kind: 0, a: 0, b: 0, c: 0 };
    const kind = text === undefined ? "put" : "derive";
    section.write({ kind, rule: "rule", line: NONE, level: "rule", fact, premises: from });
  }
  const recording = new Recording();
  recording.append(recorder.takeChunk());
  const made = (seq: number): Made | undefined => {
    const { text, rule = "", from = [] } = steps[seq] ?? {};
    return text === undefined ? undefined : { text, rule, premises: from };
  };
  return { recording, made };
}
