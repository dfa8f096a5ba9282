import {
  type BoardSession,
  composeBoard,
  NONE,
  type PanelSpec,
  Recorder,
  Recording,
  type StepKind,
  type Story,
  SymbolTables,
} from "../../trace/index.ts";

/** A step: its kind, what it is from, the step that it takes, closes or finds known, and its statement. */
export type WrittenStep = readonly [kind: StepKind, from: readonly number[], subject?: number, at?: number | undefined];

/** A recording of these steps, of which a board says only the numbers: `f3` is the fact of step 3, `e3` its element. */
export function boardByHand(
  steps: readonly WrittenStep[],
  more: Partial<Story> = {},
  panels: readonly PanelSpec[] = [],
): { readonly recording: Recording; readonly session: BoardSession } {
  const recording = recorded(steps);
  const message = (id: string, seq = 0) => ({ id, values: { seq } });
  const story: Story = {
    fact: (seq) => `f${seq}`,
    rule: (seq) => `rule${seq}`,
    view: () => ({ kind: "heap", pictures: [] }),
    activeLines: () => [],
    begin: () => ({ what: message("b"), why: message("b"), effect: message("b") }),
    title: (seq) => message("title", seq),
    why: (seq, told) => [message(`why ${told}`, seq)],
    effect: (seq) => [message("effect", seq)],
    tally: (seq) => (seq % 2 === 0 ? "even" : "odd"),
    elements: (seq) => [`e${seq}`],
    factOf: () => undefined,
    ...more,
  };
  const section = { section: "own", panels, pseudocode: [], tell: () => story };
  return { recording, session: composeBoard({ engine: "own", sections: [section] }).open(recording) };
}

function recorded(steps: readonly WrittenStep[]): Recording {
  const recorder = new Recorder();
  const section = recorder.section("own", { rules: ["rule"], procedures: {} }, new SymbolTables());
  for (const [kind, premises, subject = 0, at = NONE] of steps) {
    const fact = { kind: 0, a: subject, b: 0, c: 0 };
    const level = kind === "take" ? "iteration" : "rule";
    section.write({ kind, rule: "rule", line: 0, level, fact, premises, at });
  }
  const recording = new Recording();
  recording.append(recorder.takeChunk());
  return recording;
}
