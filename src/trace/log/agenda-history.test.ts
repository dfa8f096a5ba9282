import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AgendaHistory, Recorder, Recording, SymbolTables } from "../index.ts";
import { MAX_COLUMNS } from "./agenda-history.ts";

const vocabulary = { rules: ["rule"], procedures: {} } as const;

/** What happens at each step, and in which section: an entry is put, the next one is taken if one waits, or a fact is found. */
interface Run {
  readonly events: readonly { readonly kind: "put" | "take" | "derive"; readonly section: "loud" | "quiet" }[];
  /** How many steps a chunk of the recording has. */
  readonly piece: number;
}

/** Records a run in pieces. */
function record({ events, piece }: Run, onChunk: (recording: Recording) => void = () => undefined): Recording {
  const recorder = new Recorder();
  const recording = new Recording();
  const open = (name: string) => ({
    section: recorder.section(name, vocabulary, new SymbolTables<Record<never, never>>()),
    waiting: [] as number[],
  });
  const agendas = { loud: open("loud"), quiet: open("quiet") };
  for (const [index, { kind, section: name }] of events.entries()) {
    const { section, waiting } = agendas[name];
    const step = { rule: "rule", line: 0, premises: [] } as const;
    const fact = { kind: 0, a: 0, b: 0, c: 0 };
    const entry = kind === "take" ? waiting.shift() : undefined;
    if (kind === "put") waiting.push(section.write({ ...step, kind, fact }));
    else if (entry === undefined) section.write({ ...step, kind: "derive", fact });
    else section.write({ ...step, kind: "take", level: "iteration", fact: { ...fact, a: entry } });
    if (index % piece !== piece - 1 && index !== events.length - 1) continue;
    recording.append(recorder.takeChunk());
    onChunk(recording);
  }
  return recording;
}

function historyOf(recording: Recording): AgendaHistory {
  const history = new AgendaHistory(recording, ["loud"]);
  history.extend();
  return history;
}

const runs = fc.record({
  events: fc.array(
    fc.record({
      kind: fc.constantFrom("put", "take", "derive"),
      section: fc.constantFrom("loud", "loud", "loud", "quiet"),
    }),
    { maxLength: 900, size: "max" },
  ),
  piece: fc.integer({ min: 1, max: 200 }),
});

/** How many entries wait at every position. */
function waitingIn(recording: Recording): readonly number[] {
  return Array.from({ length: recording.length + 1 }, (_, n) => recording.section("loud").agendaAt(n).length);
}

describe("the curve of an agenda", () => {
  test("each column has the most entries that wait at one of its positions", () => {
    fc.assert(
      fc.property(runs, (run) => {
        const recording = record(run);
        const { stride, columns, most } = historyOf(recording).curve();
        const waiting = waitingIn(recording);
        const columnAt = (index: number) => Math.max(...waiting.slice(index * stride, (index + 1) * stride));
        expect(columns).toEqual(
          Array.from({ length: Math.floor(recording.length / stride) + 1 }, (_, i) => columnAt(i)),
        );
        expect(columns.length).toBeLessThanOrEqual(MAX_COLUMNS);
        expect(most).toBe(Math.max(...waiting));
      }),
      { numRuns: 40 },
    );
  });

  test("while a recording grows it is the curve of what there is", () => {
    fc.assert(
      fc.property(runs, (run) => {
        let history: AgendaHistory | undefined;
        record(run, (recording) => {
          history ??= new AgendaHistory(recording, ["loud"]);
          history.extend();
          expect(history.curve()).toEqual(historyOf(recording).curve());
        });
      }),
      { numRuns: 20 },
    );
  });

  test("a million steps are read once, and the curve stays as small", () => {
    let reads = 0;
    const steps = {
      length: 1_000_000,
      section: () => 0,
      subject: (seq: number) => seq - 1,
      kind: (seq: number) => {
        reads++;
        return seq % 2 === 0 ? ("put" as const) : ("take" as const);
      },
    };
    const history = new AgendaHistory({ sections: [{ name: "loud" }], steps }, ["loud"]);
    history.extend();
    history.extend();
    expect(reads).toBe(1_000_000);
    expect(history.curve().columns.length).toBeGreaterThan(MAX_COLUMNS / 2);
    expect(history.curve().columns.length).toBeLessThanOrEqual(MAX_COLUMNS);
  });
});
